import type { CancellationReason } from '#contracts/shop/cancellationReasons.ts'
import { type StoredFact, storedFact } from '#contracts/platform/facts.ts'
import { itemLabel, itemOf } from '#contracts/shop/itemLabel.ts'
import { formatCents } from '#contracts/shared/money.ts'
import { inTransaction } from '#database/inTransaction.ts'
import { type Database, row, sql } from '#database/sql.ts'
import { recordOrderAudit } from '#domain/platform/auditLog/recordOrderAudit.ts'
import { finishCancellation } from '../fulfilment/processCancellation.ts'
import { queueMail } from '#domain/platform/mail/queueMail.ts'
import { isFullyRefunded } from '../payments/isFullyRefunded.ts'
import { addRefund, lockRefundable } from '../payments/refundRest.ts'
import { settleGiftRefund } from '../payments/settleGiftRefund.ts'
import type { SignedInReq } from '#domain/platform/Req.ts'
import { AppError } from '#domain/platform/AppError.ts'
import { addOrderEvent } from './addOrderEvent.ts'
import { createOrderLink } from './createOrderLink.ts'
import { costAfter, type LineCost, paidForLine } from './lineCost.ts'
import { isHeldByBank, isPaid } from './mayCancel.ts'
import { closeProblems } from './orderProblems.ts'
import { originalOrder } from './originalOrder.ts'
import { readPiecesLeft } from './readPiecesLeft.ts'
import { refuseUnprintable, startReplacement } from './startReplacement.ts'
import { continueOrder, endCopies } from './waitingItems.ts'

/** The pieces that the buyer didn't withdraw from, and what they cost. */
type Line = LineCost & {
  id: number
  title: string
  size: string
  color: string
  quantity: number
  label: string
  isUnsettled: boolean
  isReplacement: boolean
  /** No other line of the order is left. */
  isLast: boolean
}

/**
 * Refunds what a line cost that the print provider canceled. The last line cancels the order and refunds all that is left.
 * @throws AppError `order_not_found`, `illegal_order_move`.
 */
export async function refundUnavailable(req: SignedInReq, orderId: number, lineId: number): Promise<void> {
  await inTransaction(req.pool, async (tx) => {
    const order = await lockRefundable(tx, orderId)
    const line = await readUnsettled(tx, orderId, lineId)
    if (!order) throw new AppError('order_not_found')
    if (line.isReplacement) throw new AppError('illegal_order_move.is_replacement')
    if (!isPaid(order.payment) || isHeldByBank(order.disputeOutcome))
      throw new AppError('illegal_order_move.refunded_or_disputed')
    await tx.query(sql`update order_lines set cancelled_at = ${req.now}, updated_at = now() where id = ${lineId}`)
    await addOrderEvent(tx, orderId, { kind: 'item-refunded', items: [itemOf(line)] })
    const { cents, taxCents } = paidForLine(line)
    const amountCents = Math.min(cents, order.restCents)
    await recordOrderAudit(tx, req, orderId, 'Refunded an item the print provider canceled', [
      {
        field: 'Refund',
        before: null,
        after: `${line.label}: ${formatCents(line.isLast ? order.restCents : amountCents)}`,
      },
    ])
    await closeProblems(tx, orderId, ['item-canceled'], String(lineId))
    await endCopies(tx, { orderId, lineId, now: req.now })
    if (line.isLast) return finishCancellation(tx, orderId, unavailable(line), req.now)
    await continueOrder(tx, orderId)
    if (amountCents <= 0) return
    const reason = { kind: 'item-unavailable', items: [itemOf(line)] } as const
    const { gift } = await addRefund(tx, orderId, { amountCents, taxCents, reason, lineId, requestedBy: req.user.id })
    await settleGiftRefund(tx, orderId, gift, req.now)
  })
}

/**
 * Prints a line again that the print provider canceled, as a free order.
 * @throws AppError `order_not_found`, `illegal_order_move`.
 */
