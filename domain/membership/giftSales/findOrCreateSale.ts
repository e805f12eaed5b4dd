import { sha256 } from '#domain/platform/sha256.ts'
import { createHash } from 'node:crypto'
import type { GiftInput } from '#contracts/membership/giftSales.ts'
import type { Cents } from '#contracts/shared/money.ts'
import type { TaxPlace } from '#contracts/membership/taxPlace.ts'
import { SEND_HOUR, SITE_TIME_ZONE, siteDay } from '#contracts/membership/sendDay.ts'
import { row, sql } from '#database/sql.ts'
import { offersGiftWithdrawal } from '../giftWithdrawals/readGiftNotice.ts'
import type { Req } from '#domain/platform/Req.ts'
import { AppError } from '#domain/platform/AppError.ts'
import { createReference } from '#domain/shop/orders/createReference.ts'

/** Part of what is paid for a membership. */
export type SaleTax = {
  cents: Cents
  /** The buyer's; stored nowhere here. */
  place: TaxPlace
  /** For the tax service's reports. */
  calculationId: string | null
}

export type NewSale = GiftInput & {
  /** With tax. */
  amountCents: Cents
  /** Null for a gift card. */
  months: number | null
  /** Null without a tax service, and for a gift card. */
  tax: SaleTax | null
}

export type OpenSale = {
  id: number
  reference: string
  /** With tax. */
  amountCents: Cents
  taxCents: Cents
  taxCalculationId: string | null
  months: number | null
  buyerEmail: string
  paymentIntentId: string | null
  idempotencyKey: string
  fingerprint: string
}

export const hashFormKey = (key: string): string => sha256(key)

/** The same form twice is one purchase. @throws AppError `gift_card_sale_changed` for the same key with other contents. */
export async function findOrCreateSale(req: Req, input: NewSale): Promise<OpenSale> {
  const { key, recipientName, recipientEmail, senderName, message, amountCents, months, tax } = input
  const buyerEmail = input.buyerEmail ?? req.user?.email ?? ''
  const today = siteDay(req.now)
  const day = input.sendOn ?? today
  const fingerprint = createHash('sha256')
    .update(
      // The key is known to the buyer only, so that nobody finds the place by trying all of them.
      JSON.stringify([
        key,
        req.user?.id,
        amountCents,
        months,
        buyerEmail,
        recipientName,
        recipientEmail,
        senderName,
        message,
        day,
        ...(tax ? [tax.cents, tax.place] : []),
      ]),
    )
    .digest('hex')
  const keyHash = hashFormKey(key)
  const created = await row(
    req.pool,
    sql<OpenSale>`
      insert into gift_card_sales (reference, amount_cents, tax_cents, tax_calculation_id, months, buyer_email, user_id, recipient_name, recipient_email, sender_name,
        message, send_at, key_hash, fingerprint, created_at, language, offers_withdrawal)
      values (${createReference('CARD')}, ${amountCents}, ${tax?.cents ?? 0}, ${tax?.calculationId ?? null}, ${months}, ${buyerEmail}, ${req.user?.id ?? null}, ${recipientName}, ${recipientEmail},
        ${senderName}, ${message ?? null}, case when ${day === today}::boolean then ${req.now}::timestamptz
          else (${day}::date + make_interval(hours => ${SEND_HOUR}::int)) at time zone ${SITE_TIME_ZONE} end,
        ${keyHash}, ${fingerprint}, ${req.now}, ${req.language ?? 'en'}::enum_gift_card_sales_language, ${await offersGiftWithdrawal(req.pool)})
      on conflict (key_hash) do nothing
      returning id, reference, amount_cents as "amountCents", tax_cents as "taxCents", tax_calculation_id as "taxCalculationId", months,
        buyer_email as "buyerEmail", payment_intent_id as "paymentIntentId", idempotency_key as "idempotencyKey", fingerprint`,
  )
  if (created) return created
  const known = await row(
    req.pool,
    sql<OpenSale>`
      select id, reference, amount_cents as "amountCents", tax_cents as "taxCents", tax_calculation_id as "taxCalculationId", months,
        buyer_email as "buyerEmail", payment_intent_id as "paymentIntentId", idempotency_key as "idempotencyKey", fingerprint
      from gift_card_sales where key_hash = ${keyHash} and payment = 'pending'`,
  )
  if (known?.fingerprint !== fingerprint) throw new AppError('gift_card_sale_changed')
  return known
}
