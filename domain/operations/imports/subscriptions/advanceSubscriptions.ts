import { inTransaction } from '#database/inTransaction.ts'
import { type Database, type Json, returnsRow, row, sql, statement } from '#database/sql.ts'
import { CardProviderError } from '#providers/stripe/CardProviderError.ts'
import { lockPerson } from '#domain/people/people/locks.ts'
import type { Req } from '#domain/platform/Req.ts'
import { readSubscription } from '#domain/membership/subscriptions/applySubscription.ts'
import type { ReadSubscription } from '#domain/membership/subscriptions/ReadSubscription.ts'
import type { Decision } from '../decideMember.ts'
import { tryLine, UNREADABLE, UNSTORED } from '../tryLine.ts'
import { type Adopted, adoptSubscription } from './adoptSubscription.ts'
import { type SubscriptionLine, subscriptionLineSchema } from './SubscriptionLine.ts'

/**
 * Adopts one subscription after the other. It is read from Stripe first; then the membership and the line's result are
 * stored in one transaction, so a line that is done gives access.
 */
export async function advanceSubscriptions(req: Req, importId: number, signal?: AbortSignal): Promise<void> {
  while (!signal?.aborted && (await adoptNext(req, importId)));
}

/** @returns whether there may be more. */
async function adoptNext(req: Req, importId: number): Promise<boolean> {
  const { pool, log, now } = req
  const planned = await row(
    pool,
    sql<{ line: number; data: Json }>`
      select l.line, l.data from import_lines l join imports i on i.id = l.import_id and i.state = 'running'
      where l.import_id = ${importId} and l.action in ('create', 'update') and l.result = 'planned'
      order by l.line limit 1`,
  )
  if (!planned) {
    await pool.query(sql`
      update imports set state = 'done', finished_at = coalesce(finished_at, ${now}) where id = ${importId} and state = 'running'`)
    return false
  }
  const place = { importId, line: planned.line }
  const { data } = subscriptionLineSchema.safeParse(planned.data)
  const read = data ? await readAtStripe(req, place, data) : null
  await inTransaction(pool, async (tx) => {
    if (data) await lockSubscriber(tx, data)
    if (!(await lockLine(tx, place))) return
    const adopted =
      data && read ? await tryLine(tx, { log, ...place }, () => adoptSubscription(tx, data, read, now)) : null
    const instead = data ? (read ? UNSTORED : UNREAD) : UNREADABLE
    await storeResult(tx, place, adopted ?? { ...instead, userId: null, isDone: false }, now)
  })
  return true
}

type Place = { importId: number; line: number }

const UNREAD: Decision = { action: 'refuse', reason: 'Stripe didn’t return it. Check again.' }

/** Null if Stripe doesn't have it or refuses. @throws CardProviderError to be retried. */
async function readAtStripe(
  req: Req,
  place: Place,
  { subscriptionId }: SubscriptionLine,
): Promise<ReadSubscription | null> {
  try {
    return await readSubscription(req, subscriptionId)
  } catch (error) {
    if (!(error instanceof CardProviderError) || !error.isRefusedForGood) throw error
    req.log.error({ err: error, ...place, msg: 'A subscription of an import could not be read' })
    return null
  }
}

/** Before the line, as a deleted account does. */
async function lockSubscriber(tx: Database, { email }: SubscriptionLine): Promise<void> {
  const account = await row(tx, sql<{ id: number }>`select id from users where email = ${email}`)
  if (account) await lockPerson(tx, account.id)
}

/** False when another run has done it, or the import no longer runs. */
const lockLine = (tx: Database, { importId, line }: Place): Promise<boolean> =>
  returnsRow(
    tx,
    statement`
      select 1 from import_lines l join imports i on i.id = l.import_id and i.state = 'running'
      where l.import_id = ${importId} and l.line = ${line} and l.action in ('create', 'update') and l.result = 'planned'
      for update of i, l`,
  )

async function storeResult(
  tx: Database,
  { importId, line }: Place,
  { action, reason, userId, isDone }: Adopted,
  now: Date,
): Promise<void> {
  await tx.query(sql`
    update import_lines set action = ${action}, reason = ${reason}, user_id = coalesce(${userId}, user_id),
      result = ${isDone ? 'done' : 'planned'}, done_at = ${isDone ? now : null}::timestamptz
    where import_id = ${importId} and line = ${line}`)
}
