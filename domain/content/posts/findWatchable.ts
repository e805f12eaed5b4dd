import type { Req } from '#domain/platform/Req.ts'
import { AppError } from '#domain/platform/AppError.ts'
import { findPost, type StoredPost } from './findPosts.ts'
import { mayWatch } from './mayWatch.ts'

/** @throws AppError `post_not_found`, `unauthorized`, `subscribers_only`. */
export async function findWatchable(req: Req, postId: number): Promise<StoredPost> {
  const post = await findPost(req, postId)
  if (!mayWatch(post, req.user, req.now)) throw new AppError(req.user ? 'subscribers_only' : 'unauthorized')
  return post
}
