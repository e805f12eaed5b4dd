import { z } from 'zod'
import { BRAND_DEFAULTS } from '#contracts/siteDefaults.ts'
import { type Database, dynamicSql, parsedRow, prepared, type Statement } from '#database/sql.ts'
import { type CartLine, cartLineRow, selectCartLines } from '../cart/cartLines.ts'
import { type GiftCard, giftCardOfCart, giftCardRow } from '../giftCards/selectGiftCard.ts'
import type { Person } from '../promoCodes/personOf.ts'
import { type PromoCode, promoCodeRow } from '../promoCodes/PromoCode.ts'
import { codeOfCart } from '../promoCodes/selectPromoCode.ts'
import { priceTermsOf, TERM_SETTINGS } from './priceTerms.ts'
import { pickSettings, storedSettingRow } from '../settings/settings.ts'

const cartOrderRow = z.object({
  id: z.number(),
  reference: z.string(),
  isPending: z.boolean(),
  fingerprint: z.string().nullable(),
  paymentIntentId: z.string().nullable(),
  idempotencyKey: z.string(),
  taxCalculationId: z.string().nullable(),
  /** Created after `since`. */
  isRecent: z.boolean(),
})
export type CartOrder = z.infer<typeof cartOrderRow>

export type ForOrder = {
  cartId: number
  version: number
  lines: CartLine[]
  /** The rates, the discount, the promo code or the gift card’s balance changed since the cart was shown. A cart that was never shown has promised nothing. */
  hasChangedTerms: boolean
  /** Pending orders and those created after `since`, newest first. */
  orders: CartOrder[]
  settings: Record<(typeof SETTINGS)[number], string>
  siteName: string
  code: PromoCode | null
  giftCard: GiftCard | null
}

const readRow = z.object({
  cartId: z.number().nullable(),
  version: z.number().nullable(),
  hasChangedTerms: z.boolean(),
  lines: z.array(cartLineRow),
  orders: z.array(cartOrderRow),
  settings: z.array(storedSettingRow),
  siteName: z.string().nullable(),
  code: promoCodeRow.nullable(),
  giftCard: giftCardRow.nullable(),
})

const SETTINGS = ['tax_service', ...TERM_SETTINGS] as const

/**
 * One statement, so that everything is from the same moment.
 * @param where.cart a condition on `carts c`.
 */
export async function readForOrder(
  database: Database,
  { cart, person }: { cart: Statement; person: Person },
  since: Date,
): Promise<ForOrder | null> {
  const found = await parsedRow(
    database,
    readRow,
    prepared(dynamicSql`
      select c.id as "cartId", c.version, coalesce(c.seen_terms <> ${priceTermsOf(dynamicSql`c.id`)}, false) as "hasChangedTerms",
        coalesce((select json_agg(line order by line.id) from (
          ${selectCartLines(dynamicSql`(select * from cart_items where cart_id = c.id)`)}) line), '[]') as lines,
        coalesce((select json_agg(made order by made.id desc) from (
          select id, reference, payment = 'pending' as "isPending", fingerprint, payment_intent_id as "paymentIntentId",
            tax_calculation_id as "taxCalculationId", idempotency_key as "idempotencyKey", created_at > ${since} as "isRecent"
          from orders where cart_id = c.id and (payment = 'pending' or created_at > ${since})) made), '[]') as orders,
        coalesce((select json_agg(setting) from (
          select key, value from site_settings where key = any(${SETTINGS})) setting), '[]') as settings,
        (select name from brand order by id limit 1) as "siteName",
        ${codeOfCart(dynamicSql`c`, person)} as code,
        ${giftCardOfCart(dynamicSql`c`)} as "giftCard"
      from (select 1) one left join carts c on ${cart}`),
  )
  if (!found) return null
  const { cartId, version, settings, siteName, ...rest } = found
  if (cartId === null || version === null) return null
  return {
    cartId,
    version,
    ...rest,
    settings: pickSettings(SETTINGS, settings),
    siteName: siteName ?? BRAND_DEFAULTS.name,
  }
}
