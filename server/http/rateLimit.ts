import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import type { Pool } from 'pg'
import { API_KEY_CALLS } from '#contracts/apiKeys.ts'
import { statement } from '#database/sql.ts'
import { ShopError } from '#domain/ShopError.ts'
import type { DeferredRateLimit } from '#domain/DeferredRateLimit.ts'
import type { HttpReq } from '#endpoints/authorize.ts'
import type { Endpoint, RateLimit } from '#endpoints/implement.ts'
import { networkOf, wideNetworkOf } from './networkOf.ts'

const limiters = new WeakMap<Endpoint, { own: RateLimiterPostgres; wide: RateLimiterPostgres }>()
/** An IPv6 /48 may make this many times the calls of one network. */
const WIDE_FACTOR = 4
const isWide = (key: string): boolean => key.endsWith('::/48')
const prefixOf = ({ method, path }: Endpoint): string => `${method} ${path}`

const keyLimiters = new WeakMap<Pool, RateLimiterPostgres>()

/** What one API key may call in all. @throws ShopError `too_many_requests`. */
export async function rateLimitKey({ pool, user }: HttpReq): Promise<void> {
  if (!user?.apiKey) return
  const { calls, seconds } = API_KEY_CALLS
  const limiter =
    keyLimiters.get(pool) ??
    new RateLimiterPostgres({ ...storedIn(pool), keyPrefix: 'api key', points: calls, duration: seconds })
  keyLimiters.set(pool, limiter)
  await consume(limiter, String(user.apiKey.id))
}

async function consume(limiter: RateLimiterPostgres, key: string): Promise<void> {
  try {
    await limiter.consume(key)
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) throw refusal
    throw refuse(refusal.msBeforeNext)
  }
}

const storedIn = (pool: Pool) => ({
  storeClient: pool,
  storeType: 'pool',
  tableName: 'rate_limits',
  tableCreated: true,
  clearExpiredByTimeout: false,
})

/** Counted in PostgreSQL, across all processes. @throws ShopError `too_many_requests`. */
export async function rateLimit(req: HttpReq, endpoint: Endpoint, limit: RateLimit): Promise<void> {
  let pair = limiters.get(endpoint)
  if (!pair) {
    const options = { ...storedIn(req.pool), keyPrefix: prefixOf(endpoint), duration: limit.seconds }
    pair = {
      own: new RateLimiterPostgres({ ...options, points: limit.calls }),
      wide: new RateLimiterPostgres({ ...options, points: limit.calls * WIDE_FACTOR }),
    }
    limiters.set(endpoint, pair)
  }
  for (const key of keysOf(req, endpoint)) await consume(isWide(key) ? pair.wide : pair.own, key)
}

/**
 * Counts inside the statement that begins the work, which saves a round trip. That statement does not wait for the disk, so
 * it must not be in a transaction that stores anything.
 */
export function deferredRateLimit(req: HttpReq, endpoint: Endpoint, { calls, seconds }: RateLimit): DeferredRateLimit {
  const now = Date.now()
  const keys = keysOf(req, endpoint).map((key) => `${prefixOf(endpoint)}:${key}`)
  return {
    statement: statement`
      insert into rate_limits as counted (key, points, expire)
      select unnest(${keys}::text[]), 1, ${now + seconds * 1000}::bigint
      where set_config('synchronous_commit', 'off', true) = 'off'
      on conflict (key) do update set
        points = case when counted.expire <= ${now}::bigint then 1 else counted.points + 1 end,
        expire = case when counted.expire <= ${now}::bigint then excluded.expire else counted.expire end
      returning points, expire, case when key like '%::/48' then ${calls * WIDE_FACTOR}::int else ${calls}::int end as limit`,
    check: (spent) => {
      for (const { points, expire, limit } of spent) if (points > limit) throw refuse(expire - now)
    },
  }
}

function keysOf(req: HttpReq, endpoint: Endpoint): string[] {
  const networks = new Set([networkOf(req.web.address), wideNetworkOf(req.web.address)])
  const addresses = [...networks].map((network) => `address ${network}`)
  const user = req.user ? [`user ${req.user.id}`] : []
  // Accounts are free: on public endpoints a new one must not reset the limit.
  return endpoint.access === 'everyone' || user.length === 0 ? [...addresses, ...user] : user
}

const refuse = (waitMs: number) => new ShopError('too_many_requests', { retryAfterSeconds: Math.ceil(waitMs / 1000) })
