import { API_KEY_CALLS } from '#contracts/people/apiKeys.ts'
import { count, limiterOf } from '#domain/platform/limiterOf.ts'
import type { HttpReq } from '#endpoints/authorize.ts'
import type { Endpoint, RateLimit } from '#endpoints/implement.ts'
import { networkOf, wideNetworkOf } from './networkOf.ts'

/** An IPv6 /48 may make this many times the calls of one network. */
const WIDE_FACTOR = 4

/** What one API key may call in all. @throws AppError `too_many_requests`. */
export async function rateLimitKey({ pool, user }: HttpReq): Promise<void> {
  if (user?.apiKey) await count(limiterOf(pool, { name: 'api key', ...API_KEY_CALLS }), String(user.apiKey.id))
}

/** @throws AppError `too_many_requests`. */
export async function rateLimit(req: HttpReq, endpoint: Endpoint, { calls, seconds }: RateLimit): Promise<void> {
  const name = `${endpoint.method} ${endpoint.path}`
  for (const { key, factor } of keysOf(req, endpoint))
    await count(limiterOf(req.pool, { name, calls: calls * factor, seconds }), key)
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
