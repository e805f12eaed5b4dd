import type { Moderation } from '#contracts/moderation.ts'
import { inTransaction } from '#database/inTransaction.ts'
import { rows, sql } from '#database/sql.ts'
import type { SignedInReq } from '../Req.ts'
import { approveComment } from './approveComment.ts'

/**
 * What an employee decides about comments, for all of them or none: they appear, disappear, or disappear together
 * with their authors' right to comment. Reports of them count as looked at.
 *
 * @returns how many comments are different now.
 */
export async function moderateComments(req: SignedInReq, { ids, action }: Moderation): Promise<number> {
  const status = action === 'approve' ? 'visible' : 'hidden'
  return inTransaction(req.pool, async (tx) => {
    const before = await rows<{ id: number; authorId: number; status: string }>(
      tx,
      sql`select id, author_id as "authorId", status from comments where id = any(${ids}) order by id for update`,
    )
    const changed = before.filter((comment) => comment.status !== status)
    await tx.query(
      sql`update comments set status = ${status}, updated_at = ${req.now} where id = any(${changed.map(({ id }) => id)})`,
    )
    for (const comment of changed) {
      if (action === 'approve' && comment.status === 'pending') await approveComment(tx, comment.id)
    }
    if (action === 'mute') {
      await tx.query(sql`
        update users set comments_muted = true, updated_at = ${req.now}
        where id = any(${before.map(({ authorId }) => authorId)}) and not is_employee`)
    }
    await tx.query(sql`delete from comment_reports where comment_id = any(${before.map(({ id }) => id)})`)
    return changed.length
  })
}
