import ts from 'typescript'

/**
 * What the schemas in a source file say about wrong input: the sentences that are an argument, a constant or a `message`,
 * such as `z.string('Please enter a name')`. Other objects and lists hold labels.
 */
export function schemaTexts(sourceCode: string): string[] {
  const file = ts.createSourceFile('source.ts', sourceCode, ts.ScriptTarget.Latest, false, ts.ScriptKind.TS)
  const found = new Set<string>()
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) || ts.isTypeNode(node) || isLabel(node)) return
    if (ts.isStringLiteralLike(node) && SENTENCE.test(node.text)) found.add(node.text)
    ts.forEachChild(node, visit)
  }
  visit(file)
  return [...found]
}

const isLabel = (node: ts.Node): boolean =>
  (ts.isPropertyAssignment(node) && ts.isStringLiteralLike(node.initializer) && !NAMES.includes(nameOf(node))) ||
  (ts.isCallExpression(node) &&
    ts.isPropertyAccessExpression(node.expression) &&
    node.expression.name.text === 'describe') ||
  (ts.isArrayLiteralExpression(node) && node.elements.some(ts.isStringLiteralLike))

const NAMES = ['message', 'tooShort']
const nameOf = ({ name }: ts.PropertyAssignment): string => (ts.isIdentifier(name) ? name.text : '')

const SENTENCE = /^(?:[A-Z“]|\{\w+\} )\S* .*[a-z]/
