import { returnsRow, row, sql, statement } from '#database/sql.ts'
import type { Req } from '#domain/platform/Req.ts'
import { delayAfter, LONGEST_STREAK } from '../delayAfter.ts'
import { refuseUntil } from './refuseUntil.ts'

const DELAYS = Array.from({ length: LONGEST_STREAK + 1 }, (_, failures) => delayAfter(failures))

/** After the fifth failure in a row, each attempt must wait. @throws AppError `too_many_requests`. */
export async function countStreakFailure(req: Req, key: string): Promise<void> {
  const taken = await returnsRow(
    req.pool,
    statement`
      insert into sign_in_tries as t (key, failures, first_at, last_at) values (${key}, 1, ${req.now}, ${req.now})
      on conflict (key) do update set failures = t.failures + 1, last_at = greatest(t.last_at, excluded.last_at)
      where (${DELAYS}::int[])[least(t.failures, ${LONGEST_STREAK}::int) + 1] = 0
        or t.last_at + make_interval(secs => (${DELAYS}::int[])[least(t.failures, ${LONGEST_STREAK}::int) + 1]) <= excluded.last_at
      returning 1`,
  )
  if (taken) return
  const streak = await row(
    req.pool,
    sql<{ failures: number; lastAt: Date }>`select failures, last_at as "lastAt" from sign_in_tries where key = ${key}`,
  )
  refuseUntil(req, streak ? new Date(streak.lastAt.getTime() + delayAfter(streak.failures) * 1000) : req.now)
}

export async function resetStreak(req: Req, key: string): Promise<void> {
  await req.pool.query(sql`delete from sign_in_tries where key = ${key}`)
}
