import { inTransaction } from '#database/inTransaction.ts'
import { row, sql, statement } from '#database/sql.ts'
import { recordAudit } from '#domain/platform/auditLog/recordAudit.ts'
import type { SignedInReq } from '#domain/platform/Req.ts'
import { AppError } from '#domain/platform/AppError.ts'

/** Only a visible first comment can be pinned; it takes the place of the post’s pinned one. */
export async function pinComment(req: SignedInReq, commentId: number, isPinned: boolean): Promise<void> {
  await inTransaction(req.pool, async (tx) => {
    const comment = await row(
      tx,
      sql<{ postId: number; authorId: number; wasPinned: boolean }>`
        select post_id as "postId", author_id as "authorId", pinned_at is not null as "wasPinned" from comments
        where id = ${commentId} and (not ${isPinned}::boolean or (status = 'visible' and parent_id is null))`,
    )
    if (!comment) throw new AppError('not_found')
    if (comment.wasPinned === isPinned) return
    await tx.query(statement`
      select id from comments where id = ${commentId} or (post_id = ${comment.postId} and pinned_at is not null)
      order by id for no key update`)
    // Two simultaneous pins would leave two.
    await tx.query(sql`select from posts where id = ${comment.postId} for no key update`)
    await tx.query(sql`
      update comments set pinned_at = case when id = ${commentId} and ${isPinned}::boolean then ${req.now}::timestamptz end
      where post_id = ${comment.postId} and (id = ${commentId} or pinned_at is not null)`)
    await recordAudit(tx, req, {
      what: 'Changed',
      kind: 'comments',
      subjectId: commentId,
      subject: `Comment ${commentId}`,
      details: [{ field: 'Pinned', before: isPinned ? 'No' : 'Yes', after: isPinned ? 'Yes' : 'No' }],
      aboutId: comment.authorId,
    })
  })
}
