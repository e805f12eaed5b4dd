import type { Story, StoryNode } from '#contracts/content/story.ts'

const ELEMENT = { format: '', indent: 0, direction: null, version: 1 }

export const emptyRoot = (children: StoryNode[]): Story => ({ root: { ...ELEMENT, type: 'root', children } })

/** A paragraph as Payload's editor stores it. */
export function paragraphOf(text: string): StoryNode {
  const node = { type: 'text', text, format: 0, detail: 0, mode: 'normal', style: '', version: 1 }
  return { ...ELEMENT, type: 'paragraph', textFormat: 0, textStyle: '', children: text ? [node] : [] }
}

/** Each line becomes a paragraph; null when there are no words. */
export function storyOfText(text: string): Story | null {
  const lines = text.split('\n').filter((line) => line.trim())
  return lines.length > 0 ? emptyRoot(lines.map(paragraphOf)) : null
}

/** The text of a story that consists of plain paragraphs; null when a textarea would lose formatting. */
export function textOfStory(story: Story | null): string | null {
  const lines = (story?.root.children ?? []).map(textOfParagraph)
  return lines.includes(null) ? null : lines.join('\n')
}

function textOfParagraph({ type, format, children = [] }: StoryNode): string | null {
  if (type !== 'paragraph' || format) return null
  const parts = children.map((node) => (node.type === 'text' && !node['format'] ? String(node['text']) : null))
  return parts.includes(null) ? null : parts.join('')
}
