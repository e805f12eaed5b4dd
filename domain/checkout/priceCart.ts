import type { ShippingMethod } from '#contracts/cart.ts'
import type { Cents } from '#contracts/money.ts'
import { ShopError } from '../ShopError.ts'
import { shippingCents } from './shippingCents.ts'
import type { ShippingRates } from './ShippingRates.ts'

type Purchase = {
  rates: ShippingRates
  lines: { unitPriceCents: Cents; quantity: number }[]
  country: string
  state?: string
  method: ShippingMethod
  /** 0 to 100. */
  discountPercent: number
  taxCents?: Cents
}

export type Prices = {
  subtotalCents: Cents
  discountCents: Cents
  shippingCents: Cents
  taxCents: Cents
  totalCents: Cents
}

/**
 * The only function that computes prices. The discount applies to the goods, not to shipping, and is rounded once.
 * @throws ShopError `invalid_input` when the shipping method is not offered there.
 */
export function priceCart({ rates, lines, country, state, method, discountPercent, taxCents = 0 }: Purchase): Prices {
  const subtotalCents = lines.reduce((sum, line) => sum + line.unitPriceCents * line.quantity, 0)
  const discountCents = Math.round((subtotalCents * discountPercent) / 100)
  const shipping = lines.length === 0 ? 0 : shippingCents(rates, { subtotalCents, country, state, method })
  if (shipping === null) {
    throw new ShopError('invalid_input', { errors: { shippingMethod: 'Express shipping isn’t available there' } })
  }
  const totalCents = subtotalCents - discountCents + shipping + taxCents
  return { subtotalCents, discountCents, shippingCents: shipping, taxCents, totalCents }
}
