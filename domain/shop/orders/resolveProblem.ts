import { inTransaction } from '#database/inTransaction.ts'
import { row, sql } from '#database/sql.ts'
import type { SignedInReq } from '#domain/platform/Req.ts'
import { AppError } from '#domain/platform/AppError.ts'
import { recordOrderAudit } from '#domain/platform/auditLog/recordOrderAudit.ts'
import { addOrderEvent } from './moveOrder.ts'

/** @throws AppError `order_not_found`, `illegal_order_move`. */
export async function resolveProblem(req: SignedInReq, orderId: number, note: string): Promise<void> {
  await inTransaction(req.pool, async (tx) => {
    const order = await row(
      tx,
      sql<{
        isStuck: boolean | null
        problem: string | null
      }>`select problem, fulfilment = 'needs_attention' as "isStuck" from orders where id = ${orderId} for update`,
    )
    if (!order) throw new AppError('order_not_found')
    if (order.problem === null) throw new AppError('illegal_order_move.no_problem')
    if (order.isStuck) {
      throw new AppError('illegal_order_move.unresolvable')
    }
    await tx.query(sql`update orders set problem = null, updated_at = now() where id = ${orderId}`)
    await addOrderEvent(tx, orderId, `Resolved by ${req.user.email}: ${note}`, { isInternal: true })
    await recordOrderAudit(tx, req, orderId, 'Resolved the problem', [
      { field: 'Problem', before: order.problem, after: note },
    ])
  })
}
