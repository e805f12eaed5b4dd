import type { Addresses } from './Addresses.ts'
import type { DefaultTreeAdapterTypes } from 'parse5'
import { cutText } from '#contracts/shared/cutText.ts'
import type { Story, StoryNode } from '#contracts/content/story.ts'
import { MAX_STORY_LINE } from '#contracts/shared/textLimits.ts'
import { cardNodes } from './cardNodes.ts'
import { readCard } from './cards.ts'
import { asLineBreaks, paragraphsIn, wordsWithBreaks } from './classicBreaks.ts'
import { classicTexts } from './classicTexts.ts'
import { embeddedAddress, missingBlock } from './embeddedAddress.ts'
import { embedSource } from './embedSource.ts'
import {
  attribute,
  descendants,
  EMBEDS,
  HEADINGS,
  holdsBlocks,
  isLeftOut,
  isPixel,
  PARTS,
  plainText,
  spanOf,
  wordsOf,
} from './htmlTree.ts'
import { linkedWords } from './linkedWords.ts'
import { listItems } from './listItems.ts'
import { lossOf } from './lossOf.ts'
import { numbersOf } from './numbersOf.ts'
import { parseHtml } from './parseHtml.ts'
import { playerPage } from './playerPage.ts'
import {
  block,
  CODE,
  element,
  horizontalRule,
  lineBreak,
  link,
  listItem,
  paragraph,
  picture,
  text,
} from './storyNodes.ts'
import { FORMATS } from './textFormats.ts'
import { tidyPictures } from './tidyPictures.ts'
import { codeLines, trimmedWords } from './trimmedWords.ts'

type Node = DefaultTreeAdapterTypes.ChildNode
type Element = DefaultTreeAdapterTypes.Element

/** Of lists, quotes and tables; a story may have twice as many levels, because a list has two. Of what is deeper, the words stay. */
const MAX_DEPTH = 20
/** Of elements that make no level of a story. */
const MAX_LEVELS = 100

/** They make a level of a story. */
const DEEPER = ['blockquote', 'ul', 'ol', 'table']
const QUOTED = ['paragraph', 'heading', 'list']

export type ReadingOptions = {
  /** Outside of WordPress’s blocks, line breaks count as in its classic editor. */
  isWordPress?: boolean
  /** Is told what a story can’t hold. */
  lose?: (what: string) => void
}

/** The story of a text in HTML. What a story cannot hold becomes text, or a link to it. @throws ExcessiveMarkup */
export function htmlToStory(
  html: string,
  addresses: Addresses,
  { isWordPress = false, lose = () => {} }: ReadingOptions = {},
): Story | null {
  const nodes = parseHtml(html)
  tidyPictures(nodes)
  const classic = isWordPress ? classicTexts(nodes) : new Set<Node>()
  const children = new Reader({ addresses, classic, lose }).blocks(nodes, 0, true)
  return children.length === 0 ? null : { root: element('root', children) }
}

type Around = {
  addresses: Addresses
  /** Texts whose line breaks count. */
  classic: ReadonlySet<Node>
  lose: (what: string) => void
}

class Reader {
  private readonly around: Around
  private hasDivider = false

  constructor(around: Around) {
    this.around = around
  }

  /** Inline parts between blocks become paragraphs. */
  blocks(nodes: Node[], depth: number, isTop = false): StoryNode[] {
    const found: StoryNode[] = []
    let inline: StoryNode[] = []
    const flush = () => {
      const paragraphs = this.around.classic.size > 0 ? paragraphsIn(inline) : [inline]
      for (const words of paragraphs.map(trimmedWords)) if (words.length > 0) found.push(paragraph(words))
      inline = []
    }
    const visit = (list: Node[], format: number, level: number, href: string | null = null): void => {
      if (level > MAX_LEVELS) return void inline.push(...text(wordsOf(list), format))
      for (const node of list) {
        const made = this.block(node, depth, isTop)
        if (made) {
          flush()
          for (const part of made) found.push(href === null ? part : this.linkedPart(part, href))
        } else if ('tagName' in node && holdsBlocks(node)) {
          const inner = node.tagName === 'a' ? attribute(node, 'href') : href
          visit(node.childNodes, format | (FORMATS[node.tagName] ?? 0), level + 1, inner)
          const address = this.pictureLink(node)
          if (address === null) continue
          flush()
          found.push(paragraph([link(address, text(address, 0))]))
        } else if ('tagName' in node && PARTS.includes(node.tagName)) {
          flush()
          visit(node.childNodes, format, level + 1, href)
          flush()
        } else {
          const words = this.inline([node], format, level)
          for (const part of href === null ? words : this.anchor(href, words)) inline.push(part)
        }
      }
    }
    visit(nodes, 0, 0)
    flush()
    return found
  }

