import type { SubscriptionSummary } from '#contracts/people.ts'
import { ownPrice } from './planFacts.ts'

const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long' })

/** Why the next charge is less than the price, and until when; null where it isn’t. Only the account says so much. */
export function describeReductions({
  plan,
  price = '0',
  cancelAtPeriodEnd,
  nextPrice,
  fullPriceAt,
  credit,
}: SubscriptionSummary): string | null {
  if (cancelAtPeriodEnd) return null
  const sentences = [
    nextPrice &&
      fullPriceAt &&
      `Your discount ends on ${day.format(new Date(fullPriceAt))}. After that, each charge is ${ownPrice(plan ?? 'monthly', price)}.`,
    credit && `Your credit of $${credit} pays charges before your card does.`,
  ].filter(Boolean)
  return sentences.length > 0 ? sentences.join(' ') : null
}
