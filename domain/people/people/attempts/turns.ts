import { returnsRow, row, sql, statement } from '#database/sql.ts'
import type { Req } from '#domain/platform/Req.ts'
import { refuseUntil } from './refuseUntil.ts'

const MINUTES_BETWEEN_TURNS = 2
const LONGEST_WAIT_HOURS = 12

/**
 * Networks try an account one at a time, every two minutes. Without a turn, a network gets the next free one, at most 12
 * hours later. @param place this network's place in the line; consumed by the attempt.
 * @throws AppError `too_many_requests` with the seconds until the turn.
 */
export async function takeTurn(req: Req, line: string, place: string): Promise<void> {
  const used = await returnsRow(
    req.pool,
    statement`delete from sign_in_tries where key = ${place} and last_at <= ${req.now} returning 1`,
  )
  if (used) return
  const latest = new Date(req.now.getTime() + LONGEST_WAIT_HOURS * 3_600_000)
  const turn = await row(
    req.pool,
    sql<{ at: Date | null }>`
      with next_turn as (
        insert into sign_in_tries as t (key, failures, first_at, last_at)
        select ${line}, 0, ${req.now}, ${req.now}::timestamptz + make_interval(mins => ${MINUTES_BETWEEN_TURNS}::int)
        where not exists (select 1 from sign_in_tries where key = ${place})
        on conflict (key) do update set last_at = least(greatest(t.last_at, excluded.first_at) + make_interval(mins => ${MINUTES_BETWEEN_TURNS}::int), ${latest})
        returning last_at
      ), given as (
        insert into sign_in_tries (key, failures, first_at, last_at) select ${place}, 0, ${req.now}, last_at from next_turn
        on conflict (key) do nothing returning last_at
      )
      select last_at as at from given union all select last_at from sign_in_tries where key = ${place}`,
  )
  refuseUntil(req, turn?.at ?? req.now)
}
