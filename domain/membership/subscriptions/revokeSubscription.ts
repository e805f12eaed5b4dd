import { inTransaction } from '#database/inTransaction.ts'
import { CardProviderError } from '#providers/stripe/CardProviderError.ts'
import { isMissing } from '#providers/stripe/isMissing.ts'
import { listPaidInvoices } from '#providers/stripe/membershipRefunds.ts'
import { cancelCardSetup, findCardSetup } from '#providers/stripe/cardSetups.ts'
import { voidOpenInvoices } from '#providers/stripe/invoices.ts'
import { cancelSubscription, findSubscription } from '#providers/stripe/memberships.ts'
import type { Req } from '#domain/platform/Req.ts'
import { requestMembershipRefunds } from './requestMembershipRefunds.ts'

export const ENDED_STATUSES = ['canceled', 'incomplete_expired']

/** For a subscription that never gave access. @throws CardProviderError when it may still be running. */
export async function revokeSubscription(req: Req, membershipId: number, subscriptionId: string): Promise<void> {
  // Before: after a crash it is still running and found again. After: a payment may have come in during the call.
  await refundAll(req, membershipId, subscriptionId)
  await endAtProvider(subscriptionId)
  await refundAll(req, membershipId, subscriptionId)
}

async function refundAll({ pool, now }: Req, membershipId: number, subscriptionId: string): Promise<void> {
  const payments = await listPaidInvoices(subscriptionId)
  const reason = 'membership-without-access'
  await inTransaction(pool, (tx) => requestMembershipRefunds(tx, membershipId, payments, { reason, now }))
}

/** Also voids open invoices. @throws CardProviderError when it may still be running. */
export async function endAtProvider(subscriptionId: string): Promise<void> {
  await cancelSubscription(subscriptionId).catch(async (error: unknown) => {
    if (isMissing(error, 'subscription')) return
    if (!(error instanceof CardProviderError)) throw error
    const subscription = await findSubscription(subscriptionId)
    if (subscription && !ENDED_STATUSES.includes(subscription.status)) throw error
  })
  await voidOpenInvoices(subscriptionId)
}

/** @throws CardProviderError when it may still be confirmed. */
export async function endCardSetup(setupIntentId: string): Promise<void> {
  try {
    await cancelCardSetup(setupIntentId)
  } catch (error) {
    if (!(error instanceof CardProviderError) || !error.isRefusedForGood) throw error
    const setup = await findCardSetup(setupIntentId)
    if (setup && setup.status !== 'succeeded' && setup.status !== 'canceled') throw error
  }
}
