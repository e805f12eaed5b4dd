import { problem } from '#contracts/problem.ts'
import type { CreatePaymentInput } from '#contracts/checkout.ts'
import { AppError } from '#domain/platform/AppError.ts'
import type { ShippingRates } from './ShippingRates.ts'

/** @throws AppError `unsupported_country`. */
export function refuseCountry({ countries }: ShippingRates, { shippingAddress }: CreatePaymentInput): void {
  if (countries.includes(shippingAddress.country)) return
  throw new AppError('unsupported_country', {
    errors: { 'shippingAddress.country': problem('We don’t ship to that country yet.') },
  })
}
