import type { Cents } from '#contracts/money.ts'
import { spreadDiscount } from '../checkout/spreadDiscount.ts'

type Sums = { discountCents: Cents; taxCents: Cents }

/**
 * What canceling each line gives back: its price after its part of the discount, and its part of the tax. Shipping is one
 * price per order, so it goes back with the last line. All lines together give back everything but shipping, to the cent.
 */
export function lineRefunds(lineCents: Cents[], { discountCents, taxCents }: Sums): Cents[] {
  const paid = spreadDiscount(lineCents, discountCents)
  const withoutTax = spreadDiscount(paid, taxCents)
  return paid.map((cents, index) => cents + (cents - (withoutTax[index] ?? cents)))
}
