import { msg } from '#contracts/msg.ts'
import { inTransaction } from '#database/inTransaction.ts'
import { type Database, returnsRow, row, sql, statement } from '#database/sql.ts'
import { addJob } from '../addJob.ts'
import { recordOrderAudit } from '../auditLog/recordOrderAudit.ts'
import { createOrderReference } from '../orders/createOrderReference.ts'
import { addOrderEvent } from '../orders/moveOrder.ts'
import { isFullyRefunded } from '../payments/isFullyRefunded.ts'
import { lockRefundable } from '../payments/refundRest.ts'
import type { SignedInReq } from '../Req.ts'
import { ShopError } from '../ShopError.ts'
import { lockClaim, type LockedClaim, moveClaim } from './lockClaim.ts'
import { queueClaimStep } from './queueClaimMails.ts'

/**
 * The replacement is an order of its own that costs nothing, so it is printed, followed and mailed like any other, once, and
 * its cost is recorded.
 * @param despiteRefund whether the employee knows that the buyer has all of the money back.
 * @throws ShopError `claim_not_found`, `illegal_order_move`.
 */
export async function replaceClaimed(req: SignedInReq, claimId: number, despiteRefund: boolean): Promise<void> {
  await inTransaction(req.pool, async (tx) => {
    const claim = await lockClaim(tx, claimId)
    await moveClaim(tx, claim, 'replaced', req.now)
    if (!despiteRefund) await refuseRefunded(tx, claim.orderId)
    await refuseUnprintable(tx, claim)
    const order = await insertReplacement(tx, claim, req.now)
    await tx.query(sql`update claims set replacement_id = ${order.id} where id = ${claimId}`)
    await addOrderEvent(tx, order.id, msg('Replacement ordered'))
    await addOrderEvent(tx, claim.orderId, `We’re sending a replacement: ${order.reference}`)
    await recordOrderAudit(tx, req, claim.orderId, 'Replaced the claim', [
      { field: 'Replacement', before: null, after: order.reference },
    ])
    await addJob(tx, 'submitOrder', { orderId: order.id }, { key: `submit:${order.id}` })
    await queueClaimStep(
      tx,
      claim.orderId,
      { step: 'replaced', of: `settled:${claimId}`, text: order.reference },
      req.now,
    )
  })
}

/** Nobody gives away goods and money without knowing it. */
async function refuseRefunded(tx: Database, orderId: number): Promise<void> {
  const order = await lockRefundable(tx, orderId)
  if (!order || !isFullyRefunded(order)) return
  const message = 'This order was refunded in full. Confirm that you want to print it again for free.'
  throw new ShopError('illegal_order_move', { message })
}

/** Before the buyer is promised anything. */
async function refuseUnprintable(tx: Database, { orderId, lines }: LockedClaim): Promise<void> {
  const isGone = await returnsRow(
    tx,
    statement`
      select 1 from order_lines l left join variants v on v.id = l.variant_id left join merchandise m on m.id = v.merchandise_id
      where l.order_id = ${orderId} and l.cancelled_at is null and (${lines.length === 0}::boolean or l.id = any(${lines}::int[]))
        and (v.id is null or m.vanished_at is not null or not (v.sellable or v.below_cost)) limit 1`,
  )
  const message = 'Something in this claim can no longer be made. Refund it instead.'
  if (isGone) throw new ShopError('illegal_order_move', { message })
  const email = await returnsRow(tx, statement`select 1 from orders where id = ${orderId} and email <> ''`)
  if (!email)
    throw new ShopError('illegal_order_move', { message: 'The buyer’s address was deleted, so nothing can be sent.' })
}

/** Its lines have their prices, for customs, and a discount of the same sum. */
async function insertReplacement(
  tx: Database,
  { orderId, lines }: LockedClaim,
  now: Date,
): Promise<{ id: number; reference: string }> {
  const order = await row(
    tx,
    sql<{ id: number; reference: string }>`
      with chosen as (
        select * from order_lines where order_id = ${orderId} and cancelled_at is null
          and (${lines.length === 0}::boolean or id = any(${lines}::int[]))
      ), stored as (
        insert into orders (reference, user_id, email, phone, shipping_address, billing_address, shipping_method, currency, subtotal_cents,
          discount_cents, shipping_cents, tax_cents, total_cents, payment, fulfilment, paid_at, confirm_after, is_demo, replaces_id, created_at, language)
        select ${createOrderReference()}, user_id, email, phone, shipping_address, billing_address, shipping_method, currency,
          (select sum(line_total_cents) from chosen), (select sum(line_total_cents) from chosen), 0, 0, 0, 'paid', 'held', ${now}::timestamptz,
          ${now}::timestamptz, is_demo, id, ${now}::timestamptz, language
        from orders where id = ${orderId} returning id, reference
      ), copied as (
        insert into order_lines (order_id, position, variant_id, sku, title, size, color, image_url, quantity, unit_price_cents, line_total_cents,
          other_discount_cents, unit_cost_cents)
        select stored.id, position, variant_id, sku, title, size, color, image_url, quantity, unit_price_cents, line_total_cents, line_total_cents, unit_cost_cents
        from chosen, stored
      )
      select id, reference from stored`,
  )
  if (!order) throw new Error('The replacement was not stored')
  return order
}
