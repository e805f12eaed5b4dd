import { DAY_MS } from '#contracts/shared/dayMs.ts'
import { inTransaction } from '#database/inTransaction.ts'
import { rows, sql, statement } from '#database/sql.ts'
import { CardProviderError } from '#providers/stripe/CardProviderError.ts'
import { paymentsWithReversals } from '#providers/stripe/refunds.ts'
import { addJob } from '#domain/platform/addJob.ts'
import { addMoneyJob } from '#domain/membership/giftSales/queueGiftCardMoney.ts'
import { salesWithMoneyBack } from '#domain/membership/giftSales/salesWithMoneyBack.ts'
import type { Req } from '#domain/platform/Req.ts'
import type { Breaker } from '#domain/platform/cardPlumbing/createBreaker.ts'
import { setReconcileMark, reconcileSince } from '#domain/platform/cardPlumbing/reconcileMark.ts'

const MARK = 'money_back'
const MINUTE = 60_000
/** A bank may return a refund within this time. */
const MAY_FAIL_FOR = 30 * DAY_MS
/** A lost dispute can be appealed, and an inquiry can become a dispute. */
const MAY_MOVE_FOR = 180 * DAY_MS

/** Those that may still change are read once a day, because Stripe lists by creation. */
export async function reconcileRefunds(req: Req, breaker: Breaker): Promise<void> {
  const recent = await readRecent(req, breaker)
  const before = (ms: number) => new Date(req.now.getTime() - ms)
  const late = before(10 * MINUTE)
  const orders = await rows(
    req.pool,
    sql<{ id: number | null }>`
      select id from orders where payment_intent_id = any(${recent ?? []}) and payment not in ('pending', 'failed')
      union select order_id from refunds where order_id is not null and status = 'pending' and updated_at < ${late}
      union (select id from orders where dispute_outcome in ('open', 'inquiry') order by checked_at nulls first limit 100)
      union (select o.id from orders o
        where (o.checked_at is null or o.checked_at < ${before(DAY_MS)}) and o.id in (
          select id from orders where disputed_at > ${before(MAY_MOVE_FOR)}
          union all select order_id from refunds where status = 'succeeded' and gift_card_id is null and created_at > ${before(MAY_FAIL_FOR)})
        order by o.checked_at nulls first limit 100)`,
  )
  const unsent = await rows(
    req.pool,
    sql<{
      id: number
    }>`select id from refunds where order_id is not null and status = 'requested' and created_at < ${late}`,
  )
  const sales = await salesWithMoneyBack(req.pool, recent ?? [], req.now)
  const ids = orders.flatMap(({ id }) => id ?? [])
  await inTransaction(req.pool, async (tx) => {
    // Before the keys of their jobs, as everything that adds one of them does.
    await tx.query(statement`select id from orders where id = any(${ids}) order by id for no key update`)
    await tx.query(sql`update orders set checked_at = ${req.now} where id = any(${ids})`)
    await tx.query(statement`select id from gift_card_sales where id = any(${sales}) order by id for no key update`)
    await tx.query(sql`update gift_card_sales set checked_at = ${req.now} where id = any(${sales})`)
    for (const id of ids) await addJob(tx, 'applyReversals', { orderId: id }, { key: `reversals:${id}` })
    for (const { id } of unsent) await addJob(tx, 'sendRefund', { refundId: id }, { key: `refund:${id}` })
    for (const id of sales) await addMoneyJob(tx, id)
    if (recent) await setReconcileMark(tx, MARK, req.now)
  })
}

/** @returns null when the card provider is unreachable; the next run covers the same period. */
async function readRecent(req: Req, breaker: Breaker): Promise<string[] | null> {
  if (breaker.isOpen()) return null
  try {
    const since = await reconcileSince(req.pool, MARK, req.now)
    return await breaker.watch(() => paymentsWithReversals(since))
  } catch (error) {
    if (!(error instanceof CardProviderError)) throw error
    req.log.warn({ err: error, msg: 'Recent refunds and disputes could not be read' })
    return null
  }
}
