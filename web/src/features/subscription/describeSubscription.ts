import type { CurrentUser, SubscriptionSummary } from '#contracts/people.ts'
import { ownPrice } from './planFacts.ts'
import { t } from '../../lib/text.ts'
import { dateFormat } from '../../lib/dateFormat.ts'

const day = dateFormat({ dateStyle: 'long' })

/** @param giftUntil the end of the last gift membership, for one that was bought. */
export function describeMembership({
  subscription,
  giftUntil,
}: Pick<CurrentUser, 'subscription' | 'giftUntil'>): string | null {
  const gift = giftUntil && t('Your gift membership until {day}.', { day: day.format(new Date(giftUntil)) })
  if (subscription?.status === 'complimentary' && gift && giftUntil === subscription.accessUntil)
    return t('{gift} You won’t be charged, and it doesn’t renew.', { gift })
  const own = subscription ? describeSubscription(subscription) : null
  return own && gift
    ? t('{own} After that: {charAt}{slice}', { own, charAt: gift.charAt(0).toLowerCase(), slice: gift.slice(1) })
    : (own ?? gift ?? null)
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
}: SubscriptionSummary): string {
  const end = currentPeriodEnd && day.format(new Date(currentPeriodEnd))
  if (status === 'complimentary')
    return t('Your membership is a gift{value}. You won’t be charged.', {
      value: end ? t(' until {end}', { end }) : '',
    })
  const name = plan === 'annual' ? t('Annual') : t('Monthly')
  const price = ownPrice(plan ?? 'monthly', nextPrice ?? amount)
  if (pausedUntil && pausedFrom && status !== 'past_due') {
    const next = day.format(new Date(pausedUntil))
    if (status === 'paused')
      return t('{name} plan, paused. We’ll charge the next {price} on {next}, and your access resumes.', {
        name,
        price,
        next,
      })
    const access = day.format(new Date(pausedFrom))
    return t(
      '{name} plan. You have access until {access}. Then it is paused, and we’ll charge the next {price} on {next}.',
      { name, access, price, next },
    )
  }
  if (status === 'past_due' && pausedFrom)
    return t('{name} plan, {price}. The payment after your pause failed. Change your card to resume.', { name, price })
  if (status === 'past_due')
    return t('{name} plan, {price}. Your access continues while we retry the payment.', { name, price })
  if (cancelAtPeriodEnd)
    return t('{name} plan, canceled. It ends{value}, and you won’t be charged again.', {
      name,
      value: end ? t(' on {end}', { end }) : '',
    })
  if (status === 'trialing' && trialEnd) {
    return t('{name} plan, free trial. We’ll charge the first {price} on {day}.', {
      name,
      price,
      day: day.format(new Date(trialEnd)),
    })
  }
  return end
    ? t('{name} plan. We’ll charge the next {price} on {end}.', { name, price, end })
    : t('{name} plan, renews automatically.', { name })
}
