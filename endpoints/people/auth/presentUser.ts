import { centsToAmount } from '#contracts/shared/money.ts'
import type { CurrentUser, SubscriptionSummary } from '#contracts/people/people.ts'
import type { Actor } from '#domain/platform/Actor.ts'
import { chargeAt, dueAt, priceAt } from '#domain/membership/subscriptions/chargeAt.ts'
import { fullChargeAt } from '#domain/membership/subscriptions/fullChargeAt.ts'
import { accessUntil } from '#domain/membership/subscriptions/isEntitled.ts'
import { nextChargeAt } from '#domain/membership/subscriptions/nextChargeAt.ts'
import { CHARGING } from '#domain/membership/subscriptions/StoredStatus.ts'

export function presentUser(user: Actor): CurrentUser {
  const subscription = presentSubscription(user)
  return {
    id: user.id,
    email: user.email,
    firstName: user.firstName,
    lastName: user.lastName,
    isSubscriber: user.isSubscriber,
    isEmployee: user.isEmployee,
    role: user.role,
    trialAvailable: user.trialAvailable,
    ...(subscription && { subscription }),
    ...(user.complimentaryUntil && { complimentaryUntil: user.complimentaryUntil.toISOString() }),
    ...(user.giftFrom && { giftFrom: user.giftFrom.toISOString() }),
    ...(user.giftUntil && { giftUntil: user.giftUntil.toISOString() }),
    ...(user.emailUnconfirmed && { emailUnconfirmed: true as const }),
    ...(user.owesSecondFactor && { owesSecondFactor: true as const }),
  }
}

function presentSubscription({
  subscription,
  isPatron,
  givenUntil,
  pauseRefusal,
  chargeNowCents,
}: Actor): SubscriptionSummary | null {
  // A subscription that can still charge is shown beside a gift: its member must know of it.
  if (isPatron && givenUntil && !(subscription && CHARGING.includes(subscription.status))) {
    const until = givenUntil.toISOString()
    const dates = { currentPeriodEnd: until, trialEnd: null, accessUntil: until }
    return { plan: null, status: 'complimentary', cancelAtPeriodEnd: true, ...dates }
  }
  if (!subscription) return null
  const { plan, priceCents, status, cancelAtPeriodEnd, currentPeriodEnd, trialEnd, suspendedFor } = subscription
  const { pausedFrom, pausedUntil, isCollectionPaused } = subscription
  const until = accessUntil(subscription)
  const runs = status === 'trialing' || status === 'active' || status === 'past_due'
  return {
    plan,
    status,
    price: centsToAmount(priceCents),
    ...presentReductions(subscription),
    ...(subscription.isTaxed && { isTaxed: true as const }),
    ...(status === 'paused' && chargeNowCents !== null && { resumePrice: centsToAmount(chargeNowCents) }),
    currentPeriodEnd: currentPeriodEnd?.toISOString() ?? null,
    cancelAtPeriodEnd,
    ...((isCollectionPaused || (pausedUntil && status !== 'past_due')) && { isPaused: true as const }),
    trialEnd: trialEnd?.toISOString() ?? null,
    ...(until && { accessUntil: until.toISOString() }),
    ...(suspendedFor && { suspendedFor }),
    ...(pausedFrom && { pausedFrom: pausedFrom.toISOString() }),
    ...(pausedUntil && { pausedUntil: pausedUntil.toISOString() }),
    ...(runs && !cancelAtPeriodEnd && presentPlanned(subscription)),
    ...(CHARGING.includes(status) && !cancelAtPeriodEnd && presentNewPrice(subscription)),
    ...(runs && { canPause: pauseRefusal === null, ...(pauseRefusal && { pauseRefusal }) }),
  }
}

function presentPlanned({
  plan,
  monthlyFrom,
  monthlyPriceCents,
}: NonNullable<Actor['subscription']>): Pick<SubscriptionSummary, 'plannedMonthly'> {
  if (plan !== 'annual' || !monthlyFrom || monthlyPriceCents === null) return {}
  return { plannedMonthly: { from: monthlyFrom.toISOString(), price: centsToAmount(monthlyPriceCents) } }
}

function presentNewPrice(subscription: NonNullable<Actor['subscription']>): Pick<SubscriptionSummary, 'newPrice'> {
  const { newPriceCents: cents, newPriceFrom: from } = subscription
  if (cents === null || !from) return {}
  const charge = centsToAmount(chargeAt(subscription, from))
  return { newPrice: { from: from.toISOString(), price: centsToAmount(cents), charge } }
}

/** Of the next charge; nothing where that is what the membership costs now. */
function presentReductions(
  subscription: NonNullable<Actor['subscription']>,
): Pick<SubscriptionSummary, 'nextPrice' | 'fullPriceAt' | 'credit'> {
  const { priceCents, creditCents } = subscription
  const next = nextChargeAt(subscription)
  const credit = creditCents ? { credit: centsToAmount(creditCents) } : {}
  if (!next || dueAt(subscription, next) === priceCents) return credit
  const fullAt = fullChargeAt(subscription)
  const isReduced = chargeAt(subscription, next) < priceAt(subscription, next)
  return {
    ...credit,
    nextPrice: centsToAmount(dueAt(subscription, next)),
    ...(isReduced && fullAt && { fullPriceAt: fullAt.toISOString() }),
  }
}
