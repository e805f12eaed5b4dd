import { createHash } from 'node:crypto'
import { row, sql } from '#database/sql.ts'
import type { Req } from '../Req.ts'
import { ShopError } from '../ShopError.ts'
import { delayAfter } from './delayAfter.ts'

const HOUR = 60 * 60 * 1000
const FAILURES_PER_HOUR = 30

/**
 * Delays instead of a lock-out: they hold for one account from one address, so nobody can lock a stranger out.
 * Counted in PostgreSQL, so that every process counts as one.
 */
export async function refuseTooManyTries(req: Req, email: string, address: string): Promise<void> {
  const pair = await row<{ failures: number; lastAt: Date }>(
    req.pool,
    sql`select failures, last_at as "lastAt" from sign_in_tries where key = ${pairKey(email, address)}`,
  )
  if (pair) waitUntil(req, pair.lastAt.getTime() + delayAfter(pair.failures) * 1000)

  const all = await row<{ failures: number; firstAt: Date }>(
    req.pool,
    sql`select failures, first_at as "firstAt" from sign_in_tries where key = ${addressKey(address)}`,
  )
  if (all && all.failures > FAILURES_PER_HOUR) waitUntil(req, all.firstAt.getTime() + HOUR)
}

export async function noteFailure(req: Req, email: string, address: string): Promise<void> {
  const anHourAgo = new Date(req.now.getTime() - HOUR)
  await req.pool.query(sql`
    insert into sign_in_tries as t (key, failures, first_at, last_at)
    values (${pairKey(email, address)}, 1, ${req.now}, ${req.now})
    on conflict (key) do update set failures = t.failures + 1, last_at = excluded.last_at`)
  await req.pool.query(sql`
    insert into sign_in_tries as t (key, failures, first_at, last_at)
    values (${addressKey(address)}, 1, ${req.now}, ${req.now})
    on conflict (key) do update set
      failures = case when t.first_at < ${anHourAgo} then 1 else t.failures + 1 end,
      first_at = case when t.first_at < ${anHourAgo} then excluded.first_at else t.first_at end,
      last_at = excluded.last_at`)
}

export async function forgetFailures(req: Req, email: string, address: string): Promise<void> {
  await req.pool.query(sql`delete from sign_in_tries where key = ${pairKey(email, address)}`)
}

function waitUntil(req: Req, until: number): void {
  const seconds = Math.ceil((until - req.now.getTime()) / 1000)
  if (seconds > 0) throw new ShopError('too_many_requests', { retryAfterSeconds: seconds })
}

// Hashed: a table of who failed to sign in from where is nobody's business.
const pairKey = (email: string, address: string) => hash(`pair ${address} ${email}`)
const addressKey = (address: string) => hash(`address ${address}`)
const hash = (text: string) => createHash('sha256').update(text).digest('hex')