  /** Null if the node is part of a paragraph. */
  private block(node: Node, depth: number, isTop: boolean): StoryNode[] | null {
    if (node.nodeName === '#comment' && 'data' in node) return this.comment(node.data, isTop)
    if (!('tagName' in node)) return null
    const { tagName, childNodes } = node
    const card = readCard(node)
    if (card) return cardNodes(card, this.around.addresses)
    const heading = HEADINGS[tagName]
    if (heading) return this.heading(node, heading)
    if (depth > MAX_DEPTH && DEEPER.includes(tagName)) return [paragraph(text(wordsOf([node]), 0))]
    switch (tagName) {
      case 'blockquote':
        return this.quote(childNodes, depth)
      case 'ul':
      case 'ol':
        return [this.list(node, depth)].filter((list) => list.children?.length)
      case 'hr':
        return [horizontalRule()]
      case 'pre':
        return [...this.code(node), ...this.pictures(node)]
      case 'table':
        return this.table(node, depth)
      case 'img':
        return this.picture(node)
      default:
        return null
    }
  }

  private picture(image: Element): StoryNode[] {
    const source = attribute(image, 'src')
    const address = this.around.addresses.picture(source)
    if (address !== null) return isPixel(image) ? [] : [picture(address)]
    if (!isPixel(image)) this.around.lose('picture without a web address')
    return []
  }

  /** Where a link without words leads, if that isn’t the picture in it at its full size. */
  private pictureLink(node: Element): string | null {
    if (node.tagName !== 'a' || wordsOf([node]) !== '') return null
    const address = this.around.addresses.link(attribute(node, 'href'))
    if (address === null || !URL.canParse(address)) return null
    const { host } = new URL(address)
    const sources = descendants(node, 'img').map((image) => this.around.addresses.picture(attribute(image, 'src')))
    return sources.some((source) => source !== null && URL.canParse(source) && new URL(source).host === host)
      ? null
      : address
  }

  /** WordPress writes blocks that have only an address as a comment. */
  private comment(comment: string, isTop: boolean): StoryNode[] | null {
    const embedded = embeddedAddress(comment)
    const address = embedded === null ? null : this.around.addresses.link(embedded)
    const missing = address === null ? missingBlock(comment) : null
    if (missing !== null) this.around.lose(missing)
    return address ? [paragraph([link(address, text(address, 0))])] : this.divider(comment, isTop)
  }

  /** Ghost marks with a comment where the part for members begins. */
  private divider(comment: string, isTop: boolean): StoryNode[] | null {
    if (comment.trim() !== 'members-only' || this.hasDivider || !isTop) return null
    this.hasDivider = true
    return [block({ blockType: 'membersOnly' })]
  }

  /** A part inside a link. */
  private linkedPart(part: StoryNode, href: string): StoryNode {
    if (part.type !== 'paragraph' && part.type !== 'heading') return part
    return { ...part, children: this.anchor(href, part.children ?? []) }
  }

  private heading(node: Element, tag: string): StoryNode[] {
    const words = trimmedWords(asLineBreaks(this.inline(node.childNodes, 0, 0)))
    return [...(words.length > 0 ? [element('heading', words, { tag })] : []), ...this.pictures(node)]
  }

  private quote(nodes: Node[], depth: number): StoryNode[] {
    const parts = this.blocks(nodes, depth + 1)
    const words = parts.filter(({ type }) => QUOTED.includes(type))
    const others = parts.filter(({ type }) => !QUOTED.includes(type))
    return [...(words.length > 0 ? [element('quote', words)] : []), ...others]
  }

  private list(node: Element, depth: number): StoryNode {
    const isNumbered = node.tagName === 'ol'
    const items = listItems(node)
      .map(({ first, nodes, isStray }) => ({ first, parts: this.blocks(nodes, depth + 1), isStray }))
      .filter(({ parts, isStray }) => !isStray || parts.length > 0)
    const numbers = numbersOf(
      node,
      items.map(({ first }) => first),
    )
    return element(
      'list',
      items.map(({ parts }, at) => listItem(parts, numbers[at] ?? at + 1)),
      {
        listType: isNumbered ? 'number' : 'bullet',
        start: isNumbered ? (numbers[0] ?? 1) : 1,
        tag: isNumbered ? 'ol' : 'ul',
      },
    )
  }

