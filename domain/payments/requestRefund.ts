import { type Cents, formatCents } from '#contracts/money.ts'
import { inTransaction } from '#database/inTransaction.ts'
import { type Database, row, sql } from '#database/sql.ts'
import { noteEvent } from '../orders/moveOrder.ts'
import { isPaid } from '../orders/mayCancel.ts'
import type { SignedInReq } from '../Req.ts'
import { ShopError } from '../ShopError.ts'
import { noteOrderChange } from '../trail/noteOrderChange.ts'
import { addRefund, lockRefundable, type Refundable } from './refundRest.ts'
import { stopUnprinted } from './stopUnprinted.ts'

/**
 * An employee gives back some or all of a payment. When all of it goes back before the goods are begun, they are not.
 *
 * @param refund.clientKey of the form; asking again with it changes nothing more.
 * @throws ShopError `order_not_found`, `invalid_input`, `illegal_order_move`.
 */
export async function requestRefund(
  req: SignedInReq,
  orderId: number,
  refund: { amountCents: Cents; reason: string; clientKey: string | null },
): Promise<void> {
  const { amountCents, reason, clientKey } = refund
  await inTransaction(req.pool, async (tx) => {
    const order = await lockRefundable(tx, orderId)
    if (!order) throw new ShopError('order_not_found')
    if (clientKey !== null && (await isKnown(tx, orderId, refund))) return
    refuse(order, amountCents)
    await addRefund(tx, orderId, { amountCents, reason, requestedBy: req.user.id, clientKey })
    const what = `Refund of ${formatCents(amountCents)} by ${req.user.email}: ${reason}`
    await noteEvent(tx, orderId, what, { isInternal: true })
    await noteOrderChange(tx, req, orderId, 'Gave money back', [
      { field: 'Amount', before: null, after: formatCents(amountCents) },
      { field: 'Reason', before: null, after: reason },
    ])
    if (amountCents === order.restCents) await stopUnprinted(tx, orderId, req.now)
  })
}

/** Whether the same form was sent before, with the order locked. @throws ShopError when it asked for something else. */
async function isKnown(
  tx: Database,
  orderId: number,
  { amountCents, clientKey }: { amountCents: Cents; clientKey: string | null },
): Promise<boolean> {
  const known = await row(
    tx,
    sql<{
      orderId: number | null
      amountCents: Cents
    }>`select order_id as "orderId", amount_cents as "amountCents" from refunds where client_key = ${clientKey}`,
  )
  if (!known) return false
  if (known.orderId === orderId && known.amountCents === amountCents) return true
  const message = `This form has refunded ${formatCents(known.amountCents)} already. Open it again to refund more.`
  throw new ShopError('illegal_order_move', { message })
}

function refuse({ payment, disputeOutcome, restCents }: Refundable, amountCents: Cents): void {
  if (amountCents <= 0) throw new ShopError('invalid_input', { errors: { amount: 'Please enter more than nothing' } })
  if (disputeOutcome === 'open') {
    const message = 'The card’s bank has taken this payment back; what comes of it is decided there.'
    throw new ShopError('illegal_order_move', { message })
  }
  if (payment === 'refunded') throw new ShopError('illegal_order_move', { message: 'All of it has gone back already.' })
  if (!isPaid(payment)) throw new ShopError('illegal_order_move', { message: 'Only a paid order can be refunded.' })
  if (amountCents > restCents) {
    throw new ShopError('illegal_order_move', { message: `At most ${formatCents(restCents)} can still go back.` })
  }
}
