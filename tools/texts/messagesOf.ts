import ts from 'typescript'

/**
 * The sentences in a source file: its texts of more than one word. Values become placeholders: `Only ${stock} left.` is
 * `Only {0} left.`.
 *
 * @param within only those in `new ShopError(…)`, for files that also say something to the people who run the site.
 */
export function messagesOf(sourceCode: string, within: 'file' | 'errors'): string[] {
  const file = ts.createSourceFile('source.ts', sourceCode, ts.ScriptTarget.Latest, false, ts.ScriptKind.TS)
  const found = new Set<string>()
  const visit = (node: ts.Node, isInside: boolean): void => {
    if (ts.isTaggedTemplateExpression(node) || ts.isImportDeclaration(node) || ts.isTypeNode(node)) return
    const text = isInside ? textOf(node) : null
    if (text !== null && SENTENCE.test(text)) found.add(text)
    const opens = ts.isNewExpression(node) && ts.isIdentifier(node.expression) && node.expression.text === 'ShopError'
    ts.forEachChild(node, (child) => visit(child, isInside || opens))
  }
  visit(file, within === 'file')
  return [...found]
}

/** Begins as a sentence, and isn’t only values. */
const SENTENCE = /^(?:[A-Z“]|\{0\} ).*[a-z]{2,} ?.* .*$|^[A-Z][a-z’]+ (?:[a-z]+|\{0\}).*$|^\{0\} is .*$/

function textOf(node: ts.Node): string | null {
  if (ts.isStringLiteralLike(node)) return node.text
  if (!ts.isTemplateExpression(node)) return null
  return node.head.text + node.templateSpans.map(({ literal }, at) => `{${at}}${literal.text}`).join('')
}
