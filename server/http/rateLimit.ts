import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import { API_KEY_CALLS } from '#contracts/apiKeys.ts'
import { AppError } from '#domain/platform/AppError.ts'
import type { HttpReq } from '#endpoints/authorize.ts'
import type { Endpoint, RateLimit } from '#endpoints/implement.ts'
import { networkOf, wideNetworkOf } from './networkOf.ts'

/** An IPv6 /48 may make this many times the calls of one network. */
const WIDE_FACTOR = 4

/** What one API key may call in all. @throws AppError `too_many_requests`. */
export async function rateLimitKey(req: HttpReq): Promise<void> {
  if (req.user?.apiKey) await count(req, 'api key', String(req.user.apiKey.id), API_KEY_CALLS)
}

/** @throws AppError `too_many_requests`. */
export async function rateLimit(req: HttpReq, endpoint: Endpoint, limit: RateLimit): Promise<void> {
  const name = `${endpoint.method} ${endpoint.path}`
  for (const { key, factor } of keysOf(req, endpoint))
    await count(req, name, key, { calls: limit.calls * factor, seconds: limit.seconds })
}

/** Counted in PostgreSQL, across all processes. */
async function count({ pool }: HttpReq, keyPrefix: string, key: string, { calls, seconds }: RateLimit): Promise<void> {
  const limiter = new RateLimiterPostgres({
    storeClient: pool,
    storeType: 'pool',
    tableName: 'rate_limits',
    tableCreated: true,
    // Housekeeping does.
    clearExpiredByTimeout: false,
    keyPrefix,
    points: calls,
    duration: seconds,
  })
  try {
    await limiter.consume(key)
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) throw refusal
    throw new AppError('too_many_requests', { retryAfterSeconds: Math.ceil(refusal.msBeforeNext / 1000) })
  }
}

/** Accounts are free: on public endpoints a new one must not reset the limit. */
function keysOf({ web, user }: HttpReq, { access }: Endpoint): { key: string; factor: number }[] {
  const person = user ? [{ key: `user ${user.id}`, factor: 1 }] : []
  if (user && access !== 'everyone') return person
  const [network, wide] = [networkOf(web.address), wideNetworkOf(web.address)]
  return [
    { key: `address ${network}`, factor: 1 },
    ...(wide === network ? [] : [{ key: `address ${wide}`, factor: WIDE_FACTOR }]),
    ...person,
  ]
}
