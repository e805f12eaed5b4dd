import { SMALLEST_PAYMENT_CENTS } from '#contracts/constants.ts'
import { type Cents, centsToAmount } from '#contracts/money.ts'
import type { CreateSubscriptionAnswer, CreateSubscriptionInput, Plan } from '#contracts/people.ts'
import type { TaxPlace } from '#contracts/taxPlace.ts'
import { CardProviderError } from '#providers/stripe/CardProviderError.ts'
import { createCardSetup, findCardSetup, findCardSetupOf } from '#providers/stripe/cardSetups.ts'
import { ensureCoupon } from '#providers/stripe/coupons.ts'
import { placeCustomer, readCredit } from '#providers/stripe/customers.ts'
import { isMissing } from '#providers/stripe/isMissing.ts'
import { findSubscription, findSubscriptionOf, startPaidSubscription } from '#providers/stripe/memberships.ts'
import { findPrice, MissingPriceError } from '#providers/stripe/prices.ts'
import { returnsRow, sql, statement } from '#database/sql.ts'
import type { Visit } from '../attribution/parseVisit.ts'
import { recordAttribution } from '../attribution/recordAttribution.ts'
import { visitOf } from '../attribution/visitOf.ts'
import { couponTermsOf } from '../membershipOffers/couponTermsOf.ts'
import { baseKey } from '../payments/nextIdempotencyKey.ts'
import { withIdempotencyKey } from '../payments/withIdempotencyKey.ts'
import type { SignedInReq } from '../Req.ts'
import { ShopError } from '../ShopError.ts'
import { adoptSubscriptions } from './adoptSubscriptions.ts'
import {
  type BegunForm,
  type SubscriptionForm,
  expireSubscriptionForm,
  ensureSubscriptionForm,
  refuseIfConfirmed,
  refuseIfRunning,
} from './subscriptionForm.ts'
import { ensureCustomer } from './ensureCustomer.ts'
import { quoteMembershipTax, type MembershipTax } from './membershipTax.ts'
import { planUnavailable } from './planUnavailable.ts'
import { readMembershipPrices } from './readMembershipPrices.ts'
import { readResidence, type Residence } from './readResidence.ts'
import { endCardSetup, revokeSubscription } from './revokeSubscription.ts'
import { refuseOtherTax } from './taxMembership.ts'

const DAY = 24 * 60 * 60 * 1000
const MAX_ATTEMPTS = 3

/**
 * The card is confirmed before a trial is created, so that nobody has a trial without a card. The same plan
 * returns the same form.
 * @throws ShopError `invalid_input`, `code_not_found`, `code_not_usable`, `already_subscribed`, `membership_suspended`, `form_replaced` when another tab was faster, `tax_changed`,
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
    throw new ShopError('form_replaced', { message: 'That form has expired. Please try again.' })
  } catch (error) {
    if (error instanceof MissingPriceError) throw planUnavailable(req, error)
    if (error instanceof CardProviderError) throw new ShopError('card_provider_unreachable', { cause: error })
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
    firstChargeAt: new Date(req.now.getTime() + (isTrial ? trialDays * DAY : 0)).toISOString(),
    firstCharge: centsToAmount(started.cents),
    ...(isTaxed && { tax: centsToAmount(taxCents), renewalTax: centsToAmount(renewalTaxCents) }),
    ...(started.creditCents > 0 && { credit: centsToAmount(started.creditCents) }),
  }
}

/**
 * Nothing is charged today, so a card is confirmed before the subscription exists. The card provider adds a rest of 1 to 49 cents
 * to the next payment. An open payment has its credit taken off already.
 */
const needsCardFirst = (begun: BegunForm, creditCents: Cents): boolean =>
  begun.isTrial ||
  begun.firstCents === 0 ||
  (begun.subscriptionId === null && firstPayment(begun) - creditCents < SMALLEST_PAYMENT_CENTS)

const firstPayment = ({ firstCents, taxCents }: BegunForm): Cents => firstCents + taxCents

/** `cents`: what the card provider charges first, which is what the form shows. `creditCents`: what a credit pays of it. */
type StartedForm = { intentType: 'setup' | 'payment'; clientSecret: string; cents: Cents; creditCents: Cents }

type Customer = { customerId: string; place: TaxPlace | undefined }

async function startForm(req: SignedInReq, begun: BegunForm, customer: Customer): Promise<StartedForm | null> {
  const { customerId } = customer
  try {
    const { isTrial } = begun
    const firstCents = firstPayment(begun)
    const creditCents = isTrial ? 0 : Math.min(firstCents, await readCredit(customerId))
    if (!needsCardFirst(begun, creditCents)) return await startPayment(req, begun, customer)
    const clientSecret = await startCardSetup(req, begun, customerId)
    const cents = isTrial ? firstCents : 0
    return clientSecret === null ? null : { intentType: 'setup', clientSecret, cents, creditCents }
  } catch (error) {
    if (!isMissing(error, 'customer')) throw error
    await expireSubscriptionForm(req, begun)
    return null
  }
}

