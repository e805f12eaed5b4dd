import type { Story } from '#contracts/content/story.ts'
import { cutText } from '#contracts/shared/cutText.ts'
import { cutStory } from './cutStory.ts'
import { storyText } from './storyText.ts'

const MAX_CHARACTERS = 300

export type Described = { description: string | null | undefined; body: Story | null; isMembersOnly: boolean }

/**
 * The description of a post: its author's, or the beginning of the public part of the body.
 *
 * @param before the post before the change. A description made from the body is made again, because its text may now be
 * below the divider.
 */
export function suggestDescription(post: Described, before?: Described): string {
  const written = post.description ?? ''
  const isMade = before && written !== '' && before.description === written && written === beginningOf(before)
  return written.trim() === '' || isMade ? beginningOf(post) : written
}

function beginningOf({ body, isMembersOnly }: Described): string {
  const text = storyText(cutStory(body, { isMembersOnly, mayReadAll: false }).story).replaceAll('\n', ' ')
  if (text.length <= MAX_CHARACTERS) return text
  const cut = cutText(text, MAX_CHARACTERS - 1)
  const end = cut.lastIndexOf(' ') > 0 ? cut.lastIndexOf(' ') : cut.length
  return `${cut.slice(0, end).replace(/(?<![\s,;:–—-])[\s,;:–—-]+$/u, '')}…`
}
