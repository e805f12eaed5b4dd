import { rows, sql } from '#database/sql.ts'
import type { Req } from '#domain/platform/Req.ts'
import { cancelPayment } from './cancelPayment.ts'
import { type Breaker, forEachUntilUnreachable } from '#domain/platform/cardPlumbing/createBreaker.ts'
import { applyOrGiveUp } from './missingPayment.ts'

const ABANDONED_AFTER_HOURS = 24
const MOST = 500

/** Longest-unchecked first, so that every order gets checked. */
export async function reconcilePayments(req: Req, breaker: Breaker): Promise<void> {
  const limit = new Date(req.now.getTime() - ABANDONED_AFTER_HOURS * 3_600_000)
  const open = await rows(
    req.pool,
    sql<{ id: number; paymentIntentId: string | null; createdAt: Date }>`
      select id, payment_intent_id as "paymentIntentId", created_at as "createdAt" from orders
      where payment = 'pending' order by checked_at nulls first, created_at limit ${MOST}`,
  )
  await forEachUntilUnreachable(
    breaker,
    open,
    async (order) => {
      await req.pool.query(sql`update orders set checked_at = ${req.now} where id = ${order.id}`)
      if (order.createdAt < limit) await cancelPayment(req, order.id)
      else if (order.paymentIntentId) await applyOrGiveUp(req, order.id, order.paymentIntentId)
    },
    (error, order) => req.log.warn({ err: error, orderId: order.id, msg: 'A payment could not be reconciled' }),
  )
}