async function startCardSetup(req: SignedInReq, begun: SubscriptionForm, customerId: string): Promise<string | null> {
  const setup = begun.setupIntentId
    ? await findCardSetup(begun.setupIntentId)
    : await createSetup(req, begun, customerId)
  if (!setup) {
    await expireSubscriptionForm(req, begun)
    return null
  }
  await refuseIfConfirmed(req, setup)
  await req.pool.query(sql`
    update subscriptions set setup_intent_id = ${setup.id}
    where id = ${begun.id} and status = 'pending' and setup_intent_id is null`)
  const isOpen = await returnsRow(
    req.pool,
    statement`select 1 from subscriptions where id = ${begun.id} and status = 'pending' and setup_intent_id = ${setup.id}`,
  )
  if (!isOpen) {
    await endCardSetup(setup.id)
    throw new ShopError('form_replaced')
  }
  if (setup.status !== 'canceled' && setup.clientSecret) return setup.clientSecret
  await expireSubscriptionForm(req, begun)
  return null
}

function createSetup(req: SignedInReq, { id, key, plan }: SubscriptionForm, customerId: string) {
  const localKey = baseKey(key)
  return withIdempotencyKey(req.pool, {
    owner: { of: 'subscription', id },
    key,
    // Stripe allows one idempotency key per API endpoint; the subscription itself uses the bare key.
    call: (attempt) =>
      createCardSetup({ idempotencyKey: `setup:${attempt}`, localKey, userId: req.user.id, plan, customerId }),
    find: () => findCardSetupOf(customerId, localKey),
  })
}

async function startPayment(
  req: SignedInReq,
  begun: BegunForm,
  { customerId, place }: Customer,
): Promise<StartedForm | null> {
  // Opened while a credit paid for everything; the credit is gone.
  if (begun.setupIntentId) {
    await refuseIfConfirmed(req, await findCardSetup(begun.setupIntentId))
    await endCardSetup(begun.setupIntentId)
    await expireSubscriptionForm(req, begun)
    return null
  }
  const subscriptionId = begun.subscriptionId ?? (await createPaid(req, begun, customerId))
  await req.pool.query(sql`
    update subscriptions set subscription_id = ${subscriptionId}, status = 'incomplete'
    where id = ${begun.id} and status = 'pending' and subscription_id is null`)
  // Another tab chose the other plan or closed the account: this one must not be payable.
  const isOpen = await returnsRow(
    req.pool,
    statement`
      select 1 from subscriptions
      where id = ${begun.id} and subscription_id = ${subscriptionId} and status not in ('canceled', 'incomplete_expired')`,
  )
  if (!isOpen) {
    await revokeSubscription(req, begun.id, subscriptionId)
    throw new ShopError('form_replaced')
  }
  const started = await findSubscription(subscriptionId)
  await refuseIfRunning(req, started)
  const { status, clientSecret, invoicedCents, invoiceTotalCents: total, invoicedPlace } = started ?? {}
  if (status !== 'incomplete' || !clientSecret || !invoicedCents || !total) {
    await expireSubscriptionForm(req, begun)
    return null
  }
  // Begun where the member said to live before; its invoice stays taxed there.
  if (place && !isSamePlace(place, invoicedPlace)) {
    await revokeSubscription(req, begun.id, subscriptionId)
    await expireSubscriptionForm(req, begun)
    return null
  }
  const creditCents = total - invoicedCents
  if (begun.isTaxed && (total !== firstPayment(begun) || creditCents < 0))
    await refuseOtherTotal(req, begun, subscriptionId)
  return { intentType: 'payment', clientSecret, cents: invoicedCents, creditCents: Math.max(0, creditCents) }
}

const isSamePlace = (one: TaxPlace, other: TaxPlace | null | undefined): boolean =>
  one.country === other?.country && (one.postalCode ?? '') === (other.postalCode ?? '')

/** Only what was shown is charged; a credit may pay a part of it. */
async function refuseOtherTotal(req: SignedInReq, begun: BegunForm, subscriptionId: string): Promise<never> {
  await revokeSubscription(req, begun.id, subscriptionId)
  await expireSubscriptionForm(req, begun)
  throw new ShopError('tax_changed')
}

async function createPaid(
  req: SignedInReq,
  { id, key, plan, priceCents, couponId, isTaxed }: SubscriptionForm,
  customerId: string,
): Promise<string> {
  const localKey = baseKey(key)
  const subscription = await withIdempotencyKey(req.pool, {
    owner: { of: 'subscription', id },
    key,
    call: (idempotencyKey) =>
      startPaidSubscription({
        idempotencyKey,
        localKey,
        userId: req.user.id,
        plan,
        priceCents,
        couponId,
        customerId,
        isTaxed,
      }),
    find: () => findSubscriptionOf(customerId, localKey),
  })
  return subscription.id
}
