import type { CreatePaymentInput } from '#contracts/checkout.ts'
import type { CartLine } from '../cart/cartLines.ts'
import type { GiftCard } from '../giftCards/selectGiftCard.ts'
import type { Promo } from '../promoCodes/PromoCode.ts'
import { type CartTax, priceCart, type Prices } from './priceCart.ts'
import type { ShippingRates } from './ShippingRates.ts'
import { isTaxed, NO_TAX, type Tax, taxFor } from './taxFor.ts'

type Terms = { rates: ShippingRates; discountPercent: number; promo: Promo | null; giftCard: GiftCard | null }

export async function taxCart(
  lines: CartLine[],
  input: CreatePaymentInput,
  terms: Terms,
  taxService: string,
): Promise<Tax> {
  if (!isTaxed(taxService)) return NO_TAX
  return taxFor(taxService, {
    lines,
    prices: priceFor(lines, input, terms, NO_TAX),
    address: input.shippingAddress,
  })
}

export function priceFor(
  lines: CartLine[],
  { shippingAddress: { country, state }, shippingMethod: method }: CreatePaymentInput,
  { rates, discountPercent, promo, giftCard }: Terms,
  tax: CartTax,
): Prices {
  return priceCart({ rates, lines, country, state, method, discountPercent, promo, giftCard, tax })
}
