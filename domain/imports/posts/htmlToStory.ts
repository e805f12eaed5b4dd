import type { DefaultTreeAdapterTypes } from 'parse5'
import { cutText } from '#contracts/cutText.ts'
import type { Story, StoryNode } from '#contracts/story.ts'
import { MAX_STORY_LINE } from '#contracts/textLimits.ts'
import { type Card, readCard } from './cards.ts'
import { asLineBreaks, paragraphsIn, wordsWithBreaks } from './classicBreaks.ts'
import { classicTexts } from './classicTexts.ts'
import { attribute, descendants, HEADINGS, holdsBlocks, LEFT_OUT, PARTS, plainText } from './htmlTree.ts'
import { embeddedAddress } from './embeddedAddress.ts'
import { linkedWords } from './linkedWords.ts'
import { numbersOf } from './numbersOf.ts'
import { parseHtml } from './parseHtml.ts'
import { block, element, gallery, horizontalRule, lineBreak, link, picture, text } from './storyNodes.ts'

type Node = DefaultTreeAdapterTypes.ChildNode

/** Each returns the address a link or picture means, or null if it leads nowhere. */
export type Addresses = { link: (href: string) => string | null; picture: (src: string) => string | null }

/** Of elements; a story may have twice as many levels, because a list has two. What is deeper is left out. */
const MAX_DEPTH = 20

/** Bits of Lexical’s text format. */
const FORMATS: Record<string, number> = {
  b: 1,
  strong: 1,
  em: 2,
  i: 2,
  s: 4,
  del: 4,
  strike: 4,
  u: 8,
  code: 16,
  kbd: 16,
  samp: 16,
  tt: 16,
  sub: 32,
  sup: 64,
}
const EMBEDS = ['iframe', 'video', 'audio', 'embed']

const QUOTED = ['paragraph', 'heading', 'list']

export type ReadingOptions = {
  /** Outside of WordPress’s blocks, line breaks count as in its classic editor. */
  isWordPress?: boolean
}

/** Of one `photoGallery`. */
const MAX_GALLERY = 40
/** What a link says. */
const MAX_LINK = 300

const CODE = 16

/** The story of a text in HTML. What a story cannot hold becomes text, or a link to it. @throws ExcessiveMarkup */
export function htmlToStory(
  html: string,
  addresses: Addresses,
  { isWordPress = false }: ReadingOptions = {},
): Story | null {
  const nodes = parseHtml(html)
  const children = new Reader(addresses, isWordPress ? classicTexts(nodes) : new Set()).blocks(nodes, 0, true)
  return children.length === 0 ? null : { root: element('root', children) }
}

class Reader {
  private readonly addresses: Addresses
  /** Texts whose line breaks count. */
  private readonly classic: ReadonlySet<Node>
  private hasDivider = false

  constructor(addresses: Addresses, classic: ReadonlySet<Node>) {
    this.addresses = addresses
    this.classic = classic
  }

  /** Inline parts between blocks become paragraphs. */
  blocks(nodes: Node[], depth: number, isTop = false): StoryNode[] {
    const found: StoryNode[] = []
    let inline: StoryNode[] = []
    const flush = () => {
      const paragraphs = this.classic.size > 0 ? paragraphsIn(inline) : [inline]
      for (const words of paragraphs.map(trimmed)) if (words.length > 0) found.push(paragraph(words))
      inline = []
    }
    const visit = (list: Node[], format: number, at: number, href: string | null = null): void => {
      if (at > MAX_DEPTH) return
      for (const node of list) {
        const made = this.block(node, at, isTop)
        if (made) {
          flush()
          for (const part of made) found.push(href === null ? part : this.linkedPart(part, href))
        } else if ('tagName' in node && holdsBlocks(node)) {
          const inner = node.tagName === 'a' ? attribute(node, 'href') : href
          visit(node.childNodes, format | (FORMATS[node.tagName] ?? 0), at + 1, inner)
        } else if ('tagName' in node && PARTS.includes(node.tagName)) {
          flush()
          visit(node.childNodes, format, at + 1, href)
          flush()
        } else {
          const words = this.inline([node], format, at)
          for (const part of href === null ? words : this.anchor(href, words)) inline.push(part)
        }
      }
    }
    visit(nodes, 0, depth)
    flush()
    return found
  }

