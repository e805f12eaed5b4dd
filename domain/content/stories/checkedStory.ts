import type { Story } from '#contracts/content/story.ts'
import { AppError } from '#domain/platform/AppError.ts'
import { storyProblem } from './storyProblem.ts'
import { toStoredStory } from './toStoredStory.ts'

/** Checks a received body. @returns its stored form. @throws AppError `invalid_story`. */
export function checkedStory(body: Story | null | undefined): Story | null {
  const problem = storyProblem(body)
  if (problem) throw new AppError('invalid_story.body', { problem, errors: { body: problem } })
  return body ? toStoredStory(body) : null
}
