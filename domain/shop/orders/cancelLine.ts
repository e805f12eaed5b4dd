import { type Item, itemOf } from '#contracts/shop/itemLabel.ts'
import { inTransaction } from '#database/inTransaction.ts'
import { type Database, row, rows, sql } from '#database/sql.ts'
import { addRefund, lockRefundable } from '../payments/refundRest.ts'
import { settleGiftRefund } from '../payments/settleGiftRefund.ts'
import { returnStock } from '../stock/returnStock.ts'
import type { Req } from '#domain/platform/Req.ts'
import { AppError } from '#domain/platform/AppError.ts'
import { addOrderEvent } from './addOrderEvent.ts'
import { type LineCost, paidForLine } from './lineCost.ts'
import { type Changeable, mayChange } from './mayChange.ts'
import { requestCancellation } from './requestCancellation.ts'

type Line = LineCost & Item & { id: number; isCancelled: boolean }

/**
 * Refunds what the line cost. The last line cancels the order. Repeated calls change nothing.
 * @param orderId already proven to be this visitor's.
 * @throws AppError `order_not_found`, `illegal_order_move` once the order is frozen for printing.
 */
export async function cancelLine(req: Req, orderId: number, lineId: number): Promise<void> {
  await inTransaction(req.pool, async (tx) => {
    const refundable = await lockRefundable(tx, orderId)
    const order = await readOrder(tx, orderId)
    const lines = await readLines(tx, orderId)
    const line = lines.find(({ id }) => id === lineId)
    if (!refundable || !order || !line) throw new AppError('order_not_found')
    if (line.isCancelled || order.cancelRequestedAt || order.fulfilment === 'cancelled') return
    if (!mayChange(order)) throw new AppError('illegal_order_move.item_too_late')
    if (lines.filter(({ isCancelled }) => !isCancelled).length === 1) {
      await addOrderEvent(tx, orderId, { kind: 'cancellation-asked' })
      return requestCancellation(tx, orderId, req.now, { kind: 'asked' })
    }
    await tx.query(sql`update order_lines set cancelled_at = ${req.now}, updated_at = now() where id = ${lineId}`)
    await tx.query(
      sql`update orders set content_version = content_version + 1, updated_at = now() where id = ${orderId}`,
    )
    await returnStock(tx, orderId, 'canceled')
    await addOrderEvent(tx, orderId, { kind: 'item-canceled', items: [itemOf(line)] })
    const { cents, taxCents } = paidForLine(line)
    // Less than the line cost when an employee has refunded most of the order.
    const amountCents = Math.min(cents, refundable.restCents)
    const reason = { kind: 'items-canceled', items: [itemOf(line)] } as const
    if (amountCents <= 0) return
    const { gift } = await addRefund(tx, orderId, { amountCents, taxCents, reason, lineId, requestedBy: null })
    await settleGiftRefund(tx, orderId, gift, req.now)
  })
}

const readOrder = (tx: Database, orderId: number): Promise<Changeable | null> =>
  row(
    tx,
    sql<Changeable>`
      select payment, fulfilment, cancel_requested_at as "cancelRequestedAt", dispute_outcome as "disputeOutcome",
        print_started_at as "printStartedAt"
      from orders where id = ${orderId}`,
  )

const readLines = (tx: Database, orderId: number): Promise<Line[]> =>
  rows(
    tx,
    sql<Line>`
      select id, line_total_cents as "lineTotalCents", code_discount_cents as "codeDiscountCents", member_discount_cents as "memberDiscountCents",
        other_discount_cents as "otherDiscountCents", tax_cents as "taxCents", coalesce(cancelled_at is not null, false) as "isCancelled", quantity, title, size, color
      from order_lines where order_id = ${orderId} order by position`,
  )
