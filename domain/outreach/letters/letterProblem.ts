import type { Story } from '#contracts/content/story.ts'
import { mediaUses } from '#domain/content/stories/mediaUses.ts'
import { storyProblem } from '#domain/content/stories/storyProblem.ts'
import { storyText } from '#domain/content/stories/storyText.ts'

/** Gmail cuts off emails of more than 102 kB, and a letter has no page with its rest. */
const MAX_CHARACTERS = 20_000

/** Describes the problem of a letter's body to its author; null for a valid one. */
export function letterProblem(body: unknown): string | null {
  const problem = storyProblem(body)
  if (problem || !body) return problem
  // Safe: `storyProblem` has checked it.
  const story = body as Story
  if (storyText(story).length > MAX_CHARACTERS)
    return 'A letter can have at most 20,000 characters, because Gmail cuts off longer ones.'
  if ([...mediaUses(story).values()].includes('members'))
    return 'Photos can’t be below the members-only divider of a letter: an email shows only what everyone may see. Move them above it, or remove them.'
  return null
}
