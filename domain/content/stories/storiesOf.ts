import type { Story } from '#contracts/content/story.ts'

export type Stories = { body?: unknown; germanBody?: unknown }

/**
 * The texts of a document, a post's in both languages.
 *
 * @param doc before it exists, Payload passes an empty one.
 */
export const storiesOf = (doc: Stories | undefined): Story[] =>
  // Safe: `validateStory` has checked them.
  [doc?.body, doc?.germanBody].filter((story) => Boolean(story)) as Story[]
