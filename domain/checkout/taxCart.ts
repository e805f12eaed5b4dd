import type { CreatePaymentInput } from '#contracts/checkout.ts'
import type { Cents } from '#contracts/money.ts'
import { type CartLine, readCartLines } from '../cart/cartLines.ts'
import type { Req } from '../Req.ts'
import { priceCart, type Prices } from './priceCart.ts'
import { isTaxed, type Tax, taxFor } from './taxFor.ts'

/** A tax, and what it was worked out for. */
export type Taxed = Tax & { basis: string }

/**
 * Works the tax of a cart out before anything is locked; the order is made only if its basis is still the same then.
 *
 * @param taxService the setting of that name.
 * @returns null where no tax is worked out.
 */
export async function taxCart(
  req: Req,
  cartId: number,
  input: CreatePaymentInput,
  discountPercent: number,
  taxService: string,
): Promise<Taxed | null> {
  if (!isTaxed(taxService)) return null
  const lines = await readCartLines(req.pool, cartId)
  const prices = priceFor(lines, input, discountPercent, 0)
  const tax = await taxFor(taxService, { lines, prices, address: input.shippingAddress })
  return { ...tax, basis: basisOf(lines, prices) }
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
