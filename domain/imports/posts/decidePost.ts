import { storyProblem } from '../../stories/storyProblem.ts'
import type { Decision } from '../decideMember.ts'
import { picturesOf } from './picturesOf.ts'
import type { PostLine, ReadPost } from './PostLine.ts'

type Situation = {
  /** An earlier import made it, and it was not undone. */
  isKnown: boolean
  /** An earlier line with the same post. */
  earlierLine: number | null
  /** The owner wants what was published there to be so here. */
  isPublished: boolean
}

/** What happens with a post. */
export function decidePost({ post, problem }: Pick<ReadPost, 'post' | 'problem'>, now: Situation): Decision {
  if (problem) return { action: 'refuse', reason: problem }
  if (post.leftOut) return { action: 'skip', reason: post.leftOut }
  if (post.title === '') return { action: 'refuse', reason: 'There is no title.' }
  if (post.title.length > MAX_TITLE) return { action: 'refuse', reason: 'The title is longer than 200 characters.' }
  const bodyProblem = storyProblem(post.body)
  if (bodyProblem) return { action: 'refuse', reason: bodyProblem }
  if (now.earlierLine !== null) return { action: 'skip', reason: `The same post is on line ${now.earlierLine}.` }
  if (now.isKnown) return { action: 'skip', reason: 'Was imported before.' }
  const hasPicture = post.cover !== null || picturesOf(post).length > 0
  return { action: 'create', reason: shownReason(post, now.isPublished, hasPicture) }
}

const MAX_TITLE = 200

/** A gallery without a picture can't be published, so that one waits for its author. */
export function isShown(post: PostLine, isPublished: boolean, hasPicture: boolean): boolean {
  return isPublished && post.publishedAt !== null && hasPicture
}

/** What becomes of it, for the owner to read. */
export function shownReason(post: PostLine, isPublished: boolean, hasPicture: boolean): string {
  if (isShown(post, isPublished, hasPicture)) return post.isMembersOnly ? 'Published for members.' : 'Published.'
  return isPublished && post.publishedAt !== null ? 'A draft, because it has no picture.' : 'A draft.'
}
