import type { ShippingMethod } from '#contracts/shop/cart.ts'
import { stateCode } from '#contracts/content/states.ts'
import { type CartLine, canBeBought } from '../cart/cartLines.ts'
import type { Alternative } from '../cart/chooseAlternatives.ts'
import { findAlternatives } from '../cart/findAlternatives.ts'
import type { GiftCard } from '../giftCards/selectGiftCard.ts'
import { personOf } from '#domain/platform/personOf.ts'
import type { PromoCode } from '../promoCodes/PromoCode.ts'
import type { Req } from '#domain/platform/Req.ts'
import { ownGoods, priceTermsOf } from './cartTerms.ts'
import { priceCart, type Prices } from './priceCart.ts'
import { readShownCart } from './readShownCart.ts'

type ShownCart = {
  /** Where it goes. */
  country: string
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

const EMPTY: Omit<ShownCart, 'country'> = {
  lines: [],
  alternatives: new Map(),
  prices: NOTHING,
  code: null,
  giftCard: null,
}

/** Without a destination, estimates for the United States. Marks the cart as seen with today's prices and rates. */
export async function checkoutCart(
  req: Req,
  cartId: number | null,
  { country = 'US', state, method = 'standard' }: Destination,
): Promise<ShownCart> {
  if (cartId === null) return { ...EMPTY, country }
  const shopper = { person: personOf(req), isMember: req.user?.isSubscriber ?? false }
  const shown = await readShownCart(req.pool, cartId, shopper)
  if (!shown) return { ...EMPTY, country }
  const { lines, terms } = shown
  const bought = lines.filter(canBeBought)
  const place = { country, state: stateCode(country, state) ?? state, method }
  const priceTerms = priceTermsOf(terms, req.now)
  const prices = priceCart({ ...priceTerms, ...place, own: ownGoods(bought, priceTerms), lines: bought })
  const alternatives = await findAlternatives(req.pool, lines)
  return { country, lines, alternatives, prices, code: terms.code, giftCard: terms.giftCard }
}