  /** Null if the node is part of a paragraph. */
  private block(node: Node, depth: number, isTop: boolean): StoryNode[] | null {
    if (node.nodeName === '#comment' && 'data' in node) return this.comment(node.data, isTop)
    if (!('tagName' in node)) return null
    const { tagName, childNodes } = node
    const card = readCard(node)
    if (card) return this.card(card)
    const heading = HEADINGS[tagName]
    if (heading) return this.heading(node, heading, depth)
    switch (tagName) {
      case 'blockquote':
        return this.quote(childNodes, depth)
      case 'ul':
      case 'ol':
        return [this.list(node, depth)].filter((list) => list.children?.length)
      case 'hr':
        return [horizontalRule()]
      case 'pre':
        return this.code(node)
      case 'table':
        return this.table(node, depth)
      case 'img': {
        const address = this.addresses.picture(attribute(node, 'src'))
        return address ? [picture(address)] : []
      }
      default:
        return null
    }
  }

  /** WordPress writes blocks that have only an address as a comment. */
  private comment(comment: string, isTop: boolean): StoryNode[] | null {
    const embedded = embeddedAddress(comment)
    const address = embedded === null ? null : this.addresses.link(embedded)
    return address ? [paragraph([link(address, text(address, 0))])] : this.divider(comment, isTop)
  }

  /** Ghost marks with a comment where the part for members begins. */
  private divider(comment: string, isTop: boolean): StoryNode[] | null {
    if (comment.trim() !== 'members-only' || this.hasDivider || !isTop) return null
    this.hasDivider = true
    return [block({ blockType: 'membersOnly' })]
  }

