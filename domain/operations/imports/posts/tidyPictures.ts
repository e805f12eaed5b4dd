import { defaultTreeAdapter as tree, type DefaultTreeAdapterTypes, html } from 'parse5'
import { attribute, descendants, walkTree } from './htmlTree.ts'

type Node = DefaultTreeAdapterTypes.ChildNode
type Element = DefaultTreeAdapterTypes.Element

/** Where scripts find the file of a picture that loads when it is seen. */
const LAZY = ['data-src', 'data-lazy-src', 'data-original', 'data-orig-src', 'data-lazy', 'data-cfsrc', 'data-image']
const SETS = ['srcset', 'data-srcset', 'data-lazy-srcset']

const EMOJI = /\/images\/core\/emoji\/|twemoji|wpcom-smileys|\/smilies\//
const MAX_STYLE = 2_000
const BACKGROUND = /background(?:-image)?\s*:[^;]*?url\(\s*['"]?([^'")]+)/i

/**
 * Makes each picture name its file in `src`, however its page loaded it, and each emoji that is drawn as a picture a text.
 * Changes the nodes.
 */
export function tidyPictures(nodes: Node[]): void {
  new Tidier().tidy(nodes)
}

class Tidier {
  private readonly shown = new Set<string>()
  private readonly backgrounds = new Set<string>()

  tidy(nodes: Node[]): void {
    let before: Element | undefined
    for (const node of [...walkTree(nodes)]) {
      if (!('tagName' in node)) continue
      if (node.tagName === 'img') this.picture(node)
      else if (node.tagName === 'noscript') this.fallback(node, before)
      else this.background(node)
      before = node
    }
  }

  private picture(node: Element): void {
    const emoji = emojiIn(node)
    if (emoji !== null) return become(node, 'span', emoji)
    const source = sourceOf(node)
    if (this.backgrounds.has(source)) return become(node, 'template')
    node.attrs = [...node.attrs.filter(({ name }) => name !== 'src'), { name: 'src', value: source }]
    this.shown.add(source)
  }

  /** What is shown without scripts: often the same picture, or the one whose place something empty keeps. */
  private fallback(node: Element, before: Element | undefined): void {
    const pictures = descendants(node, 'img')
    if (pictures.length === 0 && descendants(node, 'a').length === 0) return become(node, 'template')
    if (before?.tagName === 'img' && attribute(before, 'src') === '' && pictures.length > 0) become(before, 'template')
    for (const picture of pictures) if (this.shown.has(sourceOf(picture))) become(picture, 'template')
  }

  /** Covers and headers of page builders. */
  private background(node: Element): void {
    const style = attribute(node, 'style')
    if (style.length > MAX_STYLE || !style.includes('url(')) return
    const source = BACKGROUND.exec(style)?.[1]?.trim() ?? ''
    if (!isAddress(source) || this.shown.has(source)) return
    this.backgrounds.add(source)
    const picture = tree.createElement('img', html.NS.HTML, [{ name: 'src', value: source }])
    const first = node.childNodes[0]
    if (first) tree.insertBefore(node, picture, first)
    else tree.appendChild(node, picture)
  }
}

/** Taking nodes out would take ever longer with their number. */
function become(node: Element, tagName: string, words = ''): void {
  node.tagName = tagName
  node.nodeName = tagName
  node.childNodes = words === '' ? [] : [tree.createTextNode(words)]
}

/** Empty if it has none. */
function sourceOf(node: Element): string {
  const around = node.parentNode
  const sources = around && 'tagName' in around && around.tagName === 'picture' ? descendants(around, 'source') : []
  const named = [...LAZY, 'src'].map((name) => attribute(node, name))
  const sets = [node, ...sources].flatMap((one) => SETS.map((name) => largestIn(attribute(one, name))))
  return [...named, ...sets].find(isAddress) ?? ''
}

/** Of a `srcset` such as "a.jpg 300w, b.jpg 1200w". */
function largestIn(set: string): string {
  let largest = { address: '', size: 0 }
  let address = ''
  for (const part of set.split(/\s+/)) {
    const word = part.endsWith(',') ? part.slice(0, -1) : part
    const isSize = /^\d{1,7}(?:\.\d{1,3})?[wx]$/.test(word)
    if (!isSize) address = word
    const size = isSize ? Number.parseFloat(word) : 0.5
    if (address !== '' && size > largest.size) largest = { address, size }
  }
  return largest.address
}

const isAddress = (source: string): boolean => source !== '' && !/^(?:data|blob|about|javascript|file):/i.test(source)

function emojiIn(node: Element): string | null {
  const isEmoji =
    /(?:^|\s)(?:wp-smiley|emoji|wp-emoji)(?:\s|$)/.test(attribute(node, 'class')) || EMOJI.test(attribute(node, 'src'))
  return (isEmoji && attribute(node, 'alt')) || null
}
