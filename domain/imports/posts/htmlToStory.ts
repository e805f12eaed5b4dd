import type { DefaultTreeAdapterTypes } from 'parse5'
import type { Story, StoryNode } from '#contracts/story.ts'
import { attribute, descendants, HEADINGS, holdsBlocks, LEFT_OUT, PARTS, plainText } from './htmlTree.ts'
import { parseHtml } from './parseHtml.ts'
import { block, element, horizontalRule, lineBreak, link, picture, text } from './storyNodes.ts'

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
  sub: 32,
  sup: 64,
}
const EMBEDS = ['iframe', 'video', 'audio', 'embed']

const QUOTED = ['paragraph', 'heading', 'list']

/** The story of a text in HTML. What a story cannot hold becomes text, or a link to it. @throws ExcessiveMarkup */
export function htmlToStory(html: string, addresses: Addresses): Story | null {
  const children = new Reader(addresses).blocks(parseHtml(html), 0, true)
  return children.length === 0 ? null : { root: element('root', children) }
}

class Reader {
  private readonly addresses: Addresses
  private hasDivider = false

  constructor(addresses: Addresses) {
    this.addresses = addresses
  }

  /** Inline parts between blocks become paragraphs. */
  blocks(nodes: Node[], depth: number, isTop = false): StoryNode[] {
    const found: StoryNode[] = []
    let inline: StoryNode[] = []
    const flush = () => {
      const words = trimmed(inline)
      if (words.length > 0) found.push(element('paragraph', words, { textFormat: 0, textStyle: '' }))
      inline = []
    }
    const visit = (list: Node[], format: number, at: number): void => {
      if (at > MAX_DEPTH) return
      for (const node of list) {
        const made = this.block(node, at, isTop)
        if (made) {
          flush()
          for (const part of made) found.push(part)
        } else if ('tagName' in node && holdsBlocks(node)) {
          visit(node.childNodes, format | (FORMATS[node.tagName] ?? 0), at + 1)
        } else if ('tagName' in node && PARTS.includes(node.tagName)) {
          flush()
          visit(node.childNodes, format, at + 1)
          flush()
        } else for (const part of this.inline([node], format, at)) inline.push(part)
      }
    }
    visit(nodes, 0, depth)
    flush()
    return found
  }

  /** Null if the node is part of a paragraph. */
  private block(node: Node, depth: number, isTop: boolean): StoryNode[] | null {
    if (node.nodeName === '#comment' && 'data' in node) return this.divider(node.data, isTop)
    if (!('tagName' in node)) return null
    const { tagName, childNodes } = node
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

  /** Ghost marks with a comment where the part for members begins. */
  private divider(comment: string, isTop: boolean): StoryNode[] | null {
    if (comment.trim() !== 'members-only' || this.hasDivider || !isTop) return null
    this.hasDivider = true
    return [block({ blockType: 'membersOnly' })]
  }

  private heading(node: DefaultTreeAdapterTypes.Element, tag: string, depth: number): StoryNode[] {
    const words = trimmed(this.inline(node.childNodes, 0, depth + 1))
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
    const children = depth > MAX_DEPTH ? [] : items.map((item, at) => this.item(item, at + 1, depth))
    return element('list', children, {
      listType: isNumbered ? 'number' : 'bullet',
      start: 1,
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
    const lines = plainText(node)
      .replace(/(?<!\n)\n+$/, '')
      .split('\n')
    const children = lines.flatMap((words, at) => [...(at > 0 ? [lineBreak()] : []), ...text(words, 16)])
    return children.length === 0 ? [] : [element('paragraph', children, { textFormat: 0, textStyle: '' })]
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
      if (node.nodeName === '#text' && 'value' in node) return text(node.value.replace(/\s+/g, ' '), format)
      if (!('tagName' in node) || LEFT_OUT.includes(node.tagName)) return []
      if (node.tagName === 'br') return [lineBreak()]
      if (EMBEDS.includes(node.tagName)) return this.embed(node)
      const inner = () => this.inline(node.childNodes, format | (FORMATS[node.tagName] ?? 0), depth + 1)
      return node.tagName === 'a' ? this.anchor(attribute(node, 'href'), inner()) : inner()
    })
  }

  private anchor(href: string, children: StoryNode[]): StoryNode[] {
    const address = this.addresses.link(href)
    const words = children.flatMap((child) => (child.type === 'link' ? (child.children ?? []) : [child]))
    return address && words.length > 0 ? [link(address, words)] : words
  }

  /** A film elsewhere stays there. */
  private embed(node: DefaultTreeAdapterTypes.Element): StoryNode[] {
    const source = attribute(node, 'src') || descendants(node, 'source').map((one) => attribute(one, 'src'))[0] || ''
    const address = this.addresses.link(source.replace(/^\/\//, 'https://'))
    return address ? [link(address, text(address, 0))] : []
  }
}

/** Without spaces and line breaks at the ends. */
function trimmed(nodes: StoryNode[]): StoryNode[] {
  const isEmpty = (node: StoryNode) =>
    node.type === 'linebreak' || (node.type === 'text' && String(node['text']).trim() === '')
  const begin = nodes.findIndex((node) => !isEmpty(node))
  if (begin === -1) return []
  const end = nodes.findLastIndex((node) => !isEmpty(node))
  return nodes.slice(begin, end + 1).map((node, at, all) => {
    if (node.type !== 'text') return node
    let words = String(node['text'])
    if (at === 0) words = words.trimStart()
    if (at === all.length - 1) words = words.trimEnd()
    return { ...node, text: words }
  })
}
