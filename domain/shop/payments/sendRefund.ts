import type { Cents } from '#contracts/shared/money.ts'
import { cutText } from '#contracts/shared/cutText.ts'
import { inTransaction } from '#database/inTransaction.ts'
import { returnsRow, row, sql, statement } from '#database/sql.ts'
import { CardProviderError } from '#providers/stripe/CardProviderError.ts'
import { createCardRefund, readReversals } from '#providers/stripe/refunds.ts'
import { raiseAlert, withdrawAlert } from '#domain/platform/alerts/raiseAlert.ts'
import { withOrderLock } from '../orders/withOrderLock.ts'
import { addOrderEvent } from '../orders/addOrderEvent.ts'
import { needAttention } from '../orders/moveOrder.ts'
import { closeProblems } from '../orders/orderProblems.ts'
import type { Req } from '#domain/platform/Req.ts'
import { refundAlertKey } from './alertOpenRefunds.ts'
import { storeReversals } from './applyReversals.ts'
import { baseKey } from '#domain/platform/cardPlumbing/nextIdempotencyKey.ts'
import { withIdempotencyKey } from '#domain/platform/cardPlumbing/withIdempotencyKey.ts'

/** The only rejection that means the buyer has the money. */
const ALREADY_REFUNDED = 'charge_already_refunded'

type Asked = {
  id: number
  key: string
  orderId: number
  reference: string
  amountCents: Cents
  paymentIntentId: string
}

/** A final rejection needs an employee; after any other failure the refund stays open and is retried. */
export async function sendRefund(req: Req, refundId: number): Promise<void> {
  const refund = await row(
    req.pool,
    sql<Asked>`
      select r.id, r.idempotency_key as key, r.order_id as "orderId", o.reference, r.amount_cents as "amountCents", o.payment_intent_id as "paymentIntentId"
      from refunds r join orders o on o.id = r.order_id
      where r.id = ${refundId} and r.status = 'requested' and o.payment_intent_id is not null`,
  )
  if (!refund) return
  await withOrderLock(req.pool, 'money', refund.orderId, async () => {
    // The provider keeps an idempotency key for a day only, so look for the refund itself.
    const refusal = (await existsAtProvider(refund)) ? null : await send(req, refund)
    if (refusal) await recordRejection(req, refund, refusal)
    else await storeReversals(req, refund.orderId, await readReversals(refund.paymentIntentId))
  })
}

async function existsAtProvider({ key, paymentIntentId }: Asked): Promise<boolean> {
  const { refunds } = await readReversals(paymentIntentId)
  return refunds.some(({ refundKey }) => refundKey === baseKey(key))
}

/** @returns the provider's final rejection, or null. @throws CardProviderError to be retried. */
async function send({ pool }: Req, refund: Asked): Promise<CardProviderError | null> {
  try {
    await withIdempotencyKey(pool, {
      owner: { of: 'refund', id: refund.id },
      key: refund.key,
      call: (idempotencyKey) => createCardRefund({ ...refund, idempotencyKey, refundKey: baseKey(refund.key) }),
      find: async () => ((await existsAtProvider(refund)) ? undefined : null),
    })
    return null
  } catch (error) {
    if (!(error instanceof CardProviderError) || !error.isRefusedForGood) throw error
    return error
  }
}

async function recordRejection(req: Req, refund: Asked, error: CardProviderError): Promise<void> {
  const { id, key, orderId, reference } = refund
  const refusal = error.cause instanceof Error ? error.cause.message : error.message
  await inTransaction(req.pool, async (tx) => {
    const failed = await returnsRow(
      tx,
      statement`
        update refunds set status = 'failed', problem = ${cutText(refusal, 300)}, updated_at = now()
        where id = ${id} and status = 'requested' returning id`,
    )
    if (!failed) return
    await closeProblems(tx, orderId, ['refund-delayed'])
    if (error.code === ALREADY_REFUNDED) {
      await addOrderEvent(tx, orderId, { kind: 'refund-not-sent', amount: refund.amountCents })
      return withdrawAlert(tx, refundAlertKey(key))
    }
    await needAttention(
      tx,
      orderId,
      { kind: 'refund-refused', amount: refund.amountCents, reason: refusal },
      String(id),
    )
    const alert = {
      kind: 'refund-refused',
      amount: refund.amountCents,
      reference,
      reason: cutText(refusal, 300),
    } as const
    await raiseAlert(tx, { about: 'shop', key: refundAlertKey(key), alert })
  })
  // The refund made there may not be stored here yet.
  if (error.code === ALREADY_REFUNDED) await storeReversals(req, orderId, await readReversals(refund.paymentIntentId))
}
