import { CardProviderError } from '#providers/stripe/CardProviderError.ts'
import { giveBackMembership } from '#providers/stripe/giveBackMembership.ts'
import { ignoreRefusal } from '#providers/stripe/ignoreRefusal.ts'
import { cancelSubscription, retrieveSubscription } from '#providers/stripe/memberships.ts'

export const OVER = ['canceled', 'incomplete_expired']

/**
 * Ends a subscription that gave nobody anything, and gives back what was paid for it.
 *
 * @throws CardProviderError when it is not certain that it has ended.
 */
export async function takeBack(subscriptionId: string): Promise<void> {
  // Before: a crash in between leaves it running, to be found again. After: the payment may have come just then.
  await giveBackMembership(subscriptionId)
  await endAtProvider(subscriptionId)
  await giveBackMembership(subscriptionId)
}

/** @throws CardProviderError when it is not certain that it has ended; what is over or unknown there is no failure. */
export async function endAtProvider(subscriptionId: string): Promise<void> {
  try {
    await cancelSubscription(subscriptionId)
  } catch (error) {
    ignoreRefusal(error)
    if (error instanceof CardProviderError && error.code === 'resource_missing') return
    if (!OVER.includes((await retrieveSubscription(subscriptionId)).status)) throw error
  }
}
