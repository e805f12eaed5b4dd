import { escapeHtml } from '#contracts/shared/escapeHtml.ts'

/** Finished XML. Only `element` makes it, so that no text gets in without being escaped. */
class Markup {
  readonly text: string

  constructor(text: string) {
    this.text = text
  }
}
export type { Markup }

/** @param content a text, or elements. Both lose what `withoutInvalid` removes. */
export function element(
  name: string,
  content: string | Markup[] = '',
  attributes: Record<string, string | number> = {},
): Markup {
  const inside = typeof content === 'string' ? escapeXml(content) : content.map(({ text }) => text).join('')
  const start = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapeAttribute(String(value))}"`)
  return new Markup(inside === '' ? `<${name}${start.join('')}/>` : `<${name}${start.join('')}>${inside}</${name}>`)
}

/** A whole document. All XML of the site is written here. */
export const writeXml = (root: Markup): string => `<?xml version="1.0" encoding="UTF-8"?>${root.text}`

const escapeXml = (text: string): string => escapeHtml(withoutInvalid(text))
/** Parsers read line breaks in attributes as spaces. */
const escapeAttribute = (text: string): string =>
  escapeXml(text).replace(/[\t\n\r]/g, (character) => `&#${character.charCodeAt(0)};`)

/** A single character that XML 1.0 does not allow makes a whole document unreadable, and no reference can write it. */
const withoutInvalid = (text: string): string =>
  text.replace(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, '')
