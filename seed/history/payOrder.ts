import { CURRENCY } from '#contracts/shared/constants.ts'
import { sql } from '#database/sql.ts'
import type { Req } from '#domain/platform/Req.ts'
import { env } from '#env'
import { callCards } from '../callCards.ts'

type Unpaid = { id: number; reference: string; totalCents: number }

/**
 * Pays with a test card. The order is stored as paid before, so the provider’s event about it changes nothing.
 * @returns the payment at the card provider.
 */
export async function payOrder(req: Req, { id, reference, totalCents }: Unpaid): Promise<string> {
  const form = {
    amount: String(totalCents),
    currency: CURRENCY,
    'allowed_payment_method_types[0]': 'card',
    description: `Stone Hunt order ${reference}`,
    'metadata[orderId]': String(id),
    'metadata[orderReference]': reference,
  }
  const paymentId = await callCards('payment_intents', form, `demo-${reference}`)
  const confirm = { payment_method: 'pm_card_visa', return_url: env().SITE_URL }
  await callCards(`payment_intents/${paymentId}/confirm`, confirm, `demo-confirm-${reference}`)
  await req.pool.query(sql`update orders set payment_intent_id = ${paymentId} where id = ${id}`)
  return paymentId
}
