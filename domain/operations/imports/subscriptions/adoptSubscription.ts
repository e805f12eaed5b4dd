import { type Database, returnsRow, sql, statement } from '#database/sql.ts'
import { storeSubscription } from '#domain/membership/subscriptions/applySubscription.ts'
import type { ReadSubscription } from '#domain/membership/subscriptions/ReadSubscription.ts'
import { openImportedAccount } from '../createMembers.ts'
import type { Decision } from '../decideMember.ts'
import { decideSubscription } from './decideSubscription.ts'
import { findSubscribers } from './findSubscribers.ts'
import { queueNaming } from './nameSubscription.ts'
import type { SubscriptionLine } from './SubscriptionLine.ts'

export type Adopted = Decision & { userId: number | null; isDone: boolean }

/** Decides again: the account or the subscription may have changed since the check. */
export async function adoptSubscription(
  tx: Database,
  line: SubscriptionLine,
  read: ReadSubscription,
  now: Date,
): Promise<Adopted> {
  const { accounts, held, known, owners } = await findSubscribers(tx, [line], now)
  const account = accounts.get(line.email) ?? null
  const situation = {
    account,
    isHeld: held.has(line.email),
    earlierLine: null,
    isKnown: known.has(line.subscriptionId),
    // Others are skipped.
    isChosen: true,
    customerOwner: owners.get(line.customerId) ?? null,
  }
  const decision = decideSubscription({ ...line, status: read.subscription.status }, situation)
  if (decision.action === 'skip' || decision.action === 'refuse') return { ...decision, userId: null, isDone: false }
  await tx.query(sql`savepoint adopt`)
  const userId = decision.action === 'create' ? await openAccount(tx, line, now) : (account?.id ?? null)
  if (userId === null || !(await insertMembership(tx, userId, line, now))) {
    await tx.query(sql`rollback to savepoint adopt`)
    return { ...TAKEN, userId: null, isDone: false }
  }
  await tx.query(sql`
    update users set card_customer_id = ${line.customerId}, trial_used_at = coalesce(trial_used_at, ${now}), updated_at = ${now}
    where id = ${userId}`)
  await storeSubscription(tx, read, now)
  await queueNaming(tx, line.subscriptionId)
  return { ...decision, userId, isDone: true }
}

const TAKEN: Decision = { action: 'skip', reason: 'Got a membership meanwhile.' }

const openAccount = (
  tx: Database,
  { email, firstName, lastName, joinedAt }: SubscriptionLine,
  now: Date,
): Promise<number | null> =>
  openImportedAccount(tx, { email, person: { firstName, lastName, joinedAt, wantsEmails: false }, until: null, now })

/** `storeSubscription` adds until when it is paid. */
const insertMembership = (
  tx: Database,
  userId: number,
  { subscriptionId, price, status, joinedAt }: SubscriptionLine,
  now: Date,
): Promise<boolean> =>
  returnsRow(
    tx,
    statement`
      insert into subscriptions (user_id, plan, price_cents, status, is_trial, subscription_id, idempotency_key, created_at, fetched_at, is_adopted)
      values (${userId}, ${price?.plan ?? 'monthly'}::enum_subscriptions_plan, ${price?.cents ?? 0},
        ${status}::enum_subscriptions_status, false, ${subscriptionId}, gen_random_uuid()::text, ${joinedAt ?? now.toISOString()}::timestamptz,
        'epoch'::timestamptz, true)
      on conflict do nothing returning id`,
  )
