import { inTransaction } from '#database/inTransaction.ts'
import { CardProviderError } from '#providers/stripe/CardProviderError.ts'
import { isMissing } from '#providers/stripe/isMissing.ts'
import { listPaidInvoices } from '#providers/stripe/membershipRefunds.ts'
import { cancelCardSetup, findCardSetup } from '#providers/stripe/cardSetups.ts'
import { voidOpenInvoices } from '#providers/stripe/invoices.ts'
import { cancelSubscription, findSubscription } from '#providers/stripe/memberships.ts'
import type { Req } from '../Req.ts'
import { requestMembershipRefunds } from './requestMembershipRefunds.ts'

export const OVER = ['canceled', 'incomplete_expired']

/**
 * Ends a subscription that gave nobody anything, and refunds what was paid for it.
 *
 * @throws CardProviderError when it is not certain that it has ended.
 */
export async function takeBack(req: Req, membershipId: number, subscriptionId: string): Promise<void> {
  // Before: a crash in between leaves it running, to be found again. After: the payment may have come just then.
  await refundAll(req, membershipId, subscriptionId)
  await endAtProvider(subscriptionId)
  await refundAll(req, membershipId, subscriptionId)
}

async function refundAll({ pool, now }: Req, membershipId: number, subscriptionId: string): Promise<void> {
  const payments = await listPaidInvoices(subscriptionId)
  const reason = 'The subscription gave no access: it was abandoned, or another one was active'
  await inTransaction(pool, (tx) => requestMembershipRefunds(tx, membershipId, payments, { reason, now }))
}

/**
 * Ends a subscription and voids its open invoices. One that Stripe does not have has ended.
 *
 * @throws CardProviderError when it is not certain that it has ended.
 */
export async function endAtProvider(subscriptionId: string): Promise<void> {
  await cancelSubscription(subscriptionId).catch(async (error: unknown) => {
    if (isMissing(error, 'subscription')) return
    if (!(error instanceof CardProviderError)) throw error
    const subscription = await findSubscription(subscriptionId)
    if (subscription && !OVER.includes(subscription.status)) throw error
  })
  await voidOpenInvoices(subscriptionId)
}

/** Ends a card form. @throws CardProviderError when it is not certain that nobody can confirm it. */
export async function endCardSetup(setupIntentId: string): Promise<void> {
  try {
    await cancelCardSetup(setupIntentId)
  } catch (error) {
    if (!(error instanceof CardProviderError) || !error.isRefusedForGood) throw error
    const setup = await findCardSetup(setupIntentId)
    if (setup && setup.status !== 'succeeded' && setup.status !== 'canceled') throw error
  }
}
