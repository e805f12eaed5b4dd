import { inTransaction } from '#database/inTransaction.ts'
import { row, sql } from '#database/sql.ts'
import { findPost } from '#domain/content/posts/findPosts.ts'
import type { SignedInReq } from '#domain/platform/Req.ts'
import { AppError } from '#domain/platform/AppError.ts'

export async function likeComment(req: SignedInReq, postId: number, commentId: number, liked: boolean): Promise<void> {
  if (!req.user.isSubscriber && !req.user.isEmployee) throw new AppError('subscribers_only')
  await findPost(req, postId)
  await inTransaction(req.pool, async (tx) => {
    const comment = await row(
      tx,
      sql<{ authorId: number }>`
        select author_id as "authorId" from comments
        where id = ${commentId} and post_id = ${postId} and status = 'visible' for update`,
    )
    if (!comment) throw new AppError('not_found')
    if (liked && comment.authorId === req.user.id) throw new AppError('own_comment')
    const change = liked
      ? sql`insert into comment_likes (comment_id, user_id) values (${commentId}, ${req.user.id}) on conflict do nothing`
      : sql`delete from comment_likes where comment_id = ${commentId} and user_id = ${req.user.id}`
    await tx.query(change)
  })
}
