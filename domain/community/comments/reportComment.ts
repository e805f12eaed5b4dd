import type { Report } from '#contracts/community/comments.ts'
import { returnsRow, sql, statement } from '#database/sql.ts'
import { findPost } from '#domain/content/posts/findPosts.ts'
import type { SignedInReq } from '#domain/platform/Req.ts'
import { AppError } from '#domain/platform/AppError.ts'

/** A member's second report changes nothing. */
export async function reportComment(
  req: SignedInReq,
  postId: number,
  commentId: number,
  { reason, note }: Report = {},
): Promise<void> {
  if (!req.user.isSubscriber && !req.user.isEmployee) throw new AppError('subscribers_only')
  await findPost(req, postId)
  const comment = await returnsRow(
    req.pool,
    statement`select id from comments where id = ${commentId} and post_id = ${postId} and status = 'visible'`,
  )
  if (!comment) throw new AppError('not_found')
  await req.pool.query(
    sql`insert into comment_reports (comment_id, user_id, reason, note)
      values (${commentId}, ${req.user.id}, ${reason ?? null}::enum_comment_reports_reason, ${note || null}) on conflict do nothing`,
  )
}
