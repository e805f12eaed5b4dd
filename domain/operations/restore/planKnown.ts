import type { Pool } from 'pg'
import { row, rows, sql } from '#database/sql.ts'
import type { OrderPayment } from '#providers/stripe/listOrderPayments.ts'
import { paymentsWithReversals, readReversals } from '#providers/stripe/refunds.ts'
import type { PrintedSince } from './PrintedSince.ts'

type Frozen = { orderId: number; reference: string; printOrderId: string | null }

/** @throws PrintProviderError */
export async function planPrinted(
  pool: Pool,
  payments: OrderPayment[],
  findPrint: (payment: OrderPayment) => Promise<PrintedSince['print'] | null>,
): Promise<PrintedSince[]> {
  const frozen = await rows(
    pool,
    sql<Frozen>`
      select id as "orderId", reference, provider_order_id as "printOrderId" from orders
      where restored_at is not null and confirmed_at is null and cancel_requested_at is null
        and payment <> 'failed' and fulfilment in ('none', 'needs_attention')`,
  )
  const byReference = new Map(frozen.map((order) => [order.reference, order]))
  const found: PrintedSince[] = []
  for (const payment of payments.filter(({ status }) => status === 'succeeded')) {
    const order = byReference.get(payment.orderReference)
    const print = order && (await findPrint(payment))
    if (print && (print.hasBegun || print.id !== order.printOrderId))
      found.push({ orderId: order.orderId, reference: order.reference, print })
  }
  return found
}

/** @throws CardProviderError */
export async function planRefunds(pool: Pool, since: Date): Promise<{ orderId: number; reference: string }[]> {
  const found: { orderId: number; reference: string }[] = []
  for (const paymentIntentId of await paymentsWithReversals(since)) {
    const order = await row(
      pool,
      sql<{
        orderId: number
        reference: string
        disputeOutcome: 'inquiry' | 'closed' | 'open' | 'won' | 'lost' | 'prevented' | null
      }>`
        select id as "orderId", reference, dispute_outcome as "disputeOutcome" from orders
        where payment_intent_id = ${paymentIntentId}`,
    )
    if (!order) continue
    const { refunds, disputes } = await readReversals(paymentIntentId)
    const known = await rows(
      pool,
      sql<{
        id: string | null
        status: 'requested' | 'pending' | 'succeeded' | 'failed'
      }>`select provider_refund_id as id, status from refunds where order_id = ${order.orderId}`,
    )
    const hasNewRefund = refunds.some(({ id, status }) => !known.some((one) => one.id === id && one.status === status))
    const { orderId, reference, disputeOutcome } = order
    if (hasNewRefund || (disputes.outcome !== null && disputes.outcome !== disputeOutcome))
      found.push({ orderId, reference })
  }
  return found
}
