import type { Alert } from '#contracts/platform/alerts.ts'
import { type Database, row, sql } from '#database/sql.ts'
import { nameAccountOf } from '#providers/stripe/outsideSubscriptions.ts'
import { addJob } from '#domain/platform/addJob.ts'
import { forgetAlert, raiseAlert } from '#domain/platform/alerts/raiseAlert.ts'
import type { Req } from '#domain/platform/Req.ts'

/** Over almost three days. */
const ATTEMPTS = 20

/** One queue for each subscription: naming it and taking the name back must not run at the same time. */
export async function queueNaming(tx: Database, subscriptionId: string): Promise<void> {
  const key = keyOf(subscriptionId)
  await addJob(tx, 'nameSubscription', { subscriptionId }, { key, queue: key, maxAttempts: ATTEMPTS })
}

const keyOf = (subscriptionId: string) => `name:${subscriptionId}`

type Owner = { userId: number; localKey: string }

/** Names the account of an adopted subscription at Stripe; removes the name from one that was given back. */
export async function nameSubscription({ pool }: Req, subscriptionId: string, attempt: number): Promise<void> {
  const membership = await row(
    pool,
    sql<Owner>`
      select user_id as "userId", idempotency_key as "localKey" from subscriptions where subscription_id = ${subscriptionId}`,
  )
  try {
    await nameAccountOf(subscriptionId, membership)
  } catch (error) {
    if (attempt >= ATTEMPTS) await alertOfName(pool, subscriptionId, membership)
    throw error
  }
  await forgetAlert(pool, keyOf(subscriptionId))
}

async function alertOfName(pool: Database, subscriptionId: string, owner: Owner | null): Promise<void> {
  const subscription = subscriptionId
  const alert: Alert = owner
    ? { kind: 'membership-unnamed', subscription, member: String(owner.userId), localKey: owner.localKey }
    : { kind: 'membership-still-named', subscription }
  await raiseAlert(pool, { about: 'members', key: keyOf(subscriptionId), alert })
}
