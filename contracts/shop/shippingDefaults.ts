import type { Cents } from '../shared/money.ts'

/** The specification's prices of a parcel. */
export const SHIPPING_DEFAULTS = {
  standardUs: 599,
  expressUs: 1299,
  canada: 1599,
  elsewhere: 2599,
} as const satisfies Record<string, Cents>
