import type { Story } from '#contracts/content/story.ts'
import type { Req } from '#domain/platform/Req.ts'
import { checkedStory } from './checkedStory.ts'
import { cutStory } from './cutStory.ts'
import { findStoryParts } from './findStoryParts.ts'
import { populateStory } from './populateStory.ts'
import { storyProblem } from './storyProblem.ts'

/**
 * A text that is still being written, as those who may read all of it would see it. Parts that lack something are left out.
 *
 * @throws AppError `invalid_story`.
 */
export async function previewStory(req: Req, body: Story | null): Promise<Story | null> {
  const stored = checkedStory(body && withoutIncomplete(body))
  const { story } = cutStory(stored, { isMembersOnly: false, mayReadAll: true })
  return story && populateStory(story, await findStoryParts(req.pool, story))
}

function withoutIncomplete(body: Story): Story {
  if (!storyProblem(body)) return body
  const { root } = body
  const isComplete = (child: Story['root']) => storyProblem({ root: { ...root, children: [child] } }) === null
  return { root: { ...root, children: (root.children ?? []).filter(isComplete) } }
}
