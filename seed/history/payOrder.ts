import { CURRENCY } from '#contracts/constants.ts'
import { formatCents } from '#contracts/money.ts'
import { type Database, sql } from '#database/sql.ts'
import type { Prices } from '#domain/checkout/priceCart.ts'
import { env } from '#env'
import { callCards } from '../callCards.ts'
import type { DemoOrder } from './orderList.ts'

type Payment = { id: number; order: DemoOrder; prices: Prices; employeeId: number; now: Date }

const DAY = 86_400_000

/** Pays with a test card and returns what the order says was refunded. */
export async function payOrder(tx: Database, { id, order, prices, employeeId, now }: Payment): Promise<void> {
  const { reference, outcome } = order
  const form = {
    amount: String(prices.totalCents),
    currency: CURRENCY,
    'allowed_payment_method_types[0]': 'card',
    description: `Stone Hunt order ${reference}`,
    'metadata[orderId]': String(id),
    'metadata[orderReference]': reference,
  }
  const paymentId = await callCards('payment_intents', form, `demo-${reference}`)
  const confirm = { payment_method: 'pm_card_visa', return_url: env().SITE_URL }
  await callCards(`payment_intents/${paymentId}/confirm`, confirm, `demo-confirm-${reference}`)
  await tx.query(sql`update orders set payment_intent_id = ${paymentId} where id = ${id}`)
  if (outcome !== 'canceled' && outcome !== 'partly refunded') return

  const cents = outcome === 'canceled' ? prices.totalCents : Math.min(800, prices.subtotalCents)
  const reason = outcome === 'canceled' ? 'Canceled by the buyer' : 'The print was a little crooked'
  const key = `demo-refund-${reference}`
  const refund = { payment_intent: paymentId, amount: String(cents), 'metadata[refundKey]': key }
  const refundId = await callCards('refunds', refund, key)
  const at = new Date(now.getTime() - (order.daysAgo - (outcome === 'canceled' ? 0.1 : 12)) * DAY)
  await tx.query(sql`
    insert into refunds (order_id, amount_cents, reason, status, provider_refund_id, requested_by_id, idempotency_key, created_at, updated_at)
    values (${id}, ${cents}::numeric, ${reason}, 'succeeded', ${refundId}, ${outcome === 'canceled' ? null : employeeId}, ${key}, ${at}, ${at})`)
  await tx.query(sql`
    insert into order_events (order_id, what, created_at, updated_at) values (${id}, ${`${formatCents(cents)} refunded`}, ${at}, ${at})`)
  await tx.query(sql`update orders set refunded_cents = ${cents}::numeric, checked_at = ${now} where id = ${id}`)
}
