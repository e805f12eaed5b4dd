import type { Req } from '#domain/platform/Req.ts'
import { ShopError } from '#domain/platform/ShopError.ts'
import { findPost, type StoredPost } from './findPosts.ts'
import { mayWatch } from './mayWatch.ts'

/** @throws ShopError `post_not_found`, `unauthorized`, `subscribers_only`. */
export async function findWatchable(req: Req, postId: number): Promise<StoredPost> {
  const post = await findPost(req, postId)
  if (!mayWatch(post, req.user, req.now)) throw new ShopError(req.user ? 'subscribers_only' : 'unauthorized')
  return post
}
