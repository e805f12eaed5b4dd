import { inTransaction } from '#database/inTransaction.ts'
import { type Database, type Json, row, sql } from '#database/sql.ts'
import type { Req } from '#domain/platform/Req.ts'
import { lockPerson } from '#domain/people/people/locks.ts'
import { NOT_UNDONE, tryLine } from '../tryLine.ts'
import { removeUntouchedAccount } from '../undoMembers.ts'
import { queueNaming } from './nameSubscription.ts'
import { subscriptionLineSchema } from './SubscriptionLine.ts'

/** Gives subscriptions back to the program that started them. They run on at Stripe. */
export async function undoSubscriptions(req: Req, importId: number, signal?: AbortSignal): Promise<void> {
  while (!signal?.aborted && (await undoNext(req, importId)));
}

type Done = { data: Json; action: string; userId: number | null; doneAt: Date | null }

/** @returns whether there may be more. */
function undoNext({ pool, log, now }: Req, importId: number): Promise<boolean> {
  return inTransaction(pool, async (tx) => {
    const next = await row(
      tx,
      sql<{ line: number; userId: number | null }>`
        select l.line, l.user_id as "userId" from import_lines l join imports i on i.id = l.import_id and i.state = 'undoing'
        where l.import_id = ${importId} and l.action in ('create', 'update') and l.result = 'done' order by l.line limit 1`,
    )
    if (!next) {
      await tx.query(sql`
        update imports set state = 'undone', finished_at = coalesce(finished_at, ${now}) where id = ${importId} and state = 'undoing'`)
      return false
    }
    const { line, userId } = next
    // Before the line, as a deleted account does.
    if (userId !== null) await lockPerson(tx, userId)
    const done = await row(
      tx,
      sql<Done>`
        select l.data, l.action, l.user_id as "userId", l.done_at as "doneAt" from import_lines l
        join imports i on i.id = l.import_id and i.state = 'undoing'
        where l.import_id = ${importId} and l.line = ${line} and l.action in ('create', 'update') and l.result = 'done'
          and l.user_id is not distinct from ${userId}
        for update of i, l`,
    )
    // Another run has done it, or the account was deleted.
    if (!done) return true
    const isGone = await tryLine(tx, { log, importId, line }, () => giveBack(tx, done, now))
    const reason = isGone === null ? NOT_UNDONE : 'Kept: the account or its membership was used since.'
    await tx.query(sql`
      update import_lines set result = ${isGone ? 'undone' : 'kept'},
        reason = case when ${isGone === true} then reason else ${reason} end
      where import_id = ${importId} and line = ${line}`)
    return true
  })
}

async function giveBack(tx: Database, { data, action, userId, doneAt }: Done, now: Date): Promise<boolean> {
  const { subscriptionId, customerId } = namedSchema.parse(data)
  const isGone = userId === null || (await remove(tx, { action, userId, doneAt, subscriptionId, customerId, now }))
  if (isGone) await queueNaming(tx, subscriptionId)
  return isGone
}

/** Also in lines of earlier releases. */
const namedSchema = subscriptionLineSchema.pick({ subscriptionId: true, customerId: true })

type Removal = {
  action: string
  userId: number
  doneAt: Date | null
  subscriptionId: string
  customerId: string
  now: Date
}

/** Money that went through this site stays here. */
async function remove(
  tx: Database,
  { action, userId, doneAt, subscriptionId, customerId, now }: Removal,
): Promise<boolean> {
  await tx.query(sql`savepoint undo`)
  await tx.query(sql`
    delete from subscriptions s where subscription_id = ${subscriptionId} and user_id = ${userId} and status <> 'canceled'
      and not exists (select 1 from refunds r where r.subscription_id = s.id)
      and not exists (select 1 from membership_withdrawals w where w.subscription_id = s.id)`)
  const left = await row(
    tx,
    sql<{ id: number }>`select id from subscriptions where subscription_id = ${subscriptionId}`,
  )
  if (left) return false
  await tx.query(sql`
    update users set card_customer_id = null where id = ${userId} and card_customer_id = ${customerId}`)
  if (action === 'update') {
    await tx.query(sql`update users set updated_at = ${now} where id = ${userId}`)
    return true
  }
  if (await removeUntouchedAccount(tx, userId, doneAt)) return true
  await tx.query(sql`rollback to savepoint undo`)
  return false
}
