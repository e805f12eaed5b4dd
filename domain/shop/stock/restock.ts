import { itemOf } from '#contracts/shop/itemLabel.ts'
import { inTransaction } from '#database/inTransaction.ts'
import { row, sql, statement } from '#database/sql.ts'
import { AppError } from '#domain/platform/AppError.ts'
import { recordOrderAudit } from '#domain/platform/auditLog/recordOrderAudit.ts'
import type { SignedInReq } from '#domain/platform/Req.ts'
import { addOrderEvent } from '../orders/addOrderEvent.ts'

type Line = {
  variantId: number | null
  pieces: number
  isSent: boolean
  quantity: number
  title: string
  size: string
  color: string
}

/**
 * Puts what came back from a buyer into stock again. An employee decides whether it can be sold once more.
 * @throws AppError `order_not_found`; `illegal_order_move` when it is back already or nobody counts it.
 */
export async function restock(req: SignedInReq, orderId: number, lineId: number): Promise<void> {
  await inTransaction(req.pool, async (tx) => {
    await tx.query(statement`select 1 from orders where id = ${orderId} for update`)
    const line = await row(
      tx,
      sql<Line>`
        select variant_id as "variantId", stock_taken as pieces,
          coalesce(print_state = 'shipped', false) as "isSent", quantity, title, size, color from order_lines
        where id = ${lineId} and order_id = ${orderId}`,
    )
    if (!line) throw new AppError('order_not_found')
    if (!line.isSent || line.pieces === 0 || line.variantId === null)
      throw new AppError('illegal_order_move.not_restockable')
    await tx.query(
      sql`update variants set stock = stock + ${line.pieces}::numeric where id = ${line.variantId} and stock is not null`,
    )
    await tx.query(sql`
      update order_lines set stock_taken = 0, restocked_at = ${req.now}, updated_at = now() where id = ${lineId}`)
    await addOrderEvent(tx, orderId, { kind: 'restocked-by', by: req.user.email, items: [itemOf(line)] })
    await recordOrderAudit(tx, req, orderId, 'Put an item back in stock')
  })
}
