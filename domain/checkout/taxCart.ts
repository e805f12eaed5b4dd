import type { CreatePaymentInput } from '#contracts/checkout.ts'
import type { Cents } from '#contracts/money.ts'
import { type CartLine, readCartLines } from '../cart/cartLines.ts'
import type { Req } from '../Req.ts'
import { priceCart, type Prices } from './priceCart.ts'
import { type Tax, taxFor } from './taxFor.ts'

/** A tax, and what it was worked out for. */
export type Taxed = Tax & { basis: string }

/** Works the tax of a cart out before anything is locked; the order is made only if its basis is still the same then. */
export async function taxCart(
  req: Req,
  cartId: number,
  input: CreatePaymentInput,
  discountPercent: number,
): Promise<Taxed> {
  const lines = await readCartLines(req.pool, cartId)
  const prices = priceFor(lines, input, discountPercent, 0)
  return { ...(await taxFor(req, { lines, prices, address: input.shippingAddress })), basis: basisOf(lines, prices) }
}

export function priceFor(
  lines: CartLine[],
  { shippingAddress: { country, state }, shippingMethod: method }: CreatePaymentInput,
  discountPercent: number,
  taxCents: Cents,
): Prices {
  return priceCart({ lines, country, state, method, discountPercent, taxCents })
}

export const basisOf = (lines: CartLine[], { subtotalCents, discountCents, shippingCents }: Prices): string =>
  JSON.stringify([lines.map(({ sku, quantity }) => [sku, quantity]), subtotalCents, discountCents, shippingCents])
