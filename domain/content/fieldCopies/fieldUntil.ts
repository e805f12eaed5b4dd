import { DAY_MS } from '#contracts/shared/dayMs.ts'
import type { Actor } from '#domain/platform/Actor.ts'

type Member = Pick<Actor, 'isEmployee' | 'isSubscriber' | 'complimentaryUntil'> & {
  subscription: Pick<NonNullable<Actor['subscription']>, 'status' | 'currentPeriodEnd' | 'suspendedFor'> | null
}

const EMPLOYEE_DAYS = 30

/** When a copy on a device expires: at the end of the paid period. Null for people who can’t save any. */
export function fieldUntil({ isEmployee, isSubscriber, complimentaryUntil, subscription }: Member, now: Date) {
  if (isEmployee) return new Date(now.getTime() + EMPLOYEE_DAYS * DAY_MS)
  if (!isSubscriber) return null
  const ends = [complimentaryUntil, paidUntil(subscription)].map((end) => end?.getTime() ?? 0)
  // In the grace period nothing is paid; the copy is renewed day by day.
  return new Date(Math.max(...ends.filter((end) => end > now.getTime()), now.getTime() + DAY_MS))
}

function paidUntil(subscription: Member['subscription']): Date | null {
  const isRunning = subscription?.status === 'active' || subscription?.status === 'trialing'
  return isRunning && !subscription.suspendedFor ? subscription.currentPeriodEnd : null
}
