import { type Cents, formatCents } from '#contracts/money.ts'
import { inTransaction } from '#database/inTransaction.ts'
import { row, sql } from '#database/sql.ts'
import { CardProviderError } from '#providers/stripe/CardProviderError.ts'
import { createCardRefund, readMoneyBack } from '#providers/stripe/refunds.ts'
import { inTurn } from '../orders/inTurn.ts'
import { dropProblem, needAttention } from '../orders/moveOrder.ts'
import type { Req } from '../Req.ts'
import { storeMoneyBack } from './applyMoneyBack.ts'
import { actionOf } from './nextIdempotencyKey.ts'
import { REFUND_WAITS } from './refundRest.ts'
import { withIdempotencyKey } from './withIdempotencyKey.ts'

type Asked = { id: number; key: string; orderId: number; amountCents: Cents; paymentIntentId: string }

/** Asks the card provider for a refund, once however often it runs. A refusal is for an employee to settle. */
export async function sendRefund(req: Req, refundId: number): Promise<void> {
  const refund = await row<Asked>(
    req.pool,
    sql`
      select r.id, r.idempotency_key as key, r.order_id as "orderId", r.amount_cents as "amountCents", o.payment_intent_id as "paymentIntentId"
      from refunds r join orders o on o.id = r.order_id
      where r.id = ${refundId} and r.status = 'requested' and o.payment_intent_id is not null`,
  )
  if (!refund) return
  await inTurn(req.pool, 'money', refund.orderId, async () => {
    // The provider forgets an idempotency key after a day, the refund never.
    const refusal = (await isThere(refund)) ? null : await send(req, refund)
    if (refusal) await noteRefusal(req, refund, refusal)
    else await storeMoneyBack(req, refund.orderId, await readMoneyBack(refund.paymentIntentId))
  })
}

async function isThere({ key, paymentIntentId }: Asked): Promise<boolean> {
  const { refunds } = await readMoneyBack(paymentIntentId)
  return refunds.some(({ refundKey }) => refundKey === actionOf(key))
}

/** @returns why the provider refused, or null. @throws CardProviderError to be tried again. */
async function send({ pool }: Req, refund: Asked): Promise<string | null> {
  try {
    await withIdempotencyKey(pool, {
      owner: { of: 'refund', id: refund.id },
      key: refund.key,
      call: (idempotencyKey) => createCardRefund({ ...refund, idempotencyKey, refundKey: actionOf(refund.key) }),
      find: async () => ((await isThere(refund)) ? undefined : null),
    })
    return null
  } catch (error) {
    if (!(error instanceof CardProviderError) || error.outcome === 'unknown') throw error
    if (error.status === 401 || error.status === 403 || error.status === 429) throw error
    return error.cause instanceof Error ? error.cause.message : error.message
  }
}

async function noteRefusal(req: Req, { id, orderId, amountCents }: Asked, refusal: string): Promise<void> {
  await inTransaction(req.pool, async (tx) => {
    const failed = await row(
      tx,
      sql`
        update refunds set status = 'failed', problem = ${refusal.slice(0, 300)}, updated_at = now()
        where id = ${id} and status = 'requested' returning id`,
    )
    if (failed) await dropProblem(tx, orderId, REFUND_WAITS)
    if (failed) await needAttention(tx, orderId, `A refund of ${formatCents(amountCents)} was refused: ${refusal}`)
  })
}
