import { type Story, storySchema } from '#contracts/content/story.ts'

/** A story as the text of a draft; empty without a story. */
export const writeStory = (story: Story | null): string => (story ? JSON.stringify(story) : '')

export function readStory(text: string): Story | null {
  try {
    return storySchema
      .nullable()
      .catch(null)
      .parse(JSON.parse(text || 'null'))
  } catch {
    return null
  }
}
