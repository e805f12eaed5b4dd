import { inTransaction } from '#database/inTransaction.ts'
import { type Database, row, sql } from '#database/sql.ts'
import { addJob } from '#domain/platform/addJob.ts'
import { type InboxEvent, isNewEvent } from '#domain/platform/cardPlumbing/inbox.ts'
import type { Req } from '#domain/platform/Req.ts'

/** @returns false when the payment did not buy a gift card. */
export async function queueGiftCardMoney(req: Req, paymentIntentId: string, event: InboxEvent): Promise<boolean> {
  const sale = await row(
    req.pool,
    sql<{ id: number }>`select id from gift_card_sales where payment_intent_id = ${paymentIntentId}`,
  )
  if (!sale) return false
  await inTransaction(req.pool, async (tx) => {
    if (await isNewEvent(tx, event)) await addMoneyJob(tx, sale.id)
  })
  return true
}

export const addMoneyJob = (tx: Database, saleId: number): Promise<void> =>
  addJob(tx, 'syncGiftCardMoney', { saleId }, { key: `gift-card-money:${saleId}` })
