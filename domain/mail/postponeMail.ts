import type { Pool } from 'pg'
import { inTransaction } from '#database/inTransaction.ts'
import { row, sql } from '#database/sql.ts'
import { addJob } from '../addJob.ts'

const MINUTE = 60_000

/**
 * Gives one of many emails its turn, so that no more than `perMinute` are sent, by all processes together. Turns are
 * counted by the database's clock, because the job queue uses it.
 *
 * @returns false for an email whose turn is now; others come back when it is.
 */
export function postponeMail(pool: Pool, mailId: number, perMinute: number): Promise<boolean> {
  const gap = MINUTE / perMinute
  return inTransaction(pool, async (tx) => {
    const turn = await row(
      tx,
      sql<{ at: Date | null; isNow: boolean | null }>`
        insert into mail_pace (next_at) values (now() + ${gap}::float8 * interval '1 millisecond')
        on conflict (is_only) do update
          set next_at = greatest(mail_pace.next_at, now()) + ${gap}::float8 * interval '1 millisecond'
        returning next_at - ${gap}::float8 * interval '1 millisecond' as at,
          next_at - ${gap}::float8 * interval '1 millisecond' <= now() as "isNow"`,
    )
    if (!turn?.at || turn.isNow) return false
    await addJob(
      tx,
      'sendMail',
      { mailId, isPaced: true },
      { key: `mail:${mailId}`, runAt: turn.at, priority: BULK_PRIORITY },
    )
    return true
  })
}

/** Behind the emails that somebody is waiting for. */
export const BULK_PRIORITY = 10
