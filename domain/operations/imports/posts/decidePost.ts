import type { Decision } from '../decideMember.ts'
import type { CheckedPost } from './checkPost.ts'
import type { PostLine } from './PostLine.ts'

type Situation = {
  /** An earlier import made it, and it was not undone. */
  isKnown: boolean
  /** An earlier line with the same post. */
  earlierLine: number | null
  /** The owner wants what was published there to be so here. */
  isPublished: boolean
}

type Published = Pick<PostLine, 'publishedAt' | 'isMembersOnly'>
type Shown = Published & Pick<PostLine, 'lost'>

/** What happens with a post. */
export function decidePost(post: CheckedPost, now: Situation): Decision {
  if (post.verdict) return post.verdict
  if (now.earlierLine !== null) return { action: 'skip', reason: `The same post is on line ${now.earlierLine}.` }
  if (now.isKnown) return { action: 'skip', reason: 'Was imported before.' }
  return { action: 'create', reason: shownReason(post, now.isPublished, post.hasPicture) }
}

/** A gallery without a picture can't be published, so that one waits for its author. */
export function isShown(post: Published, isPublished: boolean, hasPicture: boolean): boolean {
  return isPublished && post.publishedAt !== null && hasPicture
}

/** What becomes of it, for the owner to read. */
export function shownReason(post: Shown, isPublished: boolean, hasPicture: boolean): string {
  const state = stateOf(post, isPublished, hasPicture)
  return post.lost === '' ? state : `${state} ${post.lost}`
}

function stateOf(post: Published, isPublished: boolean, hasPicture: boolean): string {
  if (isShown(post, isPublished, hasPicture)) return post.isMembersOnly ? 'Published for members.' : 'Published.'
  return isPublished && post.publishedAt !== null ? 'A draft, because it has no picture.' : 'A draft.'
}
