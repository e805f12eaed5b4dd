import type { SubscriptionSummary } from '#contracts/people.ts'

const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long' })

/** One plain sentence: what happens next, and when. */
export function describeSubscription({
  status,
  plan,
  cancelAtPeriodEnd,
  currentPeriodEnd,
  trialEnd,
}: SubscriptionSummary): string {
  const end = currentPeriodEnd && day.format(new Date(currentPeriodEnd))
  const name = plan === 'annual' ? 'Annual' : 'Monthly'
  if (status === 'complimentary') return 'Your membership is a gift: nothing is charged.'
  if (cancelAtPeriodEnd && end) return `${name} plan, ends on ${end}.`
  if (status === 'trialing' && trialEnd) {
    return `${name} plan, in its free trial until ${day.format(new Date(trialEnd))}.`
  }
  return end ? `${name} plan, active, renews automatically on ${end}.` : `${name} plan, active, renews automatically.`
}
