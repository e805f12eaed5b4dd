import ts from 'typescript'

const MARKS: readonly string[] = ['t', 'msg']

/**
 * The texts for people in a source file: those of `t('…')`, `msg('…')`, `textsIn(language)('…')` and `<Trans id="…">`,
 * each once.
 *
 * @param marks the names of the functions.
 */
export function textsOf(sourceCode: string, marks = MARKS): string[] {
  const file = ts.createSourceFile('source.tsx', sourceCode, ts.ScriptTarget.Latest, false, ts.ScriptKind.TSX)
  const found = new Set<string>()
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && isMark(node.expression, marks))
      node.arguments.slice(0, 2).forEach((argument) => literalsIn(argument, found))
    if (isTrans(node)) for (const attribute of node.attributes.properties) literalsIn(idOf(attribute), found)
    ts.forEachChild(node, visit)
  }
  visit(file)
  return [...found]
}

function isMark(called: ts.Expression, marks: readonly string[]): boolean {
  if (ts.isIdentifier(called)) return marks.includes(called.text)
  if (!marks.includes('t')) return false
  if (ts.isPropertyAccessExpression(called)) return called.name.text === 't'
  if (!ts.isCallExpression(called) || !ts.isIdentifier(called.expression)) return false
  return called.expression.text === 'textIn' || called.expression.text === 'textsIn'
}

const isTrans = (node: ts.Node): node is ts.JsxSelfClosingElement | ts.JsxOpeningElement =>
  (ts.isJsxSelfClosingElement(node) || ts.isJsxOpeningElement(node)) &&
  ts.isIdentifier(node.tagName) &&
  node.tagName.text === 'Trans'

function idOf(attribute: ts.JsxAttributeLike): ts.Node | undefined {
  if (!ts.isJsxAttribute(attribute) || !ts.isIdentifier(attribute.name) || attribute.name.text !== 'id')
    return undefined
  const { initializer } = attribute
  return initializer && ts.isJsxExpression(initializer) ? initializer.expression : initializer
}

/** Also those of `isNew ? 'one' : 'other'`. */
function literalsIn(node: ts.Node | undefined, found: Set<string>): void {
  if (!node) return
  if (ts.isStringLiteralLike(node)) found.add(node.text)
  if (ts.isParenthesizedExpression(node)) literalsIn(node.expression, found)
  if (!ts.isConditionalExpression(node)) return
  literalsIn(node.whenTrue, found)
  literalsIn(node.whenFalse, found)
}
