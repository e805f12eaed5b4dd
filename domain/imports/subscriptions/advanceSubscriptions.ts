import { inTransaction } from '#database/inTransaction.ts'
import { type Database, type Json, returnsRow, row, sql, statement } from '#database/sql.ts'
import type { Req } from '../../Req.ts'
import { openImportedAccount } from '../createMembers.ts'
import type { Decision } from '../decideMember.ts'
import { tryLine, UNREADABLE, UNSTORED } from '../tryLine.ts'
import { decideSubscription } from './decideSubscription.ts'
import { findSubscribers } from './findSubscribers.ts'
import { queueNaming } from './nameSubscription.ts'
import { type SubscriptionLine, subscriptionLineSchema } from './SubscriptionLine.ts'

/** Adopts one subscription after the other. */
export async function advanceSubscriptions(req: Req, importId: number, signal?: AbortSignal): Promise<void> {
  while (!signal?.aborted && (await adoptNext(req, importId)));
}

/** @returns whether there may be more. */
function adoptNext({ pool, log, now }: Req, importId: number): Promise<boolean> {
  return inTransaction(pool, async (tx) => {
    const planned = await row(
      tx,
      sql<{ line: number; data: Json }>`
        select l.line, l.data from import_lines l join imports i on i.id = l.import_id and i.state = 'running'
        where l.import_id = ${importId} and l.action in ('create', 'update') and l.result = 'planned'
        order by l.line limit 1 for update of i, l`,
    )
    if (!planned) {
      await tx.query(sql`
        update imports set state = 'done', finished_at = coalesce(finished_at, ${now}) where id = ${importId} and state = 'running'`)
      return false
    }
    const { line, data } = planned
    const read = subscriptionLineSchema.safeParse(data)
    const result = read.success
      ? await tryLine(tx, { log, importId, line }, () => adopt(tx, read.data, now))
      : { ...UNREADABLE, userId: null, isDone: false }
    await storeResult(tx, { importId, line, now }, result ?? { ...UNSTORED, userId: null, isDone: false })
    return true
  })
}

type Adopted = Decision & { userId: number | null; isDone: boolean }

async function adopt(tx: Database, line: SubscriptionLine, now: Date): Promise<Adopted> {
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
  const decision = decideSubscription(line, situation)
  const userId = await accountFor(tx, decision, account?.id ?? null, { line, now })
  const isDone = userId !== null && (await insertMembership(tx, userId, line, now))
  if (isDone) await queueNaming(tx, line.subscriptionId)
  const isLate = !isDone && decision.action !== 'skip' && decision.action !== 'refuse'
  return { ...(isLate ? TAKEN : decision), userId, isDone }
}

async function storeResult(
  tx: Database,
  { importId, line, now }: { importId: number; line: number; now: Date },
  { action, reason, userId, isDone }: Adopted,
): Promise<void> {
  await tx.query(sql`
    update import_lines set action = ${action}, reason = ${reason}, user_id = coalesce(${userId}, user_id),
      result = ${isDone ? 'done' : 'planned'}, done_at = ${isDone ? now : null}::timestamptz
    where import_id = ${importId} and line = ${line}`)
}

const TAKEN: Decision = { action: 'skip', reason: 'Got a membership meanwhile.' }

/** Null when nothing is to be done. */
async function accountFor(
  tx: Database,
  { action }: Decision,
  accountId: number | null,
  { line, now }: { line: SubscriptionLine; now: Date },
): Promise<number | null> {
  const { email, customerId, firstName, lastName, joinedAt } = line
  const person = { firstName, lastName, joinedAt, wantsEmails: false }
  const userId =
    action === 'create'
      ? await openImportedAccount(tx, { email, person, until: null, now })
      : action === 'update'
        ? accountId
        : null
  if (userId === null) return null
  await tx.query(sql`
    update users set card_customer_id = ${customerId}, trial_used_at = coalesce(trial_used_at, ${now}), updated_at = ${now}
    where id = ${userId}`)
  return userId
}

/** What it costs and until when it is paid is read from Stripe once its account is named there. */
const insertMembership = (
  tx: Database,
  userId: number,
  { subscriptionId, price, status, joinedAt }: SubscriptionLine,
  now: Date,
): Promise<boolean> =>
  returnsRow(
    tx,
    statement`
      insert into subscriptions (user_id, plan, price_cents, status, is_trial, subscription_id, idempotency_key, created_at, fetched_at)
      values (${userId}, ${price?.plan ?? 'monthly'}::enum_subscriptions_plan, ${price?.cents ?? 0},
        ${status}::enum_subscriptions_status, false, ${subscriptionId}, gen_random_uuid()::text, ${joinedAt ?? now.toISOString()}::timestamptz,
        'epoch'::timestamptz)
      on conflict do nothing returning id`,
  )
