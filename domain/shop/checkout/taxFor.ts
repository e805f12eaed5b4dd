import { problem } from '#contracts/shared/problem.ts'
import { needsPostalCode, type TaxPlace } from '#contracts/membership/taxPlace.ts'
import { CardProviderError } from '#providers/stripe/CardProviderError.ts'
import {
  calculateMembershipTax,
  calculateTax,
  isUnknownPlace,
  type MembershipTaxes,
  type TaxedAddress,
  type TaxedMembership,
} from '#providers/stripe/tax.ts'
import type { CartLine } from '../cart/cartLines.ts'
import { cardProviderProblem } from '#domain/platform/cardPlumbing/cardProviderProblem.ts'
import { AppError } from '#domain/platform/AppError.ts'
import type { CartTax, Prices } from './priceCart.ts'
import { paidPerLine } from './priceLines.ts'

export type Tax = CartTax & { calculationId: string | null }

export const NO_TAX: Tax = { lines: [], shippingCents: 0, calculationId: null }

type Purchase = { lines: CartLine[]; prices: Prices; address: TaxedAddress }

export const isTaxed = (setting: string): boolean => setting in services

type TaxService = {
  ofCart: (purchase: Purchase) => Promise<Tax>
  ofMembership: (membership: TaxedMembership) => Promise<MembershipTaxes>
}

const services: Record<string, TaxService> = {
  stripe: {
    ofCart: ({ lines, prices, address }) => {
      const paid = paidPerLine(lines, prices.lines)
      return calculateTax({
        lines: lines.map((line, index) => ({
          reference: line.sku,
          amountCents: paid[index] ?? 0,
          quantity: line.quantity,
        })),
        shippingCents: prices.shippingCents,
        address,
      })
    },
    ofMembership: calculateMembershipTax,
  },
}

/**
 * Nobody should pay a total that may be wrong.
 * @throws AppError `invalid_input` for a place that doesn't exist, `card_provider_refused`, `card_provider_unreachable`.
 */
export async function taxFor(setting: string, purchase: Purchase): Promise<Tax> {
  const service = services[setting]
  if (!service || purchase.lines.length === 0) return NO_TAX
  try {
    return await service.ofCart(purchase)
  } catch (error) {
    throw isUnknownPlace(error) ? unknownAddress('shippingAddress.', error) : problemOf(error)
  }
}

/** @throws AppError `invalid_input` for a place that doesn't exist, `card_provider_refused`, `card_provider_unreachable`. */
export async function membershipTaxFor(setting: string, membership: TaxedMembership): Promise<MembershipTaxes> {
  const service = services[setting]
  if (!service) return { cents: membership.amounts.map(() => 0), calculationId: null }
  try {
    return await service.ofMembership(membership)
  } catch (error) {
    throw isUnknownPlace(error) ? unknownPlace(membership.place, error) : problemOf(error)
  }
}

const problemOf = (error: unknown): unknown => (error instanceof CardProviderError ? cardProviderProblem(error) : error)

/** @param path of the address in the form. */
export const unknownAddress = (path: 'shippingAddress.' | '', cause: unknown): AppError =>
  new AppError('invalid_input', {
    errors: { [`${path}zipCode`]: problem('We don’t know this postal code. Please check it.') },
    cause,
  })

/** Outside the countries that need one, no postal code was asked for. */
function unknownPlace({ country }: TaxPlace, cause: unknown): AppError {
  if (!needsPostalCode(country))
    return new AppError('invalid_input', { errors: { country: problem('Please choose your country') }, cause })
  return new AppError('invalid_input', {
    errors: { postalCode: problem('We don’t know this postal code. Please check it.') },
    cause,
  })
}
