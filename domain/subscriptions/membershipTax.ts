import { ALL_COUNTRIES } from '#contracts/allCountries.ts'
import type { Cents } from '#contracts/money.ts'
import type { Plan } from '#contracts/people.ts'
import { needsPostalCode, type TaxPlace, taxPlaceProblems } from '#contracts/taxPlace.ts'
import { CardProviderError } from '#providers/stripe/CardProviderError.ts'
import { findMembershipPrice, MissingPriceError } from '#providers/stripe/prices.ts'
import { isTaxed, membershipTaxFor } from '../checkout/taxFor.ts'
import type { SignedInReq } from '../Req.ts'
import { ShopError } from '../ShopError.ts'
import { readSetting } from '../settings/settings.ts'
import { readFormTerms } from './formTerms.ts'
import { planUnavailable } from './planUnavailable.ts'

export type MembershipTax = {
  place: TaxPlace
  /** Of the first payment, and what is added to it. */
  firstCents: Cents
  firstTaxCents: Cents
  /** Of a renewal at the full price, and what is added to it at today's rates. */
  priceCents: Cents
  renewalTaxCents: Cents
}

type Asked = { plan: Plan; country?: string | undefined; postalCode?: string | undefined; offer?: string | undefined }

/**
 * Null without a tax service.
 * @throws ShopError `invalid_input` for a place that isn't complete or doesn't exist, `code_not_found`, `code_not_usable`,
 * `card_provider_unreachable`, `unavailable` without the plan's price at the card provider.
 */
export async function quoteMembershipTax(req: SignedInReq, asked: Asked): Promise<MembershipTax | null> {
  const service = await readSetting(req.pool, 'tax_service')
  if (!isTaxed(service)) return null
  const country = asked.country ?? ''
  const place = { country, ...(needsPostalCode(country) && { postalCode: asked.postalCode?.trim() }) }
  const errors = ALL_COUNTRIES.includes(country) ? taxPlaceProblems(place) : { country: 'Please choose your country' }
  if (Object.keys(errors).length > 0) throw new ShopError('invalid_input', { errors })
  const { plan, priceCents, firstCents } = await readFormTerms(req.pool, req, { plan: asked.plan, code: asked.offer })
  const productId = await findProduct(req, plan, priceCents)
  const [firstTaxCents = 0, renewalTaxCents = 0] = await membershipTaxFor(service, {
    productId,
    amounts: [firstCents, priceCents],
    place,
  })
  return { place, firstCents, firstTaxCents, priceCents, renewalTaxCents }
}

async function findProduct(req: SignedInReq, plan: Plan, priceCents: Cents): Promise<string> {
  try {
    return (await findMembershipPrice(plan, priceCents)).productId
  } catch (error) {
    if (error instanceof MissingPriceError) throw planUnavailable(req, error)
    if (error instanceof CardProviderError) throw new ShopError('card_provider_unreachable', { cause: error })
    throw error
  }
}