  private code(node: Element): StoryNode[] {
    const children = codeLines(plainText(node).replace(/(?<!\n)\n+$/, ''))
    return children.length === 0 ? [] : [paragraph(children)]
  }

  private table(node: Element, depth: number): StoryNode[] {
    // Rows of a table inside are read with their cell.
    const rows = descendants(node, 'tr', ['table']).map((row) => {
      const cells = row.childNodes.filter((cell): cell is Element => 'tagName' in cell && /^t[dh]$/.test(cell.tagName))
      const children = cells.map((cell) =>
        element('tablecell', this.blocks(cell.childNodes, depth + 1), {
          headerState: cell.tagName === 'th' ? 1 : 0,
          colSpan: spanOf(cell, 'colspan'),
          rowSpan: spanOf(cell, 'rowspan'),
          backgroundColor: null,
        }),
      )
      return element('tablerow', children)
    })
    const filled = rows.filter(({ children }) => children?.length)
    const captions = descendants(node, 'caption', ['table']).flatMap((one) => this.blocks(one.childNodes, depth + 1))
    return [...captions, ...(filled.length > 0 ? [element('table', filled)] : [])]
  }

  private pictures(node: Element): StoryNode[] {
    return descendants(node, 'img').flatMap((image) => this.picture(image))
  }

  private inline(nodes: Node[], format: number, level: number): StoryNode[] {
    if (level > MAX_LEVELS) return text(wordsOf(nodes), format)
    return nodes.flatMap((node): StoryNode[] => {
      if (node.nodeName === '#text' && 'value' in node) return this.words(node, node.value, format)
      if (!('tagName' in node)) return []
      if (node.tagName === 'br') return [lineBreak()]
      if (EMBEDS.includes(node.tagName)) return this.embed(node, format, level)
      if (isLeftOut(node.tagName)) return this.leftOut(node)
      if (node.tagName === 'code' && descendants(node, 'br').length > 0) return codeLines(plainText(node))
      const inner = this.inline(node.childNodes, format | (FORMATS[node.tagName] ?? 0), level + 1)
      if (node.tagName !== 'a') return inner
      const isNamed = inner.some((part) => part.type !== 'text' || String(part['text']).trim() !== '')
      const label = isNamed ? '' : attribute(node, 'aria-label') || attribute(node, 'title')
      return this.anchor(attribute(node, 'href'), label === '' ? inner : text(cutText(label, MAX_STORY_LINE), format))
    })
  }

  private leftOut(node: Element): StoryNode[] {
    // A list of what is done keeps its marks.
    if (node.tagName === 'input' && attribute(node, 'type').toLowerCase() === 'checkbox')
      return text(node.attrs.some(({ name }) => name === 'checked') ? '☑' : '☐', 0)
    const loss = lossOf(node)
    if (loss !== null) this.around.lose(loss)
    return []
  }

  private words(node: Node, words: string, format: number): StoryNode[] {
    const parts = this.around.classic.has(node)
      ? wordsWithBreaks(words, format)
      : text(words.replace(/\s+/g, ' '), format)
    return parts.flatMap((part) =>
      part.type === 'text' && (format & CODE) === 0
        ? linkedWords(String(part['text']), format, this.around.addresses.link)
        : [part],
    )
  }

  private anchor(href: string, children: StoryNode[]): StoryNode[] {
    const address = this.around.addresses.link(href)
    const words = asLineBreaks(children).flatMap((child) => (child.type === 'link' ? (child.children ?? []) : [child]))
    if (address === null && words.length > 0 && !/^(?:$|#|javascript:)/i.test(href))
      this.around.lose('address of a link')
    return address && words.length > 0 ? [link(address, words)] : words
  }

  /** A film elsewhere stays there. Of what names nothing, what is shown instead stays. */
  private embed(node: Element, format: number, level: number): StoryNode[] {
    const address = this.around.addresses.link(embedSource(node))
    if (address) return [link(playerPage(address), text(playerPage(address), 0))]
    const instead = node.tagName === 'object' ? this.inline(node.childNodes, format, level + 1) : []
    const loss = instead.length > 0 ? null : lossOf(node)
    if (loss !== null) this.around.lose(loss)
    return instead
  }
}
