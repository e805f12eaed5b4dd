import type { Pool } from 'pg'
import { inTransaction } from '#database/inTransaction.ts'
import { type Database, returnsRow, row, sql, statement } from '#database/sql.ts'
import { addJob, type Jobs } from '../addJob.ts'

const MINUTE = 60_000
/** A worker may be busy, but what waited out a stop of the site doesn’t leave all at once. */
const LATEST_SECONDS = 10

type Attempt = { mailId: number; turn: Jobs['sendMail']['turn'] | undefined; attempt: number }

/**
 * Gives each attempt at one of many emails its turn, so that no more than `perMinute` leave, from all processes together.
 * Turns are counted by the database's clock, because the job queue uses it.
 *
 * @returns false for an email whose turn is now; others come back when it is.
 */
export async function postponeMail(
  pool: Pool,
  { mailId, turn, attempt }: Attempt,
  perMinute: number,
): Promise<boolean> {
  if (turn?.attempt === attempt && (await isOnTime(pool, turn.at))) return false
  const gap = MINUTE / perMinute
  return inTransaction(pool, async (tx) => {
    const next = await row(
      tx,
      sql<{ at: Date | null; isNow: boolean | null }>`
        insert into mail_pace (next_at) values (now() + ${gap}::float8 * interval '1 millisecond')
        on conflict (is_only) do update
          set next_at = greatest(mail_pace.next_at, now()) + ${gap}::float8 * interval '1 millisecond'
        returning next_at - ${gap}::float8 * interval '1 millisecond' as at,
          next_at - ${gap}::float8 * interval '1 millisecond' <= now() as "isNow"`,
    )
    if (!next?.at || next.isNow) return false
    const key = `mail:${mailId}`
    const payload = { mailId, turn: { at: next.at.toISOString(), attempt } }
    await addJob(tx, 'sendMail', payload, { key, runAt: next.at, priority: BULK_PRIORITY })
    // Waiting is no attempt, and a new job doesn’t forget the failed ones: it would be tried forever.
    await tx.query(
      statement`select graphile_worker.reschedule_jobs(array_agg(id), attempts => ${attempt - 1}::int)
        from graphile_worker.jobs where key = ${key}`,
    )
    return true
  })
}

const isOnTime = (database: Database, at: string): Promise<boolean> =>
  returnsRow(
    database,
    statement`select 1 where now() < ${at}::timestamptz + ${LATEST_SECONDS}::float8 * interval '1 second'`,
  )

/** Behind the emails that somebody is waiting for. */
export const BULK_PRIORITY = 10
