import type { ShippingMethod } from '#contracts/cart.ts'
import { type CartLine, canBeBought, showCartLines } from '../cart/cartLines.ts'
import type { Req } from '../Req.ts'
import { readNumberSetting } from '../settings/settings.ts'
import { priceCart, type Prices } from './priceCart.ts'

type Destination = { country?: string; state?: string; method?: ShippingMethod }

/** The cart with its prices; without a destination, the estimate for the United States. */
export async function checkoutCart(
  req: Req,
  cartId: number | null,
  { country = 'US', state, method = 'standard' }: Destination,
): Promise<{ lines: CartLine[]; prices: Prices }> {
  const lines = cartId === null ? [] : await showCartLines(req.pool, cartId)
  const discountPercent = await discountFor(req)
  return { lines, prices: priceCart({ lines: lines.filter(canBeBought), country, state, method, discountPercent }) }
}

/** Subscribers pay less for merchandise. */
export async function discountFor(req: Req): Promise<number> {
  return req.user?.isSubscriber ? readNumberSetting(req.pool, 'member_discount_percent', 0, 100) : 0
}