export async function replaceUnavailable(req: SignedInReq, orderId: number, lineId: number): Promise<void> {
  await inTransaction(req.pool, async (tx) => {
    // Of a free copy, which was never paid itself: the order that it stands for. The older order is locked first.
    const paid = await lockRefundable(tx, await originalOrder(tx, orderId))
    await lockRefundable(tx, orderId)
    const line = await readUnsettled(tx, orderId, lineId)
    if (!paid || !isPaid(paid.payment) || isHeldByBank(paid.disputeOutcome) || isFullyRefunded(paid))
      throw new AppError('illegal_order_move.refunded_or_disputed')
    await refuseUnprintable(tx, orderId, [lineId])
    const replacement = await startReplacement(tx, req, { orderId, lines: [line] })
    await recordOrderAudit(tx, req, orderId, 'Replaced an item the print provider canceled', [
      { field: 'Replacement', before: null, after: `${line.label}: ${replacement.reference}` },
    ])
    await closeProblems(tx, orderId, ['item-canceled'], String(lineId))
    await continueOrder(tx, orderId)
    await queueReplaced(tx, orderId, line, { ...replacement, now: req.now })
  })
}

/** Requires the order's lock. @throws AppError */
async function readUnsettled(tx: Database, orderId: number, lineId: number): Promise<Line> {
  const line = await row(
    tx,
    sql<Omit<Line, 'label'>>`
      select l.id, l.title, l.size, l.color, l.quantity,  l.line_total_cents as "lineTotalCents", l.code_discount_cents as "codeDiscountCents", l.member_discount_cents as "memberDiscountCents",
        l.other_discount_cents as "otherDiscountCents", l.tax_cents as "taxCents",
        coalesce(l.print_state = 'cancelled' and l.cancelled_at is null and o.fulfilment <> 'cancelled' and o.cancel_requested_at is null
          and not exists (select 1 from orders r join order_lines rl on rl.order_id = r.id
            where r.replaces_id = coalesce(o.replaces_id, o.id) and o.id < r.id and rl.position = l.position and r.fulfilment <> 'cancelled'
              and rl.cancelled_at is null and rl.print_state is distinct from 'cancelled'), false) as "isUnsettled",
        coalesce(o.replaces_id is not null, false) as "isReplacement",
        coalesce(not exists (select 1 from order_lines other where other.order_id = o.id and other.id <> l.id
          and other.cancelled_at is null), false) as "isLast"
      from order_lines l join orders o on o.id = l.order_id where l.id = ${lineId} and o.id = ${orderId}`,
  )
  if (!line) throw new AppError('order_not_found')
  if (!line.isUnsettled) throw new AppError('illegal_order_move.choice_made')
  const quantity = (await readPiecesLeft(tx, orderId)).get(lineId) ?? line.quantity
  if (quantity === 0) throw new AppError('illegal_order_move.buyer_withdrew')
  const left = { ...line, ...costAfter(line, line.quantity - quantity), quantity }
  return { ...left, label: itemLabel(left) }
}

async function queueReplaced(
  tx: Database,
  orderId: number,
  line: Line,
  replacement: { id: number; reference: string; now: Date },
): Promise<void> {
  const order = await row(
    tx,
    sql<{ reference: string; email: string; firstName: string | null }>`
      select reference, email, shipping_address ->> 'firstName' as "firstName" from orders where id = ${orderId}`,
  )
  if (!order?.email) return
  await queueMail(tx, {
    kind: 'order-item-replaced',
    key: `order-item-replaced:${line.id}:${replacement.id}`,
    to: order.email,
    data: {
      firstName: order.firstName ?? '',
      reference: order.reference,
      key: await createOrderLink(tx, replacement.id, replacement.now),
      line: itemOf(line),
      replacement: replacement.reference,
    },
  })
}

const unavailable = (line: Line): StoredFact => {
  const reason: CancellationReason = { kind: 'item-unavailable', items: [itemOf(line)] }
  return storedFact(reason)
}
