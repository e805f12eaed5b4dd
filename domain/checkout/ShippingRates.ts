import { SHIPPING_COUNTRIES } from '#contracts/checkout.ts'
import { FREE_SHIPPING_FROM_CENTS } from '#contracts/constants.ts'
import { EXPRESS_STATES } from '#contracts/express.ts'
import type { Cents } from '#contracts/money.ts'
import { SHIPPING_DEFAULTS } from '#contracts/shippingDefaults.ts'

export type ShippingRates = {
  standardUs: Cents
  expressUs: Cents
  canada: Cents
  elsewhere: Cents
  /** Standard is free from this subtotal, before any discount. */
  freeFrom: Cents
  /** In the United States. */
  expressStates: readonly string[]
  countries: readonly string[]
}

export const DEFAULT_RATES: ShippingRates = {
  ...SHIPPING_DEFAULTS,
  freeFrom: FREE_SHIPPING_FROM_CENTS,
  expressStates: EXPRESS_STATES,
  countries: SHIPPING_COUNTRIES,
}
