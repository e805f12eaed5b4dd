import type { Story } from '#contracts/story.ts'
import { ShopError } from '#domain/platform/ShopError.ts'
import { storyProblem } from './storyProblem.ts'
import { toStoredStory } from './toStoredStory.ts'

/** Checks a received body. @returns its stored form. @throws ShopError `invalid_story`. */
export function checkedStory(body: Story | null | undefined): Story | null {
  const problem = storyProblem(body)
  if (problem) throw new ShopError('invalid_story.body', { problem, errors: { body: problem } })
  return body ? toStoredStory(body) : null
}
