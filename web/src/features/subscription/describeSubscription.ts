import type { CurrentUser, SubscriptionSummary } from '#contracts/people.ts'
import { ownPrice } from './planFacts.ts'

const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long' })

/** @param giftUntil the end of the last gift membership, for one that was bought. */
export function describeMembership({
  subscription,
  giftUntil,
}: Pick<CurrentUser, 'subscription' | 'giftUntil'>): string | null {
  const gift = giftUntil && `Your gift membership until ${day.format(new Date(giftUntil))}.`
  if (subscription?.status === 'complimentary' && gift && giftUntil === subscription.accessUntil)
    return `${gift} You won’t be charged, and it doesn’t renew.`
  const own = subscription ? describeSubscription(subscription) : null
  return own && gift ? `${own} After that: ${gift.charAt(0).toLowerCase()}${gift.slice(1)}` : (own ?? gift ?? null)
}

export function describeSubscription({
  status,
  plan,
  price: amount = '0',
  cancelAtPeriodEnd,
  currentPeriodEnd,
  trialEnd,
  pausedFrom,
  pausedUntil,
  nextPrice,
  plannedMonthly,
}: SubscriptionSummary): string {
  const end = currentPeriodEnd && day.format(new Date(currentPeriodEnd))
  if (status === 'complimentary') return `Your membership is a gift${end ? ` until ${end}` : ''}. You won’t be charged.`
  const name = plan === 'annual' ? 'Annual' : 'Monthly'
  const price = ownPrice(plan ?? 'monthly', nextPrice ?? amount)
  if (pausedUntil && pausedFrom && status !== 'past_due') {
    const next = day.format(new Date(pausedUntil))
    if (status === 'paused')
      return `${name} plan, paused. We’ll charge the next ${price} on ${next}, and your access resumes.`
    const access = day.format(new Date(pausedFrom))
    return `${name} plan. You have access until ${access}. Then it is paused, and we’ll charge the next ${price} on ${next}.`
  }
  if (status === 'past_due' && pausedFrom)
    return `${name} plan, ${price}. The payment after your pause failed. Change your card to resume.`
  if (status === 'past_due') return `${name} plan, ${price}. Your access continues while we retry the payment.`
  if (cancelAtPeriodEnd)
    return `${name} plan, canceled. It ends${end ? ` on ${end}` : ''}, and you won’t be charged again.`
  if (status === 'trialing' && trialEnd) {
    return `${name} plan, free trial. We’ll charge the first ${price} on ${day.format(new Date(trialEnd))}.`
  }
  if (plannedMonthly)
    return `${name} plan until ${day.format(new Date(plannedMonthly.from))}, then monthly for $${plannedMonthly.price}.`
  return end ? `${name} plan. We’ll charge the next ${price} on ${end}.` : `${name} plan, renews automatically.`
}
