import type { ShippingMethod } from '#contracts/cart.ts'
import { stateCode } from '#contracts/states.ts'
import { type CartLine, canBeBought, showCartLines } from '../cart/cartLines.ts'
import type { Req } from '../Req.ts'
import { readSetting, parseWholeNumber } from '../settings/settings.ts'
import { priceCart, type Prices } from './priceCart.ts'

type Destination = { country?: string; state?: string; method?: ShippingMethod }

/** Without a destination, estimates for the United States. */
export async function checkoutCart(
  req: Req,
  cartId: number | null,
  { country = 'US', state, method = 'standard' }: Destination,
): Promise<{ lines: CartLine[]; prices: Prices }> {
  const lines = cartId === null ? [] : await showCartLines(req.pool, cartId)
  const discountPercent = req.user?.isSubscriber ? discountOf(req, await readSetting(req.pool, DISCOUNT)) : 0
  const code = stateCode(country, state) ?? state
  const bought = lines.filter(canBeBought)
  return { lines, prices: priceCart({ lines: bought, country, state: code, method, discountPercent }) }
}

export const discountOf = ({ user }: Req, setting: string): number =>
  user?.isSubscriber ? parseWholeNumber(DISCOUNT, setting, 0, 100) : 0

const DISCOUNT = 'member_discount_percent'
