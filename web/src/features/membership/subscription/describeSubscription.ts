import type { CurrentUser, SubscriptionSummary } from '#contracts/people/people.ts'
import { ownPrice } from './planFacts.ts'
import { withTax } from './withTax.ts'
import { dollars } from '../../../lib/money.ts'
import { t } from '../../../lib/text.ts'
import { dateFormat } from '../../../lib/dateFormat.ts'

const day = dateFormat({ dateStyle: 'long' })
const dayOf = (time: string): string => day.format(new Date(time))

type Given = Pick<CurrentUser, 'subscription' | 'complimentaryUntil' | 'giftFrom' | 'giftUntil'>

/** All that a person has: the membership that a card pays, complimentary access and gifts, each with its dates. */
export function describeMembership({ subscription, complimentaryUntil, giftFrom, giftUntil }: Given): string | null {
  const until = giftUntil && dayOf(giftUntil)
  const isGiftAlone = subscription?.status === 'complimentary' && !complimentaryUntil
  if (isGiftAlone && until) return `${describeGift(until, false)} ${t('You won’t be charged, and it doesn’t renew.')}`
  const isBilled = subscription !== undefined && subscription.status !== 'complimentary'
  const sentences = [
    isBilled && describeSubscription(subscription),
    complimentaryUntil && describeComplimentary(dayOf(complimentaryUntil), isBilled),
    until && (giftFrom ? describeLaterGift(giftFrom, until) : describeGift(until, isBilled)),
  ].filter(Boolean)
  if (sentences.length > 0) return sentences.join(' ')
  return subscription ? describeSubscription(subscription) : null
}

const complimentary = (end: string): string =>
  t('Your membership is a gift until {end}. You won’t be charged.', { end })

const describeComplimentary = (end: string, isBilled: boolean): string =>
  isBilled ? t('You also have complimentary access until {end}.', { end }) : complimentary(end)

const describeGift = (until: string, isBilled: boolean): string =>
  isBilled
    ? t('You also have a gift membership until {until}.', { until })
    : t('Your gift membership until {until}.', { until })

const describeLaterGift = (giftFrom: string, until: string): string =>
  t('Your gift membership begins on {from} and lasts until {until}.', { from: dayOf(giftFrom), until })

export function describeSubscription({
  status,
  plan,
  price: amount = '0',
  cancelAtPeriodEnd,
  isPaused,
  currentPeriodEnd,
  trialEnd,
  pausedFrom,
  pausedUntil,
  nextPrice,
  plannedMonthly,
  isTaxed,
}: SubscriptionSummary): string {
  const end = currentPeriodEnd && dayOf(currentPeriodEnd)
  if (status === 'complimentary')
    return end ? complimentary(end) : t('Your membership is a gift. You won’t be charged.')
  const name = plan === 'annual' ? t('Annual') : t('Monthly')
  const price = withTax(ownPrice(plan ?? 'monthly', nextPrice ?? amount), isTaxed)
  if (pausedUntil && pausedFrom && status !== 'past_due') {
    const next = dayOf(pausedUntil)
    if (status === 'paused')
      return t('{name} plan, paused. We’ll charge the next {price} on {next}, and your access resumes.', {
        name,
        price,
        next,
      })
    const access = dayOf(pausedFrom)
    return t(
      '{name} plan. You have access until {access}. Then it is paused, and we’ll charge the next {price} on {next}.',
      { name, access, price, next },
    )
  }
  if (isPaused && !cancelAtPeriodEnd)
    return status === 'paused' || !end
      ? t('{name} plan, paused. You won’t be charged until it resumes.', { name })
      : t('{name} plan. You have access until {end}. Then it is paused, and you won’t be charged until it resumes.', {
          name,
          end,
        })
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
      day: dayOf(trialEnd),
    })
  }
  if (plannedMonthly) {
    return t('{name} plan until {day}, then monthly for {price}.', {
      name,
      day: dayOf(plannedMonthly.from),
      price: withTax(dollars(plannedMonthly.price), isTaxed),
    })
  }
  return end
    ? t('{name} plan. We’ll charge the next {price} on {end}.', { name, price, end })
    : t('{name} plan, renews automatically.', { name })
}
