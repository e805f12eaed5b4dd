import { type Database, rows, sql } from '#database/sql.ts'
import type { Req } from '#domain/platform/Req.ts'
import { originOf } from '#domain/platform/Origin.ts'
import { hashKey } from './keys.ts'
import { refuseUntil } from './refuseUntil.ts'

const SECONDS = 600
const PER_ACCOUNT = 300
const PER_NETWORK = 600

type Counted = { key: string; points: number; expire: number | null }

/**
 * Counts before the check, which costs CPU time.
 * @returns the keys to give back when the password is wrong. @throws AppError `too_many_requests`.
 */
export async function countSignIn(req: Req, email: string, isKnownDevice: boolean): Promise<string[]> {
  const now = req.now.getTime()
  const { network } = originOf(req)
  const keys = [`sign-in:account ${hashKey(email)}`, ...(isKnownDevice ? [] : [`sign-in:network ${network}`])]
  const counted = await rows(
    req.pool,
    sql<Counted>`
      insert into rate_limits as counted (key, points, expire)
      select unnest(${keys}::text[]), 1, ${now + SECONDS * 1000}::bigint
      on conflict (key) do update set
        points = case when counted.expire <= ${now}::bigint then 1 else counted.points + 1 end,
        expire = case when counted.expire <= ${now}::bigint then excluded.expire else counted.expire end
      returning key, points, expire`,
  )
  const over = counted.find(({ key, points }) => points > (key.includes(':network ') ? PER_NETWORK : PER_ACCOUNT))
  if (!over) return keys
  await uncountSignIn(req.pool, keys)
  refuseUntil(req, new Date(Number(over.expire)))
}

export async function uncountSignIn(database: Database, keys: string[]): Promise<void> {
  await database.query(sql`update rate_limits set points = greatest(points - 1, 0) where key = any(${keys})`)
}