  /** Its pictures, then its link with what it says. */
  private card({ pictures, isGallery, links, captions }: Card): StoryNode[] {
    const shown = pictures.flatMap((src) => this.addresses.picture(src) ?? [])
    const lines = links.flatMap(({ href, words }) => {
      const address = this.addresses.link(href.replace(/^\/\//, 'https://'))
      if (address) return [paragraph([link(address, text(cutText(words, MAX_LINK) || address, 0))])]
      return words === '' ? [] : [paragraph(text(words, 0))]
    })
    const said = captions.map((words) => paragraph(linkedWords(words, 0, this.addresses.link)))
    if (!isGallery || shown.length < 2) return [...shown.map(picture), ...lines, ...said]
    const caption = captions.join(' ')
    const isShort = caption.length <= MAX_STORY_LINE
    const galleries: StoryNode[] = []
    for (let at = 0; at < shown.length; at += MAX_GALLERY)
      galleries.push(gallery(shown.slice(at, at + MAX_GALLERY), isShort && at === 0 && caption ? caption : null))
    return [...galleries, ...lines, ...(isShort ? [] : said)]
  }

  /** A part inside a link. */
  private linkedPart(part: StoryNode, href: string): StoryNode {
    if (part.type !== 'paragraph' && part.type !== 'heading') return part
    return { ...part, children: this.anchor(href, part.children ?? []) }
  }

  private heading(node: DefaultTreeAdapterTypes.Element, tag: string, depth: number): StoryNode[] {
    const words = trimmed(asLineBreaks(this.inline(node.childNodes, 0, depth + 1)))
    return [...(words.length > 0 ? [element('heading', words, { tag })] : []), ...this.pictures(node)]
  }

  private quote(nodes: Node[], depth: number): StoryNode[] {
    const parts = this.blocks(nodes, depth + 1)
    const words = parts.filter(({ type }) => QUOTED.includes(type))
    const others = parts.filter(({ type }) => !QUOTED.includes(type))
    return [...(words.length > 0 ? [element('quote', words)] : []), ...others]
  }

  private list(node: DefaultTreeAdapterTypes.Element, depth: number): StoryNode {
    const isNumbered = node.tagName === 'ol'
    const items = node.childNodes.filter((child) => 'tagName' in child && child.tagName === 'li')
    const numbers = numbersOf(node, items)
    const children = depth > MAX_DEPTH ? [] : items.map((item, at) => this.item(item, numbers[at] ?? at + 1, depth))
    return element('list', children, {
      listType: isNumbered ? 'number' : 'bullet',
      start: isNumbered ? (numbers[0] ?? 1) : 1,
      tag: isNumbered ? 'ol' : 'ul',
    })
  }

  private item(node: Node, value: number, depth: number): StoryNode {
    const parts = 'childNodes' in node ? this.blocks(node.childNodes, depth + 1) : []
    // A single paragraph would have a distance that lists do not have.
    const children = parts.flatMap((part, at) =>
      part.type === 'paragraph' && at === 0 ? (part.children ?? []) : [part],
    )
    return element('listitem', children, { value })
  }

  private code(node: DefaultTreeAdapterTypes.Element): StoryNode[] {
    const children = codeLines(plainText(node).replace(/(?<!\n)\n+$/, ''))
    return children.length === 0 ? [] : [paragraph(children)]
  }

  private table(node: DefaultTreeAdapterTypes.Element, depth: number): StoryNode[] {
    // Rows of a table inside are read with their cell.
    const rows = descendants(node, 'tr', ['table']).map((row) => {
      const cells = row.childNodes.filter((cell) => 'tagName' in cell && /^t[dh]$/.test(cell.tagName))
      const children = cells.map((cell) => {
        const parts = 'childNodes' in cell ? this.blocks(cell.childNodes, depth + 1) : []
        const headerState = 'tagName' in cell && cell.tagName === 'th' ? 1 : 0
        return element('tablecell', parts, { headerState, colSpan: 1, rowSpan: 1, backgroundColor: null })
      })
      return element('tablerow', children)
    })
    const filled = rows.filter(({ children }) => children?.length)
    return filled.length > 0 ? [element('table', filled)] : []
  }

  private pictures(node: DefaultTreeAdapterTypes.Element): StoryNode[] {
    return descendants(node, 'img').flatMap((image) => {
      const address = this.addresses.picture(attribute(image, 'src'))
      return address ? [picture(address)] : []
    })
  }

  private inline(nodes: Node[], format: number, depth: number): StoryNode[] {
    if (depth > MAX_DEPTH) return []
    return nodes.flatMap((node): StoryNode[] => {
      if (node.nodeName === '#text' && 'value' in node) return this.words(node, node.value, format)
      if (!('tagName' in node) || LEFT_OUT.includes(node.tagName)) return []
      if (node.tagName === 'br') return [lineBreak()]
      if (EMBEDS.includes(node.tagName)) return this.embed(node)
      if (node.tagName === 'code' && descendants(node, 'br').length > 0) return codeLines(plainText(node))
      const inner = () => this.inline(node.childNodes, format | (FORMATS[node.tagName] ?? 0), depth + 1)
      return node.tagName === 'a' ? this.anchor(attribute(node, 'href'), inner()) : inner()
    })
  }

  private words(node: Node, words: string, format: number): StoryNode[] {
    const parts = this.classic.has(node) ? wordsWithBreaks(words, format) : text(words.replace(/\s+/g, ' '), format)
    return parts.flatMap((part) =>
      part.type === 'text' && (format & CODE) === 0
        ? linkedWords(String(part['text']), format, this.addresses.link)
        : [part],
    )
  }

  private anchor(href: string, children: StoryNode[]): StoryNode[] {
    const address = this.addresses.link(href)
    const words = asLineBreaks(children).flatMap((child) => (child.type === 'link' ? (child.children ?? []) : [child]))
    return address && words.length > 0 ? [link(address, words)] : words
  }

  /** A film elsewhere stays there. */
  private embed(node: DefaultTreeAdapterTypes.Element): StoryNode[] {
    const source = attribute(node, 'src') || descendants(node, 'source').map((one) => attribute(one, 'src'))[0] || ''
    const address = this.addresses.link(source.replace(/^\/\//, 'https://'))
    return address ? [link(address, text(address, 0))] : []
  }
}

const paragraph = (words: StoryNode[]): StoryNode => element('paragraph', words, { textFormat: 0, textStyle: '' })

/** Blank lines stay. */
const codeLines = (code: string): StoryNode[] =>
  code.split('\n').flatMap((words, at) => [...(at > 0 ? [lineBreak()] : []), ...text(words, CODE)])

/** Without spaces and line breaks at the ends, and without spaces beside line breaks. */
function trimmed(nodes: StoryNode[]): StoryNode[] {
  const isEmpty = (node: StoryNode) =>
    node.type === 'linebreak' || (node.type === 'text' && String(node['text']).trim() === '')
  const begin = nodes.findIndex((node) => !isEmpty(node))
  if (begin === -1) return []
  const end = nodes.findLastIndex((node) => !isEmpty(node))
  return nodes.slice(begin, end + 1).map((node, at, all) => {
    if (node.type !== 'text') return node
    let words = String(node['text'])
    const isCode = (Number(node['format']) & CODE) !== 0
    if (at === 0 || (!isCode && all[at - 1]?.type === 'linebreak')) words = words.trimStart()
    if (at === all.length - 1 || (!isCode && all[at + 1]?.type === 'linebreak')) words = words.trimEnd()
    return { ...node, text: words }
  })
}
