import type { Token } from 'markdown-it'
import { markdownParser as parser } from '../markdownParser.ts'
import { MAX_CHARACTERS } from '../readText.ts'

/** @returns null if the HTML would be longer than 1 MB: a text can name an address of 100 kB thousands of times. */
export function markdownToHtml(markdown: string): string | null {
  const environment = {}
  const tokens = parser.parse(markdown, environment)
  return lengthOf(tokens) > MAX_CHARACTERS ? null : parser.renderer.render(tokens, parser.options, environment)
}

const lengthOf = (tokens: Token[]): number =>
  tokens.reduce((sum, { content, attrs, children }) => {
    const attributes = (attrs ?? []).reduce((length, [, value]) => length + String(value).length, 0)
    return sum + attributes + (children ? lengthOf(children) : content.length)
  }, 0)
