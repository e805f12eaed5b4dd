import { isSafeUrl } from '#contracts/shared/isSafeUrl.ts'
import { readWordItem, type WordItem } from './readWordItem.ts'

const KEPT: Record<string, string> = {
  P: 'p',
  PRE: 'p',
  UL: 'ul',
  OL: 'ol',
  LI: 'li',
  BLOCKQUOTE: 'blockquote',
  STRONG: 'strong',
  EM: 'em',
  I: 'em',
  BR: 'br',
  HR: 'hr',
  TABLE: 'table',
  TBODY: 'tbody',
  THEAD: 'tbody',
  TR: 'tr',
  TH: 'th',
  TD: 'td',
}
const DROPPED =
  /^(STYLE|SCRIPT|NOSCRIPT|TEMPLATE|TITLE|META|LINK|XML|IMG|PICTURE|SVG|VIDEO|AUDIO|IFRAME|OBJECT|EMBED|BUTTON|INPUT|SELECT|TEXTAREA|O:P)$/i
const STRUCTURE = 'h2,h3,h4,ul,ol,blockquote,strong,em,a,table,hr'

export const hasStructure = (page: Document): boolean => page.querySelector(STRUCTURE) !== null

/** HTML of other programs with nothing but its structure: no styles, classes, spans or pictures. */
export function cleanHtml(html: string): Document {
  // A parsed document runs nothing and loads nothing.
  const source = new DOMParser().parseFromString(html, 'text/html')
  const page = document.implementation.createHTMLDocument('')
  const shift = source.querySelector('h1, .MsoTitle') ? 1 : 0
  copyChildren(source.body, page.body, shift)
  return page
}

function copyChildren(from: Element, to: Element, shift: number) {
  const lists: HTMLElement[] = []
  for (const child of from.childNodes) {
    if (child instanceof Text || child.nodeType === Node.TEXT_NODE) {
      if (lists.length === 0 || child.textContent?.trim()) to.append(child.textContent ?? '')
      continue
    }
    if (child.nodeType !== Node.ELEMENT_NODE) continue
    const element = child as HTMLElement
    const item = readWordItem(element)
    if (item) {
      appendWordItem(item, lists, to, shift)
      continue
    }
    lists.length = 0
    copyElement(element, to, shift)
  }
}

function copyElement(element: HTMLElement, to: Element, shift: number) {
  if (DROPPED.test(element.tagName) || /mso-list:\s*Ignore/i.test(element.getAttribute('style') ?? '')) return
  copyChildren(element, openTag(element, to, shift), shift)
}

/** The element the content goes into: a new one, or the same as before when the tag says nothing about structure. */
function openTag(element: HTMLElement, to: Element, shift: number): Element {
  const { tagName } = element
  const append = (tag: string, inside = to) => inside.appendChild(inside.ownerDocument.createElement(tag))
  if (element.classList.contains('MsoTitle')) return append('h2')
  const level = /^H([1-6])$/.exec(tagName)?.[1]
  if (level) return append(`h${Math.min(4, Math.max(2, Number(level) + shift))}`)
  if (tagName === 'A') {
    const url = targetOf(element)
    if (!url) return to
    const link = append('a')
    link.setAttribute('href', url)
    return link
  }
  // Google Docs writes paragraphs into list items.
  if (tagName === 'P' && to.tagName === 'LI') return to
  const kept = KEPT[tagName]
  if (kept) return append(kept)
  return openFormat(element, to, append)
}

/** Bold and italic, which some programs write as styles. */
function openFormat(element: HTMLElement, to: Element, append: (tag: string, inside?: Element) => Element): Element {
  const { fontWeight, fontStyle } = element.style
  const isBold = element.tagName === 'B' ? fontWeight !== 'normal' && fontWeight !== '400' : isHeavy(fontWeight)
  const bold = isBold && !to.closest('strong, h2, h3, h4') ? append('strong') : to
  return fontStyle === 'italic' && !to.closest('em') ? append('em', bold) : bold
}

const isHeavy = (weight: string): boolean => weight === 'bold' || Number(weight) >= 600

function targetOf(element: HTMLElement): string | null {
  const href = element.getAttribute('href')?.trim() ?? ''
  // Google Docs sends readers through its own address first.
  const redirect = /^https:\/\/www\.google\.com\/url\?(.*)$/.exec(href)?.[1]
  const url = (redirect && new URLSearchParams(redirect).get('q')) || href
  return isSafeUrl(url) ? url : null
}

/** Word has no list elements: paragraphs name their level. */
function appendWordItem({ element, level, isOrdered }: WordItem, lists: HTMLElement[], to: Element, shift: number) {
  lists.length = Math.min(lists.length, level)
  while (lists.length < level) {
    const parent = lists.at(-1)
    const holder = parent?.lastElementChild ?? parent ?? to
    const list = holder.ownerDocument.createElement(isOrdered ? 'ol' : 'ul')
    holder.append(list)
    lists.push(list)
  }
  const item = to.ownerDocument.createElement('li')
  lists.at(-1)?.append(item)
  copyChildren(element, item, shift)
}
