import type { Story, StoryBlock, StoryMedia, StoryNode } from '#contracts/content/story.ts'

const element = (type: string, children: StoryNode[], more: object = {}): StoryNode => ({
  type,
  format: '',
  indent: 0,
  direction: 'ltr',
  version: 1,
  ...more,
  children,
})

export const text = (words: string, format = 0): StoryNode => ({
  type: 'text',
  text: words,
  format,
  detail: 0,
  mode: 'normal',
  style: '',
  version: 1,
})

const inline = (words: (string | StoryNode)[]) => words.map((one) => (typeof one === 'string' ? text(one) : one))

export const paragraph = (...words: (string | StoryNode)[]): StoryNode =>
  element('paragraph', inline(words), { textFormat: 0, textStyle: '' })

export const heading = (tag: string, words: string): StoryNode => element('heading', [text(words)], { tag })

export const quote = (words: string): StoryNode => element('quote', [text(words)])

export const list = (listType: 'bullet' | 'number', ...items: string[]): StoryNode =>
  element(
    'list',
    items.map((item, index) => element('listitem', [text(item)], { value: index + 1 })),
    { listType, start: 1, tag: listType === 'number' ? 'ol' : 'ul' },
  )

export const link = (words: string, fields: object): StoryNode =>
  element('link', [text(words)], { version: 3, id: 'a1b2c3d4e5f6a7b8c9d0e1f2', fields })

const cell = (words: string, headerState: number): StoryNode =>
  element('tablecell', [paragraph(words)], { headerState, colSpan: 1, rowSpan: 1, backgroundColor: null })

export const table = (...rows: string[][]): StoryNode =>
  element(
    'table',
    rows.map((row, index) =>
      element(
        'tablerow',
        row.map((words) => cell(words, index === 0 ? 1 : 0)),
      ),
    ),
  )

export const block = (fields: StoryBlock): StoryNode => ({
  type: 'block',
  version: 2,
  format: '',
  fields: { id: 'b1b2c3d4e5f6a7b8c9d0e1f2', blockName: '', ...fields },
})

export const upload = (value: unknown): StoryNode => ({
  type: 'upload',
  version: 3,
  format: '',
  id: 'c1b2c3d4e5f6a7b8c9d0e1f2',
  relationTo: 'media',
  value,
  fields: {},
})

export const buildStory = (...children: StoryNode[]): Story => ({ root: element('root', children) })

export const buildPhoto = (id: number, alt: string): StoryMedia => ({
  id,
  url: `/media/photo${id}`,
  kind: 'image',
  alt,
  width: 1600,
  height: 1200,
})
