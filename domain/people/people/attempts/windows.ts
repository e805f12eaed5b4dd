import { type Database, returnsRow, row, sql, statement } from '#database/sql.ts'
import type { Req } from '#domain/platform/Req.ts'
import { refuseUntil } from './refuseUntil.ts'

type Window = {
  key: string
  limit: number
  seconds: number
}

/** @returns null when counted, else the end of the window. */
export async function countInWindow(req: Req, { key, limit, seconds }: Window): Promise<Date | null> {
  const begun = new Date(req.now.getTime() - seconds * 1000)
  const counted = await returnsRow(
    req.pool,
    statement`
      insert into sign_in_tries as t (key, failures, first_at, last_at) values (${key}, 1, ${req.now}, ${req.now})
      on conflict (key) do update set
        failures = case when t.first_at < ${begun} then 1 else t.failures + 1 end,
        first_at = case when t.first_at < ${begun} then excluded.first_at else t.first_at end,
        last_at = excluded.last_at
      where t.failures <= ${limit} or t.first_at < ${begun}
      returning 1`,
  )
  if (counted) return null
  const window = await row(
    req.pool,
    sql<{ firstAt: Date }>`select first_at as "firstAt" from sign_in_tries where key = ${key}`,
  )
  return new Date((window?.firstAt.getTime() ?? req.now.getTime()) + seconds * 1000)
}

export async function enforceWindow(req: Req, window: Window): Promise<void> {
  const until = await countInWindow(req, window)
  if (until) refuseUntil(req, until)
}

export async function failuresInWindow(req: Req, { key, seconds }: Omit<Window, 'limit'>): Promise<number> {
  const begun = new Date(req.now.getTime() - seconds * 1000)
  const window = await row(
    req.pool,
    sql<{ failures: number }>`select failures from sign_in_tries where key = ${key} and first_at >= ${begun}`,
  )
  return window?.failures ?? 0
}

export async function uncountFailures(database: Database, keys: string[]): Promise<void> {
  await database.query(sql`update sign_in_tries set failures = greatest(failures - 1, 0) where key = any(${keys})`)
}
