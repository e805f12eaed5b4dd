import type { DefaultTreeAdapterTypes } from 'parse5'

type Node = DefaultTreeAdapterTypes.ChildNode
type Element = DefaultTreeAdapterTypes.Element

/** The headings of a story, by those of HTML. */
export const HEADINGS: Record<string, string> = { h1: 'h2', h2: 'h2', h3: 'h3', h4: 'h4', h5: 'h4', h6: 'h4' }

/** Elements that are left out, with what the owner is told; null if nothing is missing. */
export const LEFT_OUT: Record<string, string | null> = {
  script: 'script',
  style: null,
  template: null,
  svg: 'drawing',
  canvas: 'drawing',
  button: 'button',
  input: 'form field',
  select: 'form field',
  textarea: 'form field',
  head: null,
  title: null,
  param: null,
}

export const isLeftOut = (tagName: string): boolean => Object.hasOwn(LEFT_OUT, tagName)

/** Elements that show something from elsewhere; a script can, too. */
export const EMBEDS = ['iframe', 'video', 'audio', 'embed', 'object', 'script']

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
  'form',
  'fieldset',
  'legend',
  'hgroup',
  'nav',
]
const BLOCK_TAGS = [...PARTS, ...Object.keys(HEADINGS), 'blockquote', 'ul', 'ol', 'hr', 'pre', 'table', 'img']

/** All nodes below these, in document order and without recursion. @param skipped tags whose inside is left out. */
export function* walkTree(nodes: Node[], skipped: string[] = []): Generator<Node> {
  const waiting = [...nodes].reverse()
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    yield next
    if (!('childNodes' in next) || skipped.includes(next.nodeName)) continue
    for (let at = next.childNodes.length - 1; at >= 0; at -= 1) {
      const child = next.childNodes[at]
      if (child) waiting.push(child)
    }
  }
}

/** Such as a link around a picture. */
export function holdsBlocks(node: Element): boolean {
  if ([...PARTS, ...EMBEDS].includes(node.tagName) || isLeftOut(node.tagName)) return false
  for (const inner of walkTree(node.childNodes)) if (BLOCK_TAGS.includes(inner.nodeName)) return true
  return false
}

export const descendants = (node: Element, tagName: string, skipped: string[] = []): Element[] =>
  [...walkTree(node.childNodes, skipped)].filter(
    (inner): inner is Element => 'tagName' in inner && inner.tagName === tagName,
  )

/** Its words, with its line breaks. */
export function plainText(node: Element): string {
  let words = ''
  for (const inner of walkTree(node.childNodes)) {
    if (inner.nodeName === '#text' && 'value' in inner) words += inner.value
    if (inner.nodeName === 'br') words += '\n'
  }
  return words
}

export const attribute = (node: Element, name: string): string =>
  node.attrs.find((one) => one.name === name)?.value.trim() ?? ''

/** Their words on one line. */
export function wordsOf(nodes: Node[]): string {
  let words = ''
  for (const inner of walkTree(nodes, ['script', 'style', 'svg']))
    if (inner.nodeName === '#text' && 'value' in inner) words += inner.value
  return words.replace(/\s+/g, ' ').trim()
}

/** What only counts visitors. */
export const isPixel = (image: Element): boolean =>
  ['width', 'height'].every((name) => /^[01](?:px)?$/.test(attribute(image, name)))

/** Of a cell. */
const MAX_SPAN = 100

export const spanOf = (cell: Element, name: string): number => {
  const span = Number(/^\d{1,3}$/.exec(attribute(cell, name))?.[0] ?? 1)
  return Math.min(Math.max(span, 1), MAX_SPAN)
}
