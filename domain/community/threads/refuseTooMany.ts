import { DAY_SECONDS } from '#contracts/shared/dayMs.ts'
import { type Database, row, sql } from '#database/sql.ts'
import { AppError } from '#domain/platform/AppError.ts'

const HOUR = 3_600_000
const PER_HOUR = 20
const IN_ALL = 500

/**
 * Counts the message that was just added. Ends loops between two machines, too: the mail server tries again later.
 * @throws AppError `too_many_requests`.
 */
export async function refuseTooMany(tx: Database, threadId: number, now: Date): Promise<void> {
  const written = await row(
    tx,
    sql<{ lately: number; ever: number }>`
      select coalesce(count(*) filter (where created_at > ${new Date(now.getTime() - HOUR)}), 0) as lately, coalesce(count(*), 0) as ever
      from thread_messages where thread_id = ${threadId} and (kind = 'theirs' or message_id is not null)`,
  )
  if (!written) return
  if (written.ever > IN_ALL) throw new AppError('too_many_requests', { retryAfterSeconds: DAY_SECONDS })
  if (written.lately > PER_HOUR) throw new AppError('too_many_requests', { retryAfterSeconds: HOUR / 1000 })
}
