import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import ts from 'typescript'
import { expect, it } from 'vitest'

const FOLDER = 'cms/components'
const SPOKEN = ['label', 'title', 'placeholder', 'aria-label', 'alt']

/** What stays as it is in each language. */
const EXCEPTIONS: { text: RegExp; because: string }[] = [
  { text: /^https?:\/\/$/, because: 'it begins an address' },
  { text: /^changed$/, because: 'entries of the audit log read the same for everyone' },
]

/** The English in JSX texts and in attributes that people read or hear, which isn't passed through `t`. */
function literalsIn(source: string): string[] {
  const file = ts.createSourceFile('source.tsx', source, ts.ScriptTarget.Latest, false, ts.ScriptKind.TSX)
  const found: string[] = []
  const add = (text: string) => {
    const plain = text.replaceAll(/&\w+;/g, '').replaceAll(/\s+/g, ' ').trim()
    if (/[a-z]/i.test(plain) && !EXCEPTIONS.some((exception) => exception.text.test(plain))) found.push(plain)
  }
  /** A literal is shown as it is, also one of two, after a condition, or around a value. */
  const addShown = (node: ts.Expression | undefined): void => {
    if (node === undefined) return
    if (ts.isStringLiteralLike(node)) add(node.text)
    else if (ts.isTemplateExpression(node))
      [node.head, ...node.templateSpans.map(({ literal }) => literal)].forEach(({ text }) => add(text))
    else if (ts.isConditionalExpression(node)) [node.whenTrue, node.whenFalse].forEach(addShown)
    else if (ts.isBinaryExpression(node)) addShown(node.right)
    else if (ts.isParenthesizedExpression(node)) addShown(node.expression)
  }
  const visit = (node: ts.Node): void => {
    if (ts.isJsxText(node)) add(node.text)
    if (ts.isJsxExpression(node) && (!node.parent || !ts.isJsxAttribute(node.parent))) addShown(node.expression)
    if (ts.isJsxAttribute(node)) {
      const { name, initializer } = node
      const isSpoken = ts.isIdentifier(name) ? SPOKEN.includes(name.text) : false
      if (isSpoken && initializer) {
        if (ts.isStringLiteral(initializer)) add(initializer.text)
        else if (ts.isJsxExpression(initializer)) addShown(initializer.expression)
      }
      // Other attributes hold classes and states, and elements whose texts are read.
      if (initializer && ts.isJsxExpression(initializer) && initializer.expression) visit(initializer.expression)
      return
    }
    ts.forEachChild(node, visit)
  }
  visit(file)
  return found
}

it('finds English that is not passed through t', () => {
  const source = `const page = (
    <section aria-label="One" className="no" title={isNew ? 'Two' : t('No')} data-state="no">
      Three {t('No')} {isOld && ' four'} {\`\${count} five\`} <Row name="no" says={t('No')} icon={<i title="Six" />} />
      <input placeholder="https://" /> – {'·'} {fields['no']}
    </section>)`
  expect(literalsIn(source)).toEqual(['One', 'Two', 'Three', 'four', 'five', 'Six'])
})

const files = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.tsx'))

it.each(files)('%s says nothing in English alone', (name) => {
  expect(literalsIn(readFileSync(path.join(FOLDER, name), 'utf8'))).toEqual([])
})
