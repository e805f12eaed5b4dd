import { inTransaction } from '#database/inTransaction.ts'
import { type Database, row, sql } from '#database/sql.ts'
import { type CardSubscription, retrieveSubscription } from '#providers/stripe/memberships.ts'
import { type InboxEvent, isNewEvent } from '../payments/inbox.ts'
import type { Req } from '../Req.ts'

/**
 * Makes our row agree with the subscription as the card provider has it now. Calling it again, late or twice
 * changes nothing more.
 */
export async function applySubscription(req: Req, subscriptionId: string, event?: InboxEvent): Promise<void> {
  const asked = new Date()
  const subscription = await retrieveSubscription(subscriptionId)
  await inTransaction(req.pool, async (tx) => {
    if (event && !(await isNewEvent(tx, event))) return
    await storeSubscription(tx, subscription, asked)
  })
}

/**
 * @param asked when the card provider was asked; an answer older than what is stored is ignored,
 * and one that has ended stays ended.
 */
export async function storeSubscription(tx: Database, subscription: CardSubscription, asked: Date): Promise<void> {
  const ended = ['canceled', 'incomplete_expired'].includes(subscription.status)
  await row(
    tx,
    sql`
      update subscriptions set
        subscription_id = ${subscription.id}, plan = ${subscription.plan}, status = ${subscription.status},
        current_period_end = ${subscription.currentPeriodEnd}, cancel_at_period_end = ${subscription.cancelAtPeriodEnd},
        trial_end = ${subscription.trialEnd},
        past_due_since = case when ${subscription.status} = 'past_due' then coalesce(past_due_since, ${asked}) end,
        ended_at = case when ${ended} then coalesce(ended_at, ${asked}) end,
        fetched_at = ${asked}, updated_at = now()
      where (subscription_id = ${subscription.id} or (subscription_id is null and id = ${subscription.localId}))
        and status <> 'canceled' and (fetched_at is null or fetched_at <= ${asked})
      returning id`,
  )
}
