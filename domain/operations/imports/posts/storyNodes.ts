import { randomBytes } from 'node:crypto'
import type { StoryBlock, StoryNode } from '#contracts/content/story.ts'

/** What a story accepts in one passage. */
const MAX_CHARACTERS = 50_000

/** The bit of Lexical’s text format. */
export const CODE = 16

export const element = (type: string, children: StoryNode[], more: object = {}): StoryNode => ({
  type,
  version: 1,
  format: '',
  indent: 0,
  direction: 'ltr',
  ...more,
  children,
})

export const paragraph = (words: StoryNode[]): StoryNode =>
  element('paragraph', words, { textFormat: 0, textStyle: '' })

/** Of its parts, the first paragraph without the distance that lists do not have. */
export const listItem = (parts: StoryNode[], value: number): StoryNode =>
  element(
    'listitem',
    parts.flatMap((part, at) => (part.type === 'paragraph' && at === 0 ? (part.children ?? []) : [part])),
    { value },
  )

/** @param format bits of Lexical’s text format. */
export function text(words: string, format: number): StoryNode[] {
  const passages: StoryNode[] = []
  for (let at = 0; at < words.length; at += MAX_CHARACTERS) {
    const passage = words.slice(at, at + MAX_CHARACTERS)
    passages.push({ type: 'text', version: 1, text: passage, format, detail: 0, mode: 'normal', style: '' })
  }
  return passages
}

export const lineBreak = (): StoryNode => ({ type: 'linebreak', version: 1 })
export const horizontalRule = (): StoryNode => ({ type: 'horizontalrule', version: 1 })

export const link = (url: string, children: StoryNode[]): StoryNode =>
  element('link', children, { id: newId(), fields: { linkType: 'custom', url, newTab: false } })

/** @param value what identifies the picture until it has an id here. */
export const picture = (value: string): StoryNode => ({
  type: 'upload',
  version: 1,
  format: '',
  id: newId(),
  relationTo: 'media',
  value,
  fields: {},
})

/** Several pictures together. @param values as in `picture`. */
export const gallery = (values: string[], caption: string | null): StoryNode => ({
  type: 'block',
  version: 2,
  format: '',
  fields: { id: newId(), blockName: '', blockType: 'photoGallery', images: values, caption },
})

export const block = (fields: StoryBlock): StoryNode => ({
  type: 'block',
  version: 2,
  format: '',
  fields: { id: newId(), blockName: '', ...fields },
})

const newId = () => randomBytes(12).toString('hex')
