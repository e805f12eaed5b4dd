import { z } from 'zod'
import { dynamicSql, type Statement } from '#database/sql.ts'
import { type GiftCard, giftCardOfCart, giftCardRow } from '../giftCards/selectGiftCard.ts'
import type { Person } from '#domain/platform/personOf.ts'
import { type Promo, promoCodeRow } from '../promoCodes/PromoCode.ts'
import { codeOfCart } from '../promoCodes/selectPromoCode.ts'
import { pickSettings, storedSettingRow, validSetting } from '#domain/platform/settings/settings.ts'
import { AppError } from '#domain/platform/AppError.ts'
import type { CartLine } from '../cart/cartLines.ts'
import { parseRates, RATE_SETTINGS } from './parseRates.ts'
import { dueCents, type Prices } from './priceCart.ts'
import type { OwnGoods } from './shippingCents.ts'
import type { ShippingRates } from './ShippingRates.ts'

const TERM_SETTINGS = ['member_discount_percent', ...RATE_SETTINGS] as const

/** What decides about the price of a cart, besides its lines and where it is sent. */
const cartTermsRow = z.object({
  isMember: z.boolean(),
  settings: z.array(storedSettingRow),
  code: promoCodeRow.nullable(),
  giftCard: giftCardRow.nullable(),
  /** In grams, of the products in it that we send ourselves, by their ids. An earlier version stored none. */
  weights: z.record(z.string(), z.number()).default({}),
  /** Of sizes or kinds that have their own, by the ids of their variants. */
  optionWeights: z.record(z.string(), z.number()).default({}),
})
export type CartTerms = z.infer<typeof cartTermsRow>

/** The terms of the cart `c`, as text. */
export const selectCartTerms = (cart: Statement, person: Person, isMember: boolean): Statement => dynamicSql`
  json_build_object('isMember', ${isMember}::boolean,
    'settings', coalesce((select json_agg(json_build_object('key', key, 'value', value) order by key)
      from site_settings where key = any(${TERM_SETTINGS})), '[]'),
    'code', ${codeOfCart(cart, person)}, 'giftCard', ${giftCardOfCart(cart)},
    'weights', coalesce((select json_object_agg(p.id, p.weight_grams order by p.id) from (
      select distinct m.product_id from cart_items i join variants v on v.id = i.variant_id join merchandise m on m.id = v.merchandise_id
      where i.cart_id = ${cart}.id and m.product_id is not null) own join products p on p.id = own.product_id), '{}'),
    'optionWeights', coalesce((select json_object_agg(v.id, o.weight_grams order by v.id)
      from cart_items i join variants v on v.id = i.variant_id join merchandise m on m.id = v.merchandise_id
      join products_options o on o._parent_id = m.product_id and own_variant_of(o._parent_id, o.id) = v.provider_variant_id
      where i.cart_id = ${cart}.id and o.weight_grams is not null), '{}'))::text`

export const cartTermsText = z.string().transform((text) => cartTermsRow.parse(JSON.parse(text)))

export type PriceTerms = {
  rates: ShippingRates
  discountPercent: number
  promo: Promo | null
  giftCard: GiftCard | null
  weights: Record<string, number>
  optionWeights: Record<string, number>
}

export function priceTermsOf(
  { isMember, settings, code, giftCard, weights, optionWeights }: CartTerms,
  now: Date,
): PriceTerms {
  const stored = pickSettings(TERM_SETTINGS, settings)
  return {
    rates: parseRates(stored),
    discountPercent: isMember ? Number(validSetting('member_discount_percent', stored.member_discount_percent)) : 0,
    promo: code && { code, isMember, now },
    giftCard,
    weights,
    optionWeights,
  }
}

/** What of a cart we send ourselves, with its weight. */
export function ownGoods(
  lines: CartLine[],
  { weights, optionWeights }: Pick<PriceTerms, 'weights' | 'optionWeights'>,
): OwnGoods | null {
  const own = lines.filter(({ maker }) => maker === 'own')
  if (own.length === 0) return null
  const gramsOf = ({ variantId, productId }: CartLine) =>
    optionWeights[String(variantId)] ?? weights[String(productId)] ?? 0
  const grams = own.reduce((sum, line) => sum + gramsOf(line) * line.quantity, 0)
  return { grams, isAlone: own.length === lines.length }
}

/**
 * Refuses a payment whose price isn't the one that was shown, whatever changed it. What leaves this buyer's price as it
 * was, such as a country that was added, refuses nothing.
 * @param seen as `selectCartTerms` stored it; null for a cart that was never shown, which has promised nothing.
 * @throws AppError `cart_changed`
 */
export function refuseChangedTerms(seen: string | null, now: Prices, priceAt: (terms: CartTerms) => Prices): void {
  if (seen === null) return
  const before = priceOf(seen, priceAt)
  if (before?.totalCents !== now.totalCents || before.discountCents !== now.discountCents)
    throw new AppError('cart_changed.terms')
  if (dueCents(before) !== dueCents(now)) throw new AppError('cart_changed.gift_card')
}

/** Null where the cart could not be bought like this, and for terms that an earlier version of this software stored. */
function priceOf(seen: string, priceAt: (terms: CartTerms) => Prices): Prices | null {
  try {
    return priceAt(cartTermsText.parse(seen))
  } catch (error) {
    if (error instanceof AppError || error instanceof SyntaxError || error instanceof z.ZodError) return null
    throw error
  }
}
