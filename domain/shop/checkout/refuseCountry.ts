import { problem } from '#contracts/problem.ts'
import type { CreatePaymentInput } from '#contracts/checkout.ts'
import { ShopError } from '#domain/platform/ShopError.ts'
import type { ShippingRates } from './ShippingRates.ts'

/** @throws ShopError `unsupported_country`. */
export function refuseCountry({ countries }: ShippingRates, { shippingAddress }: CreatePaymentInput): void {
  if (countries.includes(shippingAddress.country)) return
  throw new ShopError('unsupported_country', {
    errors: { 'shippingAddress.country': problem('We don’t ship to that country yet.') },
  })
}
