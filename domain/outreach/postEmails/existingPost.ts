import { AppError } from '#domain/platform/AppError.ts'
import type { SignedInReq } from '#domain/platform/Req.ts'
import { findMailedPost, type MailedPost } from './findMailedPosts.ts'

/** @throws AppError `post_not_found`. */
export async function existingPost({ pool, now }: SignedInReq, postId: number): Promise<MailedPost> {
  const post = await findMailedPost(pool, postId, now)
  if (!post) throw new AppError('post_not_found')
  return post
}
