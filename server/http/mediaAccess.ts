import { maySeeInStory, mayWatch } from '#domain/content/posts/mayWatch.ts'
import type { Req, SignedInReq } from '#domain/platform/Req.ts'
import { AppError } from '#domain/platform/AppError.ts'
import type { FoundMedia } from '#media/findMedia.ts'

/** @throws AppError `not_found` if the visitor must not know about the file. */
export function refuseUnlessAllowed(req: Pick<Req, 'user' | 'now'>, found: FoundMedia): void {
  if (mayReadMedia(req, found)) return
  const isHidden = !found.media.isReady || found.posts.length + found.stories.length === 0
  throw new AppError(isHidden ? 'not_found' : req.user ? 'subscribers_only' : 'unauthorized')
}

export function mayReadMedia({ user, now }: Pick<Req, 'user' | 'now'>, { media, posts, stories }: FoundMedia): boolean {
  if (user !== null && (user.isEmployee || user.id === media.ownerId)) return true
  if (!media.isReady) return false
  if (media.isShownToAll || posts.some((post) => mayWatch(post, user, now))) return true
  return stories.some((post) => maySeeInStory(post, post.audience, user, now))
}

/** Plays on a limited number of devices. A free film is free on every device. */
export function isForMembers(req: Req, found: FoundMedia): req is SignedInReq {
  return req.user !== null && !mayReadMedia({ user: null, now: req.now }, found)
}
