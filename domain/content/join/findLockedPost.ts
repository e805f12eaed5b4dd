import { postIdOf } from '#contracts/people/joinTarget.ts'
import { findPost, type StoredPost } from '../posts/findPosts.ts'
import { mayWatch } from '../posts/mayWatch.ts'
import type { Req } from '#domain/platform/Req.ts'
import { AppError } from '#domain/platform/AppError.ts'

/** The post that `path` leads to, if this visitor sees it in lists but must subscribe to watch it. */
export async function findLockedPost(req: Req, path: string): Promise<StoredPost | null> {
  const id = postIdOf(path)
  if (id === null) return null
  try {
    const post = await findPost(req, id)
    return mayWatch(post, req.user, req.now) ? null : post
  } catch (error) {
    if (error instanceof AppError && error.code === 'post_not_found') return null
    throw error
  }
}
