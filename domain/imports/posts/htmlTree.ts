import type { DefaultTreeAdapterTypes } from 'parse5'

type Node = DefaultTreeAdapterTypes.ChildNode
type Element = DefaultTreeAdapterTypes.Element

/** The headings of a story, by those of HTML. */
export const HEADINGS: Record<string, string> = { h1: 'h2', h2: 'h2', h3: 'h3', h4: 'h4', h5: 'h4', h6: 'h4' }

export const LEFT_OUT = [
  'script',
  'style',
  'noscript',
  'template',
  'svg',
  'form',
  'button',
  'input',
  'head',
  'title',
  'object',
]

/** Elements that begin a new paragraph without being one. */
export const PARTS = [
  'p',
  'div',
  'section',
  'article',
  'figure',
  'figcaption',
  'picture',
  'header',
  'footer',
  'main',
  'aside',
  'details',
  'summary',
  'dl',
  'dt',
  'dd',
  'center',
  'address',
]
const BLOCK_TAGS = [...PARTS, ...Object.keys(HEADINGS), 'blockquote', 'ul', 'ol', 'hr', 'pre', 'table', 'img']

/** Such as a link around a picture. */
export const holdsBlocks = (node: Element): boolean =>
  !PARTS.includes(node.tagName) &&
  !LEFT_OUT.includes(node.tagName) &&
  BLOCK_TAGS.some((tag) => descendants(node, tag).length > 0)

export function descendants(node: Element, tagName: string): Element[] {
  const found: Element[] = []
  const waiting: Node[] = [...node.childNodes].reverse()
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    if (!('tagName' in next)) continue
    if (next.tagName === tagName) found.push(next)
    waiting.push(...[...next.childNodes].reverse())
  }
  return found
}

export function plainText(node: Element): string {
  let words = ''
  const waiting: Node[] = [...node.childNodes].reverse()
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    if (next.nodeName === '#text' && 'value' in next) words += next.value
    if ('tagName' in next && next.tagName === 'br') words += '\n'
    if ('childNodes' in next) waiting.push(...[...next.childNodes].reverse())
  }
  return words
}

export const attribute = (node: Element, name: string): string =>
  node.attrs.find((one) => one.name === name)?.value.trim() ?? ''
