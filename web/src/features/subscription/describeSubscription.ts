import type { SubscriptionSummary } from '#contracts/people.ts'
import { factsOf } from './planFacts.ts'

const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long' })

export function describeSubscription({
  status,
  plan,
  cancelAtPeriodEnd,
  currentPeriodEnd,
  trialEnd,
}: SubscriptionSummary): string {
  const end = currentPeriodEnd && day.format(new Date(currentPeriodEnd))
  if (status === 'complimentary') return `Your membership is a gift${end ? ` until ${end}` : ''}: nothing is charged.`
  const { name, price } = factsOf(plan ?? 'monthly')
  if (status === 'past_due') return `${name} plan, ${price}. Your access continues while the payment is tried again.`
  if (cancelAtPeriodEnd)
    return `${name} plan, cancelled: it ends${end ? ` on ${end}` : ''} and nothing more is charged.`
  if (status === 'trialing' && trialEnd) {
    return `${name} plan, in its free trial. The first ${price} is charged on ${day.format(new Date(trialEnd))}.`
  }
  return end ? `${name} plan. The next ${price} is charged on ${end}.` : `${name} plan, renews automatically.`
}
