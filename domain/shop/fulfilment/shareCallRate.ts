import { type Database, returnsRow, row, sql, statement } from '#database/sql.ts'
import { KEPT_FOR_ORDERS, PACE, paceBy } from '#providers/spreadconnect/pace.ts'

/** No queue is longer. A later slot comes from a clock that was ahead, as of a database server before a failover. */
const LONGEST_WAIT = '10 minutes'

export function shareCallRate(database: Database): void {
  paceBy(
    () => reserveCallSlot(database),
    () => reserveSpareSlot(database),
  )
}

/** Uses the database's clock. The slot of a process that dies is lost. @returns milliseconds until the slot. */
export async function reserveCallSlot(database: Database): Promise<number> {
  const { msPerCall, burst } = PACE
  const behind = `${(burst - 1) * msPerCall} ms`
  const step = `${msPerCall} ms`
  const turn = await row(
    database,
    sql<{ waitMs: number | null }>`
      insert into call_pace as p (name, next_at)
      values ('print provider', clock_timestamp() - ${behind}::interval + ${step}::interval)
      on conflict (name) do update
      set next_at = greatest(least(p.next_at, clock_timestamp() + ${LONGEST_WAIT}::interval), clock_timestamp() - ${behind}::interval)
        + ${step}::interval
      returning extract(epoch from next_at - ${step}::interval - clock_timestamp()) * 1000 as "waitMs"`,
  )
  return Math.max(0, turn?.waitMs ?? msPerCall)
}

/** Only while more than half of the burst is free. */
async function reserveSpareSlot(database: Database): Promise<boolean> {
  const { msPerCall, burst } = PACE
  const behind = `${(burst - 1) * msPerCall} ms`
  const step = `${msPerCall} ms`
  const kept = `${KEPT_FOR_ORDERS * msPerCall} ms`
  return returnsRow(
    database,
    statement`
      insert into call_pace as p (name, next_at)
      values ('print provider', clock_timestamp() - ${behind}::interval + ${step}::interval)
      on conflict (name) do update
      set next_at = greatest(p.next_at, clock_timestamp() - ${behind}::interval) + ${step}::interval
      where p.next_at <= clock_timestamp() - ${kept}::interval
      returning 1`,
  )
}
