import type { StoryNode } from '#contracts/content/story.ts'

type Inline = string | StoryNode
type Target = 'posts' | 'products' | 'merchandise'

/** A story of the demo names files as in `media/demo/`, and posts and articles by their titles: ids differ per database. */
const node = (type: string, parts: Inline[], rest: object = {}): StoryNode => ({
  type,
  ...rest,
  children: parts.map((part) => (typeof part === 'string' ? text(part) : part)),
})

const text = (words: string, format = 0): StoryNode => ({ type: 'text', text: words, format, style: '' })

export const bold = (words: string): StoryNode => text(words, 1)
export const italic = (words: string): StoryNode => text(words, 2)

export const link = (words: string, url: string): StoryNode =>
  node('link', [words], { fields: { linkType: 'custom', url, newTab: false } })

export const linkTo = (relationTo: Target, title: string, words: string): StoryNode =>
  node('link', [words], { fields: { linkType: 'internal', doc: { relationTo, value: title }, newTab: false } })

export const paragraph = (...parts: Inline[]): StoryNode => node('paragraph', parts, { textStyle: '' })
export const heading = (words: string, tag: 'h2' | 'h3' | 'h4' = 'h2'): StoryNode => node('heading', [words], { tag })
export const quote = (...parts: Inline[]): StoryNode => node('quote', parts)
export const rule = (): StoryNode => ({ type: 'horizontalrule' })

export const list = (listType: 'bullet' | 'number', ...items: (Inline | Inline[])[]): StoryNode =>
  node(
    'list',
    items.map((item, index) => node('listitem', [item].flat(), { value: index + 1 })),
    { listType, start: 1 },
  )

/** The first row is the heading of the columns. */
export const table = (...cells: string[][]): StoryNode =>
  node(
    'table',
    cells.map((row, index) =>
      node(
        'tablerow',
        row.map((cell) => tableCell(cell, index === 0)),
      ),
    ),
  )

const tableCell = (words: string, isHeading: boolean): StoryNode =>
  node('tablecell', [paragraph(words)], { headerState: isHeading ? 1 : 0 })

export const picture = (file: string): StoryNode => ({
  type: 'upload',
  relationTo: 'media',
  value: file,
  fields: {},
})

export const photoGallery = (caption: string, ...images: string[]): StoryNode =>
  block('photoGallery', { images, caption })
export const film = (file: string, caption: string): StoryNode => block('film', { film: file, caption })
export const callout = (tone: 'note' | 'tip' | 'warning', words: string): StoryNode =>
  block('callout', { tone, text: words })
export const article = (relationTo: 'products' | 'merchandise', title: string): StoryNode =>
  block('article', { item: { relationTo, value: title } })
export const membersOnly = (): StoryNode => block('membersOnly')

type Find = { stone: string; weight: number; photo: string; place: string; second?: number; note: string }
export const findCard = (find: Find): StoryNode => block('findCard', find)

type Pair = { before: string; after: string; comparison: 'rough-cut' | 'dry-wet' | 'daylight-uv'; caption: string }
export const beforeAfter = (pair: Pair): StoryNode => block('beforeAfter', pair)

const block = (blockType: string, fields: object = {}): StoryNode => ({
  type: 'block',
  fields: { blockType, ...fields },
})
