import type { Cents } from '#contracts/shared/money.ts'
import { type Database, row, sql } from '#database/sql.ts'
import { CardProviderError } from '#providers/stripe/CardProviderError.ts'
import type { Req } from '#domain/platform/Req.ts'
import { AppError } from '#domain/platform/AppError.ts'
import { applySalePayment } from './abandonSale.ts'
import { hashFormKey } from './findOrCreateSale.ts'

export type Purchase = {
  id: number
  reference: string
  payment: 'pending' | 'paid' | 'failed'
  amountCents: Cents
  /** Of a membership; null for a gift card. */
  months: number | null
  recipientName: string
  recipientEmail: string
  buyerEmail: string
  sendAt: Date
  sentAt: Date | null
  paymentIntentId: string | null
  paidAt: Date | null
  offersWithdrawal: boolean
  withdrawnAt: Date | null
}

/** Opens with the key of the form. Asks the card provider about an open payment. @throws AppError `gift_card_sale_not_found`. */
export async function readPurchase(req: Req, key: string): Promise<Purchase> {
  const found = await find(req.pool, key)
  if (!found) throw new AppError('gift_card_sale_not_found')
  if (found.payment !== 'pending' || !found.paymentIntentId) return found
  try {
    await applySalePayment(req, found.id, found.paymentIntentId)
  } catch (error) {
    // The page shows "confirming" until the webhook or the reconcile job settles the payment.
    if (!(error instanceof CardProviderError)) throw error
    req.log.warn({ err: error, saleId: found.id, msg: 'An open gift card payment could not be looked up' })
  }
  return (await find(req.pool, key)) ?? found
}

const find = (database: Database, key: string): Promise<Purchase | null> =>
  row(
    database,
    sql<Purchase>`
      select s.id, s.reference, s.payment, s.amount_cents as "amountCents", s.months, s.recipient_name as "recipientName",
        s.recipient_email as "recipientEmail", s.buyer_email as "buyerEmail", s.send_at as "sendAt",
        coalesce((select g.sent_at from gift_cards g where g.id = s.gift_card_id),
          (select m.sent_at from gift_memberships m where m.id = s.gift_membership_id)) as "sentAt", s.payment_intent_id as "paymentIntentId",
        s.paid_at as "paidAt", s.offers_withdrawal as "offersWithdrawal", s.withdrawn_at as "withdrawnAt"
      from gift_card_sales s where s.key_hash = ${hashFormKey(key)}`,
  )
