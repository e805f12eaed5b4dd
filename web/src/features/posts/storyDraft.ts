import type { Story } from '#contracts/story.ts'

/** A story as the text of a draft; empty without a story. */
export const writeStory = (story: Story | null): string => (story ? JSON.stringify(story) : '')

export function readStory(text: string): Story | null {
  try {
    const story: unknown = JSON.parse(text || 'null')
    return isStory(story) ? story : null
  } catch {
    return null
  }
}

const isStory = (value: unknown): value is Story =>
  typeof value === 'object' &&
  value !== null &&
  'root' in value &&
  typeof value.root === 'object' &&
  value.root !== null &&
  'children' in value.root &&
  Array.isArray(value.root.children)
