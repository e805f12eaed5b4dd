import { inTransaction } from '#database/inTransaction.ts'
import { row, sql } from '#database/sql.ts'
import { findPost } from '#domain/content/posts/findPosts.ts'
import type { SignedInReq } from '#domain/platform/Req.ts'
import { AppError } from '#domain/platform/AppError.ts'
import { editableUntil } from './commentRules.ts'
import { isHeld, refuseCommenter, type StoredComment, storedComment } from './comments.ts'
import { lockThreads } from './lockThreads.ts'
import { storeMentions } from './storeMentions.ts'

/** A changed text is checked like a new one, and may wait for approval again. Its new mentions link, and email nobody. */
export async function editComment(
  req: SignedInReq,
  postId: number,
  commentId: number,
  { content, mentions = [] }: { content: string; mentions?: string[] },
): Promise<StoredComment> {
  refuseCommenter(req)
  await findPost(req, postId)
  const mustWait = await isHeld(req, content)
  return inTransaction(req.pool, async (tx) => {
    await lockThreads(tx, [commentId])
    const comment = await row(
      tx,
      sql<{ createdAt: Date; status: 'visible' | 'pending' | 'hidden'; content: string }>`
        select created_at as "createdAt", status, content from comments
        where id = ${commentId} and post_id = ${postId} and author_id = ${req.user.id} and status <> 'hidden' for update`,
    )
    if (!comment) throw new AppError('not_found')
    if (!editableUntil(comment.createdAt, req.now)) throw new AppError('comment_not_editable')
    const status = comment.status === 'pending' || mustWait ? 'pending' : 'visible'
    if (comment.content !== content)
      await tx.query(sql`
        update comments set content = ${content}, status = ${status}::enum_comments_status, edited_at = ${req.now}, updated_at = ${req.now}
        where id = ${commentId}`)
    await storeMentions(tx, commentId, mentions)
    return storedComment(tx, req.user.id, commentId)
  })
}
