import type { CurrentUser, SubscriptionSummary } from '#contracts/people.ts'
import { ownPrice } from './planFacts.ts'
import { withTax } from './withTax.ts'
import { dollars } from '../../lib/money.ts'
import { t } from '../../lib/text.ts'
import { dateFormat } from '../../lib/dateFormat.ts'

const day = dateFormat({ dateStyle: 'long' })

/** @param giftUntil the end of the last gift membership, for one that was bought. */
export function describeMembership({
  subscription,
  giftUntil,
}: Pick<CurrentUser, 'subscription' | 'giftUntil'>): string | null {
  const until = giftUntil && day.format(new Date(giftUntil))
  const gift = until && t('Your gift membership until {until}.', { until })
  if (subscription?.status === 'complimentary' && gift && giftUntil === subscription.accessUntil)
    return `${gift} ${t('You won’t be charged, and it doesn’t renew.')}`
  const own = subscription ? describeSubscription(subscription) : null
  return own && gift
    ? `${own} ${t('After that: your gift membership until {until}.', { until })}`
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
  plannedMonthly,
  isTaxed,
}: SubscriptionSummary): string {
  const end = currentPeriodEnd && day.format(new Date(currentPeriodEnd))
  if (status === 'complimentary')
    return end
      ? t('Your membership is a gift until {end}. You won’t be charged.', { end })
      : t('Your membership is a gift. You won’t be charged.')
  const name = plan === 'annual' ? t('Annual') : t('Monthly')
  const price = withTax(ownPrice(plan ?? 'monthly', nextPrice ?? amount), isTaxed)
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
    return end
      ? t('{name} plan, canceled. It ends on {end}, and you won’t be charged again.', { name, end })
      : t('{name} plan, canceled. It ends, and you won’t be charged again.', { name })
  if (status === 'trialing' && trialEnd) {
    return t('{name} plan, free trial. We’ll charge the first {price} on {day}.', {
      name,
      price,
      day: day.format(new Date(trialEnd)),
    })
  }
  if (plannedMonthly) {
    return t('{name} plan until {day}, then monthly for {price}.', {
      name,
      day: day.format(new Date(plannedMonthly.from)),
      price: withTax(dollars(plannedMonthly.price), isTaxed),
    })
  }
  return end
    ? t('{name} plan. We’ll charge the next {price} on {end}.', { name, price, end })
    : t('{name} plan, renews automatically.', { name })
}
