import { FREE_SHIPPING_FROM_CENTS } from '#contracts/constants.ts'
import { isExpressOffered } from '#contracts/express.ts'
import type { ShippingMethod } from '#contracts/cart.ts'
import type { Cents } from '#contracts/money.ts'

const STANDARD_US: Cents = 599
const EXPRESS_US: Cents = 1299
const STANDARD_CANADA: Cents = 1599
const STANDARD_ELSEWHERE: Cents = 2599

type Parcel = { subtotalCents: Cents; country: string; state?: string; method: ShippingMethod }

/** Standard is free from $75, before any discount. Null where the method is not offered. */
export function shippingCents({ subtotalCents, country, state, method }: Parcel): Cents | null {
  if (method === 'express') {
    return isExpressOffered(country, state) ? EXPRESS_US : null
  }
  if (subtotalCents >= FREE_SHIPPING_FROM_CENTS) return 0
  if (country === 'US') return STANDARD_US
  return country === 'CA' ? STANDARD_CANADA : STANDARD_ELSEWHERE
}
