import { inTransaction } from '#database/inTransaction.ts'
import { row, sql, statement } from '#database/sql.ts'
import { recordAudit } from '#domain/platform/auditLog/recordAudit.ts'
import type { SignedInReq } from '#domain/platform/Req.ts'
import { AppError } from '#domain/platform/AppError.ts'

/** The comments of a closed post stay; they can still be changed within their ten minutes and approved. */
export async function closeComments(req: SignedInReq, postId: number, isClosed: boolean): Promise<void> {
  await inTransaction(req.pool, async (tx) => {
    const post = await row(
      tx,
      sql<{ title: string; wasClosed: boolean }>`
        select title, comments_closed_at is not null as "wasClosed" from posts
        where id = ${postId} and deleted_at is null for no key update`,
    )
    if (!post) throw new AppError('post_not_found')
    if (post.wasClosed === isClosed) return
    await tx.query(sql`update posts set comments_closed_at = ${isClosed ? req.now : null} where id = ${postId}`)
    // Open pages ask for the comments and the post again.
    await tx.query(statement`select pg_notify('stone_hunt_comments', ${postId}::int::text)`)
    await recordAudit(tx, req, {
      what: isClosed ? 'Closed comments' : 'Opened comments',
      kind: 'posts',
      subjectId: postId,
      subject: `Post “${post.title}”`,
    })
  })
}
