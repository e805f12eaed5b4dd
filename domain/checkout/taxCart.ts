import type { CreatePaymentInput } from '#contracts/checkout.ts'
import type { Cents } from '#contracts/money.ts'
import type { CartLine } from '../cart/cartLines.ts'
import { priceCart, type Prices } from './priceCart.ts'
import { isTaxed, type Tax, taxFor } from './taxFor.ts'

export async function taxCart(
  lines: CartLine[],
  input: CreatePaymentInput,
  discountPercent: number,
  taxService: string,
): Promise<Tax> {
  if (!isTaxed(taxService)) return { cents: 0, calculationId: null }
  return taxFor(taxService, {
    lines,
    prices: priceFor(lines, input, discountPercent, 0),
    address: input.shippingAddress,
  })
}

export function priceFor(
  lines: CartLine[],
  { shippingAddress: { country, state }, shippingMethod: method }: CreatePaymentInput,
  discountPercent: number,
  taxCents: Cents,
): Prices {
  return priceCart({ lines, country, state, method, discountPercent, taxCents })
}
