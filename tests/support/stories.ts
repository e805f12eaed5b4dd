import type { Story, StoryNode } from '#contracts/content/story.ts'

const ELEMENT = { format: '', indent: 0, direction: null, version: 1 }

export const story = (...children: StoryNode[]): Story => ({ root: { ...ELEMENT, type: 'root', children } })

export const words = (text: string): StoryNode => ({
  type: 'text',
  text,
  format: 0,
  detail: 0,
  mode: 'normal',
  style: '',
  version: 1,
})

export const paragraph = (...children: (StoryNode | string)[]): StoryNode => ({
  ...ELEMENT,
  type: 'paragraph',
  textFormat: 0,
  textStyle: '',
  children: children.map((child) => (typeof child === 'string' ? words(child) : child)),
})

export const element = (type: string, attributes: object, ...children: StoryNode[]): StoryNode => ({
  ...ELEMENT,
  type,
  ...attributes,
  children,
})

export const link = (url: string, text = 'a link'): StoryNode =>
  element('link', { version: 3, id: 'link1', fields: { linkType: 'custom', url, newTab: false } }, words(text))

export const linkTo = (relationTo: string, value: unknown, text = 'a link'): StoryNode =>
  element(
    'link',
    { version: 3, id: 'link2', fields: { linkType: 'internal', doc: { relationTo, value }, newTab: false } },
    words(text),
  )

let count = 0

export const block = (blockType: string, fields: object = {}): StoryNode => ({
  type: 'block',
  version: 2,
  format: '',
  fields: { id: `block${++count}`, blockName: '', blockType, ...fields },
})

export const divider = (): StoryNode => block('membersOnly')

export const picture = (value: unknown): StoryNode => ({
  type: 'upload',
  version: 3,
  format: '',
  id: `upload${++count}`,
  relationTo: 'media',
  value,
  fields: {},
})

/** Lists in lists: twice as many levels, each a node. */
export function nestedLists(pairs: number): StoryNode {
  let node: StoryNode = element('list', { listType: 'bullet' })
  for (let pair = 1; pair < pairs; pair++) node = element('list', { listType: 'bullet' }, element('listitem', {}, node))
  return node
}
