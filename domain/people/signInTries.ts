import { createHash } from 'node:crypto'
import { type Database, row, sql } from '#database/sql.ts'
import type { Req } from '../Req.ts'
import { ShopError } from '../ShopError.ts'
import { delayAfter, LONGEST_STREAK } from './delayAfter.ts'

const HOUR = 60 * 60 * 1000
const FAILURES_PER_HOUR = 30
/** Seconds to wait after 0, 1, 2 … failures. */
const DELAYS = Array.from({ length: LONGEST_STREAK + 1 }, (_, failures) => delayAfter(failures))

/** What is tried, and from where. */
type Place = {
  name: string
  address: string
  /** Counted over all addresses as well, so many an hour. */
  everywhere?: boolean
}

/**
 * Looks at a try, unless it comes too soon. It counts as a failure before it is looked at, in one statement for each
 * limit, so that tries of one moment see each other in all processes; a good one is taken back. Delays instead of a
 * lock-out: they hold for one account from one address, so nobody can lock a stranger out.
 *
 * @param look null says that it was wrong.
 * @throws ShopError `too_many_requests` with the seconds to wait.
 */
export async function takeTry<Result>(
  req: Req,
  place: Place,
  look: () => Promise<Result | null>,
): Promise<Result | null> {
  const hourly = [addressKey(place), ...(place.everywhere ? [nameKey(place)] : [])]
  const pair = pairKey(place)
  const taken: string[] = []
  let result: Result | null
  try {
    for (const key of hourly) {
      await takeInHour(req, key)
      taken.push(key)
    }
    await takeInStreak(req, pair)
    taken.push(pair)
    result = await look()
  } catch (error) {
    // What was not looked at to its end was no failure.
    await giveBack(req.pool, taken)
    throw error
  }
  if (result === null) return null
  await giveBack(req.pool, hourly)
  await req.pool.query(sql`delete from sign_in_tries where key = ${pair}`)
  return result
}

async function takeInStreak(req: Req, key: string): Promise<void> {
  const delay = sql`(${DELAYS}::int[])[least(t.failures, ${LONGEST_STREAK}::int) + 1]`
  const taken = await row(
    req.pool,
    sql`
      insert into sign_in_tries as t (key, failures, first_at, last_at) values (${key}, 1, ${req.now}, ${req.now})
      on conflict (key) do update set failures = t.failures + 1, last_at = greatest(t.last_at, excluded.last_at)
      where ${delay} = 0 or t.last_at + make_interval(secs => ${delay}) <= excluded.last_at
      returning 1`,
  )
  if (taken) return
  const streak = await row<{ failures: number; lastAt: Date }>(
    req.pool,
    sql`select failures, last_at as "lastAt" from sign_in_tries where key = ${key}`,
  )
  refuseUntil(req, streak ? streak.lastAt.getTime() + delayAfter(streak.failures) * 1000 : 0)
}

async function takeInHour(req: Req, key: string): Promise<void> {
  const anHourAgo = new Date(req.now.getTime() - HOUR)
  const taken = await row(
    req.pool,
    sql`
      insert into sign_in_tries as t (key, failures, first_at, last_at) values (${key}, 1, ${req.now}, ${req.now})
      on conflict (key) do update set
        failures = case when t.first_at < ${anHourAgo} then 1 else t.failures + 1 end,
        first_at = case when t.first_at < ${anHourAgo} then excluded.first_at else t.first_at end,
        last_at = excluded.last_at
      where t.failures <= ${FAILURES_PER_HOUR} or t.first_at < ${anHourAgo}
      returning 1`,
  )
  if (taken) return
  const hour = await row<{ firstAt: Date }>(
    req.pool,
    sql`select first_at as "firstAt" from sign_in_tries where key = ${key}`,
  )
  refuseUntil(req, hour ? hour.firstAt.getTime() + HOUR : 0)
}

async function giveBack(database: Database, keys: string[]): Promise<void> {
  await database.query(sql`update sign_in_tries set failures = greatest(failures - 1, 0) where key = any(${keys})`)
}

function refuseUntil(req: Req, until: number): never {
  const seconds = Math.max(1, Math.ceil((until - req.now.getTime()) / 1000))
  throw new ShopError('too_many_requests', { retryAfterSeconds: seconds })
}

// Hashed: a table of who failed to sign in from where is nobody's business.
const pairKey = ({ name, address }: Place) => hash(`pair ${address} ${name}`)
const addressKey = ({ address }: Place) => hash(`address ${address}`)
const nameKey = ({ name }: Place) => hash(`name ${name}`)
const hash = (text: string) => createHash('sha256').update(text).digest('hex')
