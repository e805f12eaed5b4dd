import { inTransaction } from '#database/inTransaction.ts'
import { rows, sql } from '#database/sql.ts'
import { CardProviderError } from '#providers/stripe/CardProviderError.ts'
import { listOrderPayments, type OrderPayment } from '#providers/stripe/listOrderPayments.ts'
import type { Req } from '#domain/platform/Req.ts'
import { applyPaymentIntent } from './applyPaymentIntent.ts'
import type { Breaker } from '#domain/platform/cardPlumbing/createBreaker.ts'
import { setReconcileMark, reconcileSince } from '#domain/platform/cardPlumbing/reconcileMark.ts'

const MARK = 'payments'

/** After a restore, or a crash right after creating the payment. */
export async function reconcileUnknownPayments(req: Req, breaker: Breaker): Promise<void> {
  if (breaker.isOpen()) return
  try {
    const since = await reconcileSince(req.pool, MARK, req.now)
    for (const payment of await unknownOf(req, await breaker.watch(() => listOrderPayments(since))))
      await applyPaymentIntent(req, payment.id)
    await inTransaction(req.pool, (tx) => setReconcileMark(tx, MARK, req.now))
  } catch (error) {
    if (!(error instanceof CardProviderError)) throw error
    req.log.warn({ err: error, msg: 'Recent payments could not be read' })
  }
}

async function unknownOf({ pool }: Req, payments: OrderPayment[]): Promise<OrderPayment[]> {
  const succeeded = payments.filter(({ status }) => status === 'succeeded')
  const ids = succeeded.map(({ id }) => id)
  const known = await rows(
    pool,
    sql<{ id: string | null }>`select payment_intent_id as id from orders where payment_intent_id = any(${ids})`,
  )
  const knownIds = new Set(known.map(({ id }) => id))
  return succeeded.filter(({ id }) => !knownIds.has(id))
}
