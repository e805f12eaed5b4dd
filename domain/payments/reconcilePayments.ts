import { rows, sql } from '#database/sql.ts'
import { CardProviderError } from '#providers/stripe/CardProviderError.ts'
import type { Req } from '../Req.ts'
import { abandonPayment } from './abandonPayment.ts'
import { applyPaymentIntent } from './applyPaymentIntent.ts'
import { giveUpMissingPayment } from './missingPayment.ts'

const ABANDONED_AFTER_HOURS = 24
const MOST = 500

/**
 * Asks the card provider about every order whose payment is open, so that an event that never came is made up for.
 * Orders nobody paid within a day are given up. Those not looked at for longest come first, so all have their turn.
 */
export async function reconcilePayments(req: Req): Promise<void> {
  const limit = new Date(req.now.getTime() - ABANDONED_AFTER_HOURS * 3_600_000)
  const open = await rows<{ id: number; paymentIntentId: string | null; createdAt: Date }>(
    req.pool,
    sql`
      select id, payment_intent_id as "paymentIntentId", created_at as "createdAt" from orders
      where payment = 'pending' order by checked_at nulls first, created_at limit ${MOST}`,
  )
  for (const order of open) {
    await req.pool.query(sql`update orders set checked_at = ${req.now} where id = ${order.id}`)
    try {
      if (order.createdAt < limit) await abandonPayment(req, order.id)
      else if (order.paymentIntentId) await applyOrGiveUp(req, order.id, order.paymentIntentId)
    } catch (error) {
      // One that cannot be read now must not keep the others waiting; it is asked again next time.
      req.log.warn({ err: error, orderId: order.id, msg: 'A payment could not be reconciled' })
    }
  }
}

async function applyOrGiveUp(req: Req, orderId: number, paymentIntentId: string): Promise<void> {
  try {
    await applyPaymentIntent(req, paymentIntentId)
  } catch (error) {
    if (!(error instanceof CardProviderError) || !error.isMissing) throw error
    await giveUpMissingPayment(req, orderId, paymentIntentId)
  }
}
