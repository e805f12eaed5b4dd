import type { Cents } from '#contracts/money.ts'

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
