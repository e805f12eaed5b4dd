import { inTransaction } from '#database/inTransaction.ts'
import { type Database, returnsRow, row, sql, statement } from '#database/sql.ts'
import { type CardSubscription, listSubscriptions } from '#providers/stripe/memberships.ts'
import { raiseAlert } from '#domain/platform/alerts/raiseAlert.ts'
import { lockPerson } from '#domain/people/people/locks.ts'
import type { Req } from '#domain/platform/Req.ts'
import { applySubscription } from './applySubscription.ts'
import { ENDED_STATUSES } from './revokeSubscription.ts'
import { readMembershipPrices } from './readMembershipPrices.ts'
import { RUNNING, type StoredStatus } from './StoredStatus.ts'

/** For subscriptions unknown here, for example after a restore. A member with two is charged twice: alert. */
export async function adoptSubscriptions(req: Req, userId: number, customerId: string): Promise<void> {
  for (const subscription of await listSubscriptions(customerId)) {
    if (!RUNNING.includes(subscription.status) || subscription.userId !== userId) continue
    if (await adopt(req, userId, subscription)) await applySubscription(req, subscription.id)
  }
}

/** @returns whether the caller must apply it. */
async function adopt(req: Req, userId: number, subscription: CardSubscription): Promise<boolean> {
  return inTransaction(req.pool, async (tx) => {
    await lockPerson(tx, userId)
    const known = await row(
      tx,
      sql<{ status: StoredStatus }>`select status from subscriptions where subscription_id = ${subscription.id}`,
    )
    if (known) return ENDED_STATUSES.includes(known.status)
    if (await hasOwnRow(tx, userId, subscription)) return true
    const adopted = await insert(tx, userId, subscription, req.now)
    if (!adopted) await alertOfSecond(tx, userId, subscription)
    return adopted
  })
}

/** A crash can leave our row without the subscription's id. */
const hasOwnRow = async (tx: Database, userId: number, { localKey }: CardSubscription): Promise<boolean> =>
  returnsRow(
    tx,
    statement`
      select 1 from subscriptions
      where user_id = ${userId} and subscription_id is null and split_part(idempotency_key, '.', 1) = ${localKey}`,
  )

async function insert(tx: Database, userId: number, subscription: CardSubscription, now: Date): Promise<boolean> {
  const { id, plan, status, localKey, startedAt, trialEnd } = subscription
  const isTrial = trialEnd !== null
  const priceCents = subscription.priceCents ?? (await readMembershipPrices(tx))[plan]
  const inserted = await returnsRow(
    tx,
    statement`
      insert into subscriptions (user_id, plan, price_cents, status, is_trial, subscription_id, idempotency_key, created_at)
      values (${userId}, ${plan}::enum_subscriptions_plan, ${priceCents}, ${status}::enum_subscriptions_status, ${isTrial}, ${id}, coalesce(${localKey}, gen_random_uuid()::text), ${startedAt ?? now})
      on conflict do nothing returning id`,
  )
  if (inserted && isTrial)
    await tx.query(
      sql`update users set trial_used_at = coalesce(trial_used_at, ${startedAt ?? now}) where id = ${userId}`,
    )
  return inserted
}

async function alertOfSecond(tx: Database, userId: number, { id }: CardSubscription): Promise<void> {
  const other = await row(
    tx,
    sql<{
      id: string | null
    }>`select subscription_id as id from subscriptions where user_id = ${userId} and status = any(${RUNNING}::enum_subscriptions_status[])`,
  )
  const both = { subscription: other?.id ?? '?', other: id }
  const alert = { kind: 'two-memberships', member: String(userId), ...both } as const
  await raiseAlert(tx, { about: 'members', key: `second-membership:${id}`, alert })
}
