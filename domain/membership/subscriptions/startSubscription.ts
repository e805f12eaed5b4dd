import { DAY_MS } from '#contracts/shared/dayMs.ts'
import { centsToAmount } from '#contracts/shared/money.ts'
import type { CreateSubscriptionAnswer, CreateSubscriptionInput, Plan } from '#contracts/people/people.ts'
import { CardProviderError } from '#providers/stripe/CardProviderError.ts'
import { ensureCoupon } from '#providers/stripe/coupons.ts'
import { placeCustomer } from '#providers/stripe/customers.ts'
import { findPrice, MissingPriceError } from '#providers/stripe/prices.ts'
import type { Visit } from '#domain/people/attribution/parseVisit.ts'
import { recordAttribution } from '#domain/people/attribution/recordAttribution.ts'
import { visitOf } from '#domain/people/attribution/visitOf.ts'
import { couponTermsOf } from '../membershipOffers/couponTermsOf.ts'
import type { SignedInReq } from '#domain/platform/Req.ts'
import { cardProviderProblem } from '#domain/platform/cardPlumbing/cardProviderProblem.ts'
import { AppError } from '#domain/platform/AppError.ts'
import { adoptSubscriptions } from './adoptSubscriptions.ts'
import { ensureCustomer } from './ensureCustomer.ts'
import { quoteMembershipTax, type MembershipTax } from './membershipTax.ts'
import { planUnavailable } from './planUnavailable.ts'
import { readMembershipPrices } from './readMembershipPrices.ts'
import { readResidence, type Residence } from './readResidence.ts'
import { startForm } from './startForm.ts'
import { ensureSubscriptionForm } from './subscriptionForm.ts'
import { refuseOtherTax } from './taxMembership.ts'

const MAX_ATTEMPTS = 3

/**
 * The card is confirmed before a trial is created, so that nobody has a trial without a card. The same plan
 * returns the same form.
 * @throws AppError `invalid_input`, `code_not_found`, `code_not_usable`, `already_subscribed`, `membership_suspended`, `form_replaced` when another tab was faster, `tax_changed`,
 * `unavailable` for a plan without a price, `card_provider_unreachable` (nothing was created).
 */
export async function startSubscription(
  req: SignedInReq,
  input: CreateSubscriptionInput,
): Promise<CreateSubscriptionAnswer> {
  const { plan, offer: code } = input
  const visit = visitOf(req, input.visit)
  try {
    const residence = await readResidence(req, input)
    const prices = await readMembershipPrices(req.pool)
    await findPrice(plan, prices[plan])
    const tax = await quoteMembershipTax(req, input)
    refuseOtherTax(input, tax && { priceCents: tax.firstCents, taxCents: tax.firstTaxCents })
    for (let tries = 0; tries < MAX_ATTEMPTS; tries += 1) {
      const started = await attemptStart(req, { plan, residence, code, tax }, visit)
      if (started) return started
    }
    throw new AppError('form_replaced.expired')
  } catch (error) {
    if (error instanceof MissingPriceError) throw planUnavailable(req, error)
    if (error instanceof CardProviderError) throw cardProviderProblem(error)
    throw error
  }
}

/** @returns null when the open form could not be used; it is closed now. */
async function attemptStart(
  req: SignedInReq,
  { residence, ...wanted }: { plan: Plan; residence: Residence; code: string | undefined; tax: MembershipTax | null },
  visit: Visit,
): Promise<CreateSubscriptionAnswer | null> {
  const customerId = await ensureCustomer(req)
  await adoptSubscriptions(req, req.user.id, customerId)
  const begun = await ensureSubscriptionForm(req, wanted, residence)
  const { isTrial, trialDays, isTaxed, taxCents, renewalTaxCents } = begun
  const attributed = { kind: 'subscription', userId: req.user.id, subscriptionId: begun.id } as const
  await recordAttribution(req.pool, attributed, visit, req.now)
  if (wanted.tax) await placeCustomer(customerId, wanted.tax.place)
  if (begun.offer) await ensureCoupon(couponTermsOf(begun.offer))
  const started = await startForm(req, begun, { customerId, place: wanted.tax?.place })
  if (started === null) return null
  return {
    clientSecret: started.clientSecret,
    intentType: started.intentType,
    trialDays: isTrial ? trialDays : 0,
    firstChargeAt: new Date(req.now.getTime() + (isTrial ? trialDays * DAY_MS : 0)).toISOString(),
    firstCharge: centsToAmount(started.cents),
    ...(isTaxed && { tax: centsToAmount(taxCents), renewalTax: centsToAmount(renewalTaxCents) }),
    ...(started.creditCents > 0 && { credit: centsToAmount(started.creditCents) }),
  }
}
