import { storedFact } from '#contracts/platform/facts.ts'
import type { RefundReason } from '#contracts/shop/refundReasons.ts'
import { inTransaction } from '#database/inTransaction.ts'
import { sql } from '#database/sql.ts'
import { withOrderLock } from '#domain/shop/orders/withOrderLock.ts'
import type { Req } from '#domain/platform/Req.ts'
import { callCards } from '../callCards.ts'

type Refund = {
  orderId: number
  reference: string
  paymentId: string
  cents: number
  reason: RefundReason
  /** Null when the buyer canceled. */
  requestedBy: number | null
  at: Date
}

/** With the lock, so that a running site reads the refund only after it is stored, and sends no email about it. */
export function refundOrder(req: Req, { orderId, reference, paymentId, cents, reason, requestedBy, at }: Refund) {
  return withOrderLock(req.pool, 'money', orderId, async () => {
    const key = `demo-refund-${reference}`
    const form = { payment_intent: paymentId, amount: String(cents), 'metadata[refundKey]': key }
    const refundId = await callCards('refunds', form, key)
    const { kind, values } = storedFact(reason)
    await inTransaction(req.pool, async (tx) => {
      await tx.query(sql`
        insert into refunds (order_id, amount_cents, reason, reason_values, status, provider_refund_id, requested_by_id, idempotency_key, created_at, updated_at)
        values (${orderId}, ${cents}::numeric, ${kind}, ${JSON.stringify(values)}::jsonb, 'succeeded', ${refundId}, ${requestedBy}, ${key}, ${at}, ${at})`)
      await tx.query(sql`
        insert into order_events (order_id, kind, "values", created_at, updated_at)
        values (${orderId}, 'refunded', ${JSON.stringify({ amount: cents })}::jsonb, ${at}, ${at})`)
    })
  })
}
