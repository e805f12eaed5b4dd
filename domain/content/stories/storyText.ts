import type { Story, StoryNode } from '#contracts/content/story.ts'
import { walkStory } from './walkStory.ts'

/** These continue a line; all other nodes begin one. */
const INLINE = ['text', 'link', 'autolink']
/** The text of blocks. */
const WORDS = ['stone', 'place', 'note', 'text', 'caption']

/** The text of a story, one line per paragraph. Call `cutStory` first for readers who may not see all of it. */
export function storyText(story: Story | null): string {
  if (!story) return ''
  let text = ''
  for (const { node } of walkStory(story.root)) {
    if (node.type === 'text' && typeof node['text'] === 'string') text += node['text']
    else if (node.type === 'tab') text += ' '
    else if (!INLINE.includes(node.type)) text += `\n${blockText(node)}`
  }
  return text
    .split('\n')
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter((line) => line !== '')
    .join('\n')
}

function blockText({ type, fields }: StoryNode): string {
  if (type !== 'block' || typeof fields !== 'object' || fields === null) return ''
  const values = fields as Record<string, unknown>
  return WORDS.map((name) => values[name])
    .filter((value) => typeof value === 'string' && value !== '')
    .join('\n')
}
