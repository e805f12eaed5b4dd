import { type Database, returnsRow, rows, sql, statement } from '#database/sql.ts'
import type { Req } from '#domain/platform/Req.ts'
import type { MovingImport } from './MovingImport.ts'
import { NOT_UNDONE, tryLine } from './tryLine.ts'

const BATCH = 100

type DoneLine = {
  line: number
  action: string
  userId: number | null
  previousUntil: Date | null
  doneAt: Date | null
}

/** Removes what was made, and keeps what somebody has changed or used since. */
export async function undoMembers(
  tx: Database,
  { id, complimentaryUntil }: MovingImport,
  { log, now }: Req,
): Promise<boolean> {
  const lines = await rows(
    tx,
    sql<DoneLine>`
      select line, action, user_id as "userId", previous_until as "previousUntil", done_at as "doneAt" from import_lines
      where import_id = ${id} and action in ('create', 'update') and result = 'done' order by line limit ${BATCH}`,
  )
  for (const done of lines) {
    const isGone = await tryLine(tx, { log, importId: id, line: done.line }, async () =>
      done.action === 'create'
        ? // Deleted by its owner, who deleted the import's line with it; or by an employee.
          done.userId === null || removeUntouchedAccount(tx, done.userId, done.doneAt)
        : takeBack(tx, done, complimentaryUntil, now),
    )
    await tx.query(sql`
      update import_lines set result = ${isGone ? 'undone' : 'kept'},
        reason = case when ${isGone === true} then reason else ${isGone === null ? NOT_UNDONE : keptReason(done)} end
      where import_id = ${id} and line = ${done.line}`)
  }
  return lines.length === BATCH
}

const keptReason = ({ action }: DoneLine): string =>
  action === 'create' ? 'Kept: the account was used or changed since.' : 'Kept: changed since.'

/** Nobody could sign in: there is no password, no provider, and the address was never confirmed. */
export async function removeUntouchedAccount(tx: Database, userId: number, doneAt: Date | null): Promise<boolean> {
  const isUntouched = await returnsRow(
    tx,
    statement`
      select 1 from users u
      where id = ${userId} and updated_at = ${doneAt} and hash is null and email_verified_at is null and role is null
        and closed_at is null and card_customer_id is null
        and not exists (select 1 from outside_identities o where o.user_id = u.id)
        and not exists (select 1 from subscriptions s where s.user_id = u.id)
        and not exists (select 1 from gift_memberships g where g.redeemed_by_id = u.id)
        and not exists (select 1 from orders o where o.user_id = u.id)
      for update`,
  )
  if (!isUntouched) return false
  await tx.query(sql`delete from mail_outbox where key = ${`import-invite:${userId}`}`)
  await tx.query(sql`delete from mailed_links where user_id = ${userId}`)
  await tx.query(sql`delete from users where id = ${userId}`)
  return true
}

const takeBack = (tx: Database, { userId, previousUntil }: DoneLine, given: Date | null, now: Date): Promise<boolean> =>
  returnsRow(
    tx,
    statement`
      update users set complimentary_until = ${previousUntil}, updated_at = ${now}
      where id = ${userId} and complimentary_until = ${given} returning 1`,
  )
