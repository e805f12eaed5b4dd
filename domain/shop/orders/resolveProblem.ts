import { problemInEnglish } from '#contracts/shop/orderProblems.ts'
import { inTransaction } from '#database/inTransaction.ts'
import { row, sql } from '#database/sql.ts'
import type { SignedInReq } from '#domain/platform/Req.ts'
import { AppError } from '#domain/platform/AppError.ts'
import { recordOrderAudit } from '#domain/platform/auditLog/recordOrderAudit.ts'
import { addOrderEvent } from './addOrderEvent.ts'
import { readOpenProblems } from './orderProblems.ts'

/** @throws AppError `order_not_found`, `illegal_order_move`. */
export async function resolveProblem(req: SignedInReq, orderId: number, note: string): Promise<void> {
  await inTransaction(req.pool, async (tx) => {
    const order = await row(
      tx,
      sql<{ isStuck: boolean | null }>`
        select fulfilment = 'needs_attention' as "isStuck" from orders where id = ${orderId} for update`,
    )
    if (!order) throw new AppError('order_not_found')
    const problems = await readOpenProblems(tx, orderId)
    if (problems.length === 0) throw new AppError('illegal_order_move.no_problem')
    if (order.isStuck) {
      throw new AppError('illegal_order_move.unresolvable')
    }
    await tx.query(sql`
      update order_problems set closed_at = now() where order_id = ${orderId} and closed_at is null`)
    await addOrderEvent(tx, orderId, { kind: 'problem-resolved-by', by: req.user.email, note })
    await recordOrderAudit(tx, req, orderId, 'Resolved the problem', [
      { field: 'Problem', before: problems.map(problemInEnglish).join('\n'), after: note },
    ])
  })
}
