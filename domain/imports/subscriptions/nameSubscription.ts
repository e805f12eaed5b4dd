import { type Database, row, sql } from '#database/sql.ts'
import { nameAccountOf } from '#providers/stripe/outsideSubscriptions.ts'
import { addJob } from '../../addJob.ts'
import type { Req } from '../../Req.ts'
import { applySubscription } from '../../subscriptions/applySubscription.ts'

/** One at a time, so that a name and taking it back don't overtake each other, and refunds keep a worker. */
export const queueNaming = (tx: Database, subscriptionId: string): Promise<void> =>
  addJob(tx, 'nameSubscription', { subscriptionId }, { key: `name:${subscriptionId}`, queue: 'nameSubscription' })

/**
 * Names the account of an adopted subscription at Stripe and reads the subscription; takes the name back from one that was
 * given back.
 */
export async function nameSubscription(req: Req, subscriptionId: string): Promise<void> {
  const membership = await row(
    req.pool,
    sql<{ userId: number; localKey: string }>`
      select user_id as "userId", idempotency_key as "localKey" from subscriptions where subscription_id = ${subscriptionId}`,
  )
  await nameAccountOf(subscriptionId, membership)
  if (membership) await applySubscription(req, subscriptionId)
}
