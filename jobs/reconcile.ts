import { reconcilePayments } from '#domain/payments/reconcilePayments.ts'
import { reconcileMemberships } from '#domain/subscriptions/refreshMembership.ts'
import type { CronJob } from './Job.ts'

/** Makes up for whatever the card provider told us while nobody was listening. */
export const reconcile: CronJob = async (req) => {
  await reconcilePayments(req)
  await reconcileMemberships(req)
}
