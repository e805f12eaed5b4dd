import { rows, sql } from '#database/sql.ts'
import { inTransaction } from '#database/inTransaction.ts'
import { CardProviderError } from '#providers/stripe/CardProviderError.ts'
import { listGiftCardPayments } from '#providers/stripe/giftCardPayments.ts'
import { retrieveCardPayment } from '#providers/stripe/paymentIntents.ts'
import { type Breaker, forEachUntilUnreachable } from '#domain/platform/cardPlumbing/createBreaker.ts'
import { reconcileSince, setReconcileMark } from '#domain/platform/cardPlumbing/reconcileMark.ts'
import type { Req } from '#domain/platform/Req.ts'
import { abandonSale, applySalePayment } from './abandonSale.ts'
import { settleGiftSale } from './settleGiftSale.ts'

const ABANDONED_AFTER_HOURS = 24
const MOST = 500
const MARK = 'gift_card_payments'

/** Catches up on missed webhooks: longest unchecked first. */
export async function reconcileGiftSales(req: Req, breaker: Breaker): Promise<void> {
  const limit = new Date(req.now.getTime() - ABANDONED_AFTER_HOURS * 3_600_000)
  const open = await rows(
    req.pool,
    sql<{ id: number; paymentIntentId: string | null; createdAt: Date }>`
      select id, payment_intent_id as "paymentIntentId", created_at as "createdAt" from gift_card_sales
      where payment = 'pending' order by checked_at nulls first limit ${MOST}`,
  )
  await forEachUntilUnreachable(
    breaker,
    open,
    async (sale) => {
      await req.pool.query(sql`update gift_card_sales set checked_at = ${req.now} where id = ${sale.id}`)
      if (sale.createdAt < limit) await abandonSale(req, sale.id)
      else if (sale.paymentIntentId) await applySalePayment(req, sale.id, sale.paymentIntentId)
    },
    (error, sale) => req.log.warn({ err: error, saleId: sale.id, msg: 'A gift card payment could not be reconciled' }),
  )
  await findUnknownSales(req, breaker)
}

/** After a restore, or a crash right after creating the payment. */
async function findUnknownSales(req: Req, breaker: Breaker): Promise<void> {
  if (breaker.isOpen()) return
  try {
    const since = await reconcileSince(req.pool, MARK, req.now)
    const paid = (await breaker.watch(() => listGiftCardPayments(since))).filter(({ status }) => status === 'succeeded')
    const known = await rows(
      req.pool,
      sql<{ id: string | null }>`
        select payment_intent_id as id from gift_card_sales where payment_intent_id = any(${paid.map(({ id }) => id)})`,
    )
    for (const { id } of paid)
      if (!known.some((sale) => sale.id === id)) await settleGiftSale(req, await retrieveCardPayment(id))
    await inTransaction(req.pool, (tx) => setReconcileMark(tx, MARK, req.now))
  } catch (error) {
    if (!(error instanceof CardProviderError)) throw error
    req.log.warn({ err: error, msg: 'Recent gift card payments could not be read' })
  }
}
