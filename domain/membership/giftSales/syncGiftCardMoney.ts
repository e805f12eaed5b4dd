import type { Cents } from '#contracts/shared/money.ts'
import { withLock } from '#database/advisoryLock.ts'
import { row, rows, sql } from '#database/sql.ts'
import { CardProviderError } from '#providers/stripe/CardProviderError.ts'
import { type CardRefund, createCardRefund, readReversals } from '#providers/stripe/refunds.ts'
import { baseKey } from '#domain/platform/cardPlumbing/nextIdempotencyKey.ts'
import { withIdempotencyKey } from '#domain/platform/cardPlumbing/withIdempotencyKey.ts'
import type { Req } from '#domain/platform/Req.ts'
import { storeGiftCardMoney } from './storeGiftCardMoney.ts'

const LOCK = 7203006

type AskedRefund = { id: number; key: string; amountCents: Cents }

/**
 * Sends the refunds that were asked for, then stores what the card provider says about all refunds and disputes of the
 * payment. @throws CardProviderError when it must be retried.
 */
export async function syncGiftCardMoney(req: Req, saleId: number): Promise<void> {
  const sale = await row(
    req.pool,
    sql<{ paymentIntentId: string }>`
      select payment_intent_id as "paymentIntentId" from gift_card_sales where id = ${saleId} and payment_intent_id is not null`,
  )
  if (!sale) return
  const { paymentIntentId } = sale
  await withLock(req.pool, [LOCK, saleId], async () => {
    const asked = await rows(
      req.pool,
      sql<AskedRefund>`
        select id, idempotency_key as key, amount_cents as "amountCents" from refunds
        where gift_card_sale_id = ${saleId} and status = 'requested' order by id`,
    )
    const rejected = new Map<number, string>()
    for (const refund of asked) {
      const problem = await send(req, refund, paymentIntentId)
      if (problem !== null) rejected.set(refund.id, problem)
    }
    await storeGiftCardMoney(req, saleId, await readReversals(paymentIntentId), rejected)
  })
}

/** The provider keeps an idempotency key for a day only, so look for the refund itself. @returns its final rejection. */
async function send(req: Req, { id, key, amountCents }: AskedRefund, paymentIntentId: string): Promise<string | null> {
  const find = async (): Promise<CardRefund | null> =>
    (await readReversals(paymentIntentId)).refunds.find(({ refundKey }) => refundKey === baseKey(key)) ?? null
  if (await find()) return null
  try {
    await withIdempotencyKey<CardRefund | null>(req.pool, {
      owner: { of: 'refund', id },
      key,
      call: async (idempotencyKey) => {
        await createCardRefund({ paymentIntentId, amountCents, idempotencyKey, refundKey: baseKey(key) })
        return null
      },
      find,
    })
    return null
  } catch (error) {
    if (!(error instanceof CardProviderError) || !error.isRefusedForGood) throw error
    return error.cause instanceof Error ? error.cause.message : error.message
  }
}
