import { DAY_MS } from '#contracts/shared/dayMs.ts'
import type { Plan } from '#contracts/people/people.ts'

/** Between 45 and 15 days before an annual renewal, as California asks, with time to try again. */
const NOTICE_DAYS = 30

type Facts = { plan: Plan; startedAt: Date | null; currentPeriodEnd: Date | null }

/**
 * The year of a membership that ends within a month: 1 for the first. An annual one ends with its paid period, a monthly
 * one counts from its start. @returns null when none ends soon.
 */
export function endingYear({ plan, startedAt, currentPeriodEnd }: Facts, now: Date): number | null {
  if (!startedAt) return null
  const from = new Date(now.getTime() + NOTICE_DAYS * DAY_MS)
  if (plan === 'monthly') {
    const years = yearsBetween(startedAt, from)
    return years > yearsBetween(startedAt, now) ? years : null
  }
  const isSoon = currentPeriodEnd && currentPeriodEnd > now && currentPeriodEnd <= from
  if (!isSoon) return null
  // A free trial makes the first period end some days after the anniversary.
  return Math.max(1, yearsBetween(startedAt, new Date(currentPeriodEnd.getTime() + DAY_MS)))
}

/** Whole years, counted by the calendar. */
function yearsBetween(start: Date, end: Date): number {
  const years = end.getUTCFullYear() - start.getUTCFullYear()
  const anniversary = new Date(start)
  anniversary.setUTCFullYear(start.getUTCFullYear() + years)
  return anniversary > end ? years - 1 : years
}
