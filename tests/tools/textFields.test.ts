import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import ts from 'typescript'
import { expect, it } from 'vitest'

const FIELDS = ['Input', 'Textarea', 'input', 'textarea']
const WITHOUT_TEXT = [
  'checkbox',
  'color',
  'date',
  'datetime-local',
  'file',
  'hidden',
  'number',
  'radio',
  'range',
  'time',
]

/** A story's length is limited as a whole, by the server. */
const LIMITED_ELSEWHERE = ['web/src/features/content/stories/StoryField.tsx']

type Element = ts.JsxSelfClosingElement | ts.JsxOpeningElement

/** The text fields of a component, by line, that don't say how much fits. */
function unlimitedFields(file: string): string[] {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX)
  const found: string[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isJsxSelfClosingElement(node) || ts.isJsxOpeningElement(node)) {
      const { line } = source.getLineAndCharacterOfPosition(node.getStart())
      if (FIELDS.includes(node.tagName.getText()) && takesText(node)) found.push(`${file}:${line + 1}`)
    }
    ts.forEachChild(node, visit)
  }
  visit(source)
  return found
}

function takesText(element: Element): boolean {
  const attributes = new Map<string, ts.JsxAttribute>()
  for (const one of element.attributes.properties) if (ts.isJsxAttribute(one)) attributes.set(one.name.getText(), one)
  const type = attributes.get('type')?.initializer
  if (type && ts.isStringLiteral(type) && WITHOUT_TEXT.includes(type.text)) return false
  const readOnly = attributes.get('readOnly')
  return !attributes.has('maxLength') && (readOnly === undefined || readOnly.initializer !== undefined)
}

it('every text field of the site has a maximum length', () => {
  const files = readdirSync('web/src', { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.tsx'))
    .map((name) => path.join('web/src', name))
  expect(files.length).toBeGreaterThan(300)
  expect(files.filter((file) => !LIMITED_ELSEWHERE.includes(file)).flatMap(unlimitedFields)).toEqual([])
})

it('every text field of the pages for signing in has a maximum length', () => {
  const fields = readdirSync('server/auth-pages')
    .flatMap((name) => readFileSync(path.join('server/auth-pages', name), 'utf8').match(/<input[^>]*?\/>/gs) ?? [])
    .filter((field) => !/type="(?:hidden|radio|checkbox)"/.test(field))
  expect(fields.length).toBeGreaterThan(8)
  expect(fields.filter((field) => !field.includes('maxlength='))).toEqual([])
})
