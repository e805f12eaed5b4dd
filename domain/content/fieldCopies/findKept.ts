import { findPost } from '../posts/findPosts.ts'
import { mayWatch } from '../posts/mayWatch.ts'
import type { SignedInReq } from '#domain/platform/Req.ts'
import { AppError } from '#domain/platform/AppError.ts'

/** Which of these posts may still be watched; a withdrawn post may not. */
export async function findKept(req: SignedInReq, postIds: number[]): Promise<number[]> {
  const kept = await Promise.all(postIds.map((id) => isKept(req, id)))
  return postIds.filter((_id, at) => kept[at])
}

async function isKept(req: SignedInReq, postId: number): Promise<boolean> {
  try {
    return mayWatch(await findPost(req, postId), req.user, req.now)
  } catch (error) {
    if (error instanceof AppError && error.code === 'post_not_found') return false
    throw error
  }
}
