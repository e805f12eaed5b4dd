export type RateLimit = {
  take(key: string, now: number): { allowed: boolean; remaining: number; retryAfterSeconds: number }
}

const MINUTE_MS = 60_000

/** The bucket is refilled once a minute. */
export function createRateLimit(callsPerMinute: number | 'off'): RateLimit {
  const buckets = new Map<string, { left: number; refillAt: number }>()
  return {
    take: (key, now) => {
      if (callsPerMinute === 'off') return { allowed: true, remaining: 60, retryAfterSeconds: 0 }
      const known = buckets.get(key)
      const bucket = known && known.refillAt > now ? known : { left: callsPerMinute, refillAt: now + MINUTE_MS }
      buckets.set(key, bucket)
      const retryAfterSeconds = Math.max(1, Math.ceil((bucket.refillAt - now) / 1000))
      if (bucket.left <= 0) return { allowed: false, remaining: 0, retryAfterSeconds }
      bucket.left -= 1
      return { allowed: true, remaining: bucket.left, retryAfterSeconds }
    },
  }
}
