import { inTransaction } from '#database/inTransaction.ts'
import { returnsRow, statement } from '#database/sql.ts'
import { AppError } from '#domain/platform/AppError.ts'
import type { SignedInReq } from '#domain/platform/Req.ts'
import { lockThreads } from './lockThreads.ts'

/**
 * Deletes one's own comment with its likes and reports; answers to it stay. What employees have hidden stays for them to see.
 * @throws AppError `not_found`
 */
export async function deleteComment(req: SignedInReq, postId: number, commentId: number): Promise<void> {
  await inTransaction(req.pool, async (tx) => {
    await lockThreads(tx, [commentId])
    const isDeleted = await returnsRow(
      tx,
      statement`
        delete from comments where id = ${commentId} and post_id = ${postId} and author_id = ${req.user.id} and status <> 'hidden' returning 1`,
    )
    if (!isDeleted) throw new AppError('not_found')
  })
}
