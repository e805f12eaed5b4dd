import { FREE_SHIPPING_FROM_CENTS } from '#contracts/shared/constants.ts'
import { EXPRESS_STATES } from '#contracts/shop/express.ts'
import { SHIPPING_DEFAULTS } from '#contracts/shop/shippingDefaults.ts'
import type { ShippingRates } from '#domain/shop/checkout/ShippingRates.ts'

/** The rates of the specification. */
export const DEFAULT_RATES: ShippingRates = {
  ...SHIPPING_DEFAULTS,
  freeFrom: FREE_SHIPPING_FROM_CENTS,
  own: { us: [], canada: [], elsewhere: [] },
  isOwnFree: true,
  ownHandlingDays: 3,
  expressStates: EXPRESS_STATES,
  countries: ['US', 'CA'],
}
