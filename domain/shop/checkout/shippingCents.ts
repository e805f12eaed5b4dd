import { isExpressOffered } from '#contracts/express.ts'
import type { ShippingMethod } from '#contracts/cart.ts'
import type { Cents } from '#contracts/money.ts'
import type { ShippingRates } from './ShippingRates.ts'

type Parcel = { subtotalCents: Cents; country: string; state?: string; method: ShippingMethod }

/** Null where the method is not offered. */
export function shippingCents(rates: ShippingRates, { subtotalCents, country, state, method }: Parcel): Cents | null {
  if (method === 'express') {
    return isExpressOffered(rates.expressStates, country, state) ? rates.expressUs : null
  }
  if (subtotalCents >= rates.freeFrom) return 0
  if (country === 'US') return rates.standardUs
  return country === 'CA' ? rates.canada : rates.elsewhere
}
