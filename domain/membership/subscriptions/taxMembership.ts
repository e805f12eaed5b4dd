import { ALL_COUNTRIES } from '#contracts/membership/allCountries.ts'
import { type Cents, centsToAmount } from '#contracts/shared/money.ts'
import type { Plan } from '#contracts/people/people.ts'
import type { TaxedForm } from '#contracts/membership/taxedForm.ts'
import { type TaxPlace, taxPlaceOf, taxPlaceProblems } from '#contracts/membership/taxPlace.ts'
import type { Database } from '#database/sql.ts'
import { CardProviderError } from '#providers/stripe/CardProviderError.ts'
import { findMembershipPrice, MissingPriceError } from '#providers/stripe/prices.ts'
import type { MembershipTaxes } from '#providers/stripe/tax.ts'
import { isTaxed, membershipTaxFor } from '#domain/shop/checkout/taxFor.ts'
import type { Req } from '#domain/platform/Req.ts'
import { cardProviderProblem } from '#domain/platform/cardPlumbing/cardProviderProblem.ts'
import { AppError } from '#domain/platform/AppError.ts'
import { readSetting } from '#domain/platform/settings/settings.ts'
import { planUnavailable } from './planUnavailable.ts'

export type AskedPlace = Pick<TaxedForm, 'country' | 'postalCode'>
type Taxing = { service: string; place: TaxPlace }

/** Null without a tax service. @throws AppError `invalid_input` for a place that isn't complete. */
export async function readTaxing(database: Database, asked: AskedPlace): Promise<Taxing | null> {
  const service = await readSetting(database, 'tax_service')
  if (!isTaxed(service)) return null
  const place = taxPlaceOf({ ...asked, country: asked.country ?? '' })
  const errors = ALL_COUNTRIES.includes(place.country)
    ? taxPlaceProblems(place)
    : { country: 'Please choose your country' }
  if (Object.keys(errors).length > 0) throw new AppError('invalid_input', { errors })
  return { service, place }
}

type Sold = {
  /** The card provider's product of its price is what is sold. */
  plan: Plan
  priceCents: Cents
  amounts: Cents[]
}

/**
 * @throws AppError `invalid_input` for a place that doesn't exist, `card_provider_unreachable`, `unavailable` without the
 * plan's price at the card provider.
 */
export async function taxMembership(
  req: Req,
  { service, place }: Taxing,
  { plan, priceCents, amounts }: Sold,
): Promise<MembershipTaxes> {
  const productId = await findProduct(req, plan, priceCents)
  return membershipTaxFor(service, { productId, amounts, place })
}

async function findProduct(req: Req, plan: Plan, priceCents: Cents): Promise<string> {
  try {
    return (await findMembershipPrice(plan, priceCents)).productId
  } catch (error) {
    if (error instanceof MissingPriceError) throw planUnavailable(req, error)
    if (error instanceof CardProviderError) throw cardProviderProblem(error)
    throw error
  }
}

/** @throws AppError `tax_changed` unless the form showed what is due now. @param due null without a tax service. */
export function refuseOtherTax({ tax, total }: TaxedForm, due: { priceCents: Cents; taxCents: Cents } | null): void {
  const isAsShown = due
    ? tax === centsToAmount(due.taxCents) && total === centsToAmount(due.priceCents + due.taxCents)
    : (tax ?? '0.00') === '0.00'
  if (!isAsShown) throw new AppError('tax_changed')
}
