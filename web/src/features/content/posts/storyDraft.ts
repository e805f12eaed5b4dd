import type { Story } from '#contracts/content/story.ts'

/** A story as the text of a draft; empty without a story. */
export const writeStory = (story: Story | null): string => (story ? JSON.stringify(story) : '')

export function readStory(text: string): Story | null {
  try {
    const story = JSON.parse(text || 'null') as Story | null
    return Array.isArray(story?.root.children) ? story : null
  } catch {
    return null
  }
}
