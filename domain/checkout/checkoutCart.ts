import type { ShippingMethod } from '#contracts/cart.ts'
import { stateCode } from '#contracts/states.ts'
import { type CartLine, canBeBought } from '../cart/cartLines.ts'
import type { Req } from '../Req.ts'
import { validSetting } from '../settings/settings.ts'
import { parseRates } from './parseRates.ts'
import { priceCart, type Prices } from './priceCart.ts'
import { readShownCart } from './readShownCart.ts'

type Destination = { country?: string; state?: string; method?: ShippingMethod }

const NOTHING: Prices = { subtotalCents: 0, discountCents: 0, shippingCents: 0, taxCents: 0, totalCents: 0 }

/** Without a destination, estimates for the United States. Marks the cart as seen with today's prices and rates. */
export async function checkoutCart(
  req: Req,
  cartId: number | null,
  { country = 'US', state, method = 'standard' }: Destination,
): Promise<{ lines: CartLine[]; prices: Prices }> {
  if (cartId === null) return { lines: [], prices: NOTHING }
  const { lines, settings } = await readShownCart(req.pool, cartId)
  const rates = parseRates(settings)
  const discountPercent = discountOf(req, settings.member_discount_percent)
  const code = stateCode(country, state) ?? state
  const bought = lines.filter(canBeBought)
  return { lines, prices: priceCart({ rates, lines: bought, country, state: code, method, discountPercent }) }
}

export const discountOf = ({ user }: Req, setting: string): number =>
  user?.isSubscriber ? Number(validSetting('member_discount_percent', setting)) : 0
