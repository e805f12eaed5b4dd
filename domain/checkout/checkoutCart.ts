import type { ShippingMethod } from '#contracts/cart.ts'
import { stateCode } from '#contracts/states.ts'
import { type CartLine, canBeBought } from '../cart/cartLines.ts'
import type { Alternative } from '../cart/chooseAlternatives.ts'
import { findAlternatives } from '../cart/findAlternatives.ts'
import type { GiftCard } from '../giftCards/selectGiftCard.ts'
import { personOf } from '../promoCodes/personOf.ts'
import type { Promo, PromoCode } from '../promoCodes/PromoCode.ts'
import type { Req } from '../Req.ts'
import { validSetting } from '../settings/settings.ts'
import { parseRates } from './parseRates.ts'
import { priceCart, type Prices } from './priceCart.ts'
import { readShownCart } from './readShownCart.ts'

type ShownCart = {
  lines: CartLine[]
  /** By the line’s id. */
  alternatives: Map<number, Alternative[]>
  prices: Prices
  code: PromoCode | null
  giftCard: GiftCard | null
}

type Destination = { country?: string; state?: string; method?: ShippingMethod }

const NOTHING: Prices = {
  subtotalCents: 0,
  discountCents: 0,
  shippingCents: 0,
  shippingTaxCents: 0,
  taxCents: 0,
  totalCents: 0,
  lines: [],
  code: null,
  gift: null,
}

/** Without a destination, estimates for the United States. Marks the cart as seen with today's prices and rates. */
export async function checkoutCart(
  req: Req,
  cartId: number | null,
  { country = 'US', state, method = 'standard' }: Destination,
): Promise<ShownCart> {
  if (cartId === null) return { lines: [], alternatives: new Map(), prices: NOTHING, code: null, giftCard: null }
  const { lines, settings, code: promoCode, giftCard } = await readShownCart(req.pool, cartId, personOf(req))
  const rates = parseRates(settings)
  const discountPercent = discountOf(req, settings.member_discount_percent)
  const code = stateCode(country, state) ?? state
  const bought = lines.filter(canBeBought)
  const promo = promoOf(req, promoCode)
  const prices = priceCart({ rates, lines: bought, country, state: code, method, discountPercent, promo, giftCard })
  return { lines, alternatives: await findAlternatives(req.pool, lines), prices, code: promoCode, giftCard }
}

export const promoOf = ({ user, now }: Req, code: PromoCode | null): Promo | null =>
  code && { code, isMember: user?.isSubscriber ?? false, now }

export const discountOf = ({ user }: Req, setting: string): number =>
  user?.isSubscriber ? Number(validSetting('member_discount_percent', setting)) : 0
