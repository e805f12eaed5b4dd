import { centsToAmount } from '#contracts/shared/money.ts'
import type { FulfilmentState, PaymentState } from '#contracts/shop/orders.ts'
import { type Database, row, sql } from '#database/sql.ts'
import { recordWebhookEvent } from './recordWebhookEvent.ts'

type OrderEvent = 'order.paid' | 'order.shipped' | 'order.refunded'

export async function recordPaymentEvent(tx: Database, orderId: number, to: PaymentState): Promise<void> {
  if (to === 'paid') await recordOrderEvent(tx, orderId, 'order.paid', to)
  if (to === 'refunded' || to === 'partially_refunded') await recordOrderEvent(tx, orderId, 'order.refunded', to)
}

export async function recordFulfilmentEvent(tx: Database, orderId: number, to: FulfilmentState): Promise<void> {
  if (to === 'shipped' || to === 'partially_shipped') await recordOrderEvent(tx, orderId, 'order.shipped', to)
}

/** Once for each state an order reaches. */
const recordOrderEvent = (tx: Database, orderId: number, type: OrderEvent, state: string): Promise<void> =>
  recordWebhookEvent(tx, { type, key: `${type}:${orderId}:${state}`, readData: () => readOrder(tx, orderId) })

async function readOrder(tx: Database, orderId: number) {
  const order = await row(
    tx,
    sql<{
      reference: string
      payment: 'pending' | 'paid' | 'failed' | 'refunded' | 'partially_refunded'
      fulfilment:
        | 'none'
        | 'held'
        | 'submitted'
        | 'in_production'
        | 'shipped'
        | 'partially_shipped'
        | 'delivered'
        | 'cancelled'
        | 'needs_attention'
      totalCents: number
      currency: string
    }>`
      select reference, payment, fulfilment, total_cents as "totalCents", currency from orders where id = ${orderId}`,
  )
  if (!order) return null
  const { totalCents, ...facts } = order
  return { ...facts, total: centsToAmount(totalCents) }
}
