import { row, sql } from '#database/sql.ts'
import { CardProviderError } from '#providers/stripe/CardProviderError.ts'
import { cancelCardPayment, retrieveCardPayment } from '#providers/stripe/paymentIntents.ts'
import type { Req } from '#domain/platform/Req.ts'
import { settleGiftSale } from './settleGiftSale.ts'

/** Cancels the payment first; if it succeeded in the meantime, the card is issued. */
export async function abandonSale(req: Req, saleId: number): Promise<void> {
  // One statement, or a payment stored meanwhile could be paid although the purchase was given up.
  const sale = await row(
    req.pool,
    sql<{ paymentIntentId: string | null }>`
      update gift_card_sales set payment = case when payment_intent_id is null then 'failed'::enum_gift_card_sales_payment else payment end
      where id = ${saleId} and payment = 'pending' returning payment_intent_id as "paymentIntentId"`,
  )
  if (!sale?.paymentIntentId) return
  await cancelCardPayment(sale.paymentIntentId).catch((error: unknown) => {
    // Refused because it is already paid or canceled; the next line finds out which.
    if (!(error instanceof CardProviderError) || error.outcome === 'unknown') throw error
  })
  await applySalePayment(req, saleId, sale.paymentIntentId)
}

/** Gives the purchase up if its payment does not exist. */
export async function applySalePayment(req: Req, saleId: number, paymentIntentId: string): Promise<void> {
  try {
    await settleGiftSale(req, await retrieveCardPayment(paymentIntentId))
  } catch (error) {
    if (!(error instanceof CardProviderError) || !error.isMissing) throw error
    await req.pool.query(sql`
      update gift_card_sales set payment = 'failed', updated_at = now()
      where id = ${saleId} and payment = 'pending' and payment_intent_id = ${paymentIntentId}`)
  }
}
