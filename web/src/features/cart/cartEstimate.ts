import type { CartItem } from '#contracts/cart.ts'
import { FREE_SHIPPING_FROM_CENTS } from '#contracts/constants.ts'
import type { Cents } from '#contracts/money.ts'
import { centsOf } from '../../lib/dollars.ts'

const US_STANDARD_CENTS: Cents = 599

/** What the cart shows before an address is known: standard shipping within the US, no tax. */
export function estimateCart(items: CartItem[]) {
  const subtotal = items
    .filter(({ unavailable }) => !unavailable)
    .reduce((sum, { quantity, variant }) => sum + quantity * centsOf(variant.retailPrice), 0)
  const shipping = subtotal >= FREE_SHIPPING_FROM_CENTS ? 0 : US_STANDARD_CENTS
  return { subtotal, shipping, tax: 0, total: subtotal + shipping }
}
