// Stripe waits up to hours between attempts; a demo can't.
const FIRST_DELAYS_SECONDS = [1, 3, 10, 30]
const LATER_DELAY_SECONDS = 60
const GIVE_UP_AFTER_SECONDS = 3 * 24 * 3600

/** Seconds until the next attempt, or `null` after three days. */
export function retryDelay(failedAttempts: number, ageSeconds: number): number | null {
  if (ageSeconds > GIVE_UP_AFTER_SECONDS) return null
  return FIRST_DELAYS_SECONDS[failedAttempts - 1] ?? LATER_DELAY_SECONDS
}
