import { originOf } from '#domain/platform/Origin.ts'
import type { Req } from '#domain/platform/Req.ts'
import { AppError } from '#domain/platform/AppError.ts'

type Follower = { postId: number; who: string; changed: () => void; end: () => void }

/** The open pages that this process tells about new comments. */
const followers = new Set<Follower>()
const MAX_PER_PERSON = 10
const MAX_IN_ALL = 1_000

/** @param postId null for every post. */
export function reportCommentChange(postId: number | null): void {
  for (const follower of followers) if (postId === null || follower.postId === postId) follower.changed()
}

/** Before this process stops; browsers connect to another. */
export function endCommentEvents(): void {
  for (const follower of followers) follower.end()
}

/** @returns what ends it. @throws AppError `too_many_requests`; the page then asks at intervals. */
export function followComments(req: Req, follower: Omit<Follower, 'who'>): () => void {
  const who = req.user ? `person ${req.user.id}` : originOf(req).network
  const own = [...followers].filter((other) => other.who === who).length
  if (own >= MAX_PER_PERSON || followers.size >= MAX_IN_ALL) throw new AppError('too_many_requests')
  const added = { ...follower, who }
  followers.add(added)
  return () => void followers.delete(added)
}
