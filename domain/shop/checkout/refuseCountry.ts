import type { Address } from '#contracts/shop/checkout.ts'
import { problem } from '#contracts/shared/problem.ts'
import { AppError } from '#domain/platform/AppError.ts'
import { type CartLine, isSentTo } from '../cart/cartLines.ts'
import type { ShippingRates } from './ShippingRates.ts'

/** @throws AppError `unsupported_country`, with the first article that isn't sent there. */
export function refuseCountry(
  { countries }: ShippingRates,
  lines: CartLine[],
  { country }: Pick<Address, 'country'>,
): void {
  const kept = lines.find((line) => !isSentTo(line, country))
  const reason = !countries.includes(country)
    ? problem('We don’t ship to that country yet.')
    : kept && problem('We don’t ship {title} to that country.', { title: kept.title })
  if (reason) throw new AppError('unsupported_country', { errors: { 'shippingAddress.country': reason } })
}
