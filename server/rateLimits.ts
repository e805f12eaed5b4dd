import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import type { Req } from '#domain/Req.ts'
import { ShopError } from '#domain/ShopError.ts'
import type { Endpoint, Web } from '#endpoints/defineEndpoint.ts'
import { networkOf } from './networkOf.ts'

const limiters = new WeakMap<Endpoint, RateLimiterPostgres>()

/**
 * Spends one of the calls an endpoint allows a person or address; counted in PostgreSQL, for all processes together.
 *
 * @throws ShopError `too_many_requests`.
 */
export async function spendCall(
  req: Req & { web: Web },
  endpoint: Endpoint,
  limit: NonNullable<Endpoint['limit']>,
): Promise<void> {
  let limiter = limiters.get(endpoint)
  if (!limiter) {
    limiter = new RateLimiterPostgres({
      storeClient: req.pool,
      storeType: 'pool',
      tableName: 'rate_limits',
      tableCreated: true,
      clearExpiredByTimeout: false,
      keyPrefix: `${endpoint.method} ${endpoint.path}`,
      points: limit.calls,
      duration: limit.seconds,
    })
    limiters.set(endpoint, limiter)
  }
  const address = `address ${networkOf(req.web.address)}`
  const user = req.user ? [`user ${req.user.id}`] : []
  // An account is made in a moment: where none is needed, a new one gives no new calls.
  const keys = endpoint.who === 'everyone' || user.length === 0 ? [address, ...user] : user
  try {
    for (const key of keys) await limiter.consume(key)
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) throw refusal
    throw new ShopError('too_many_requests', { retryAfterSeconds: Math.ceil(refusal.msBeforeNext / 1000) })
  }
}
