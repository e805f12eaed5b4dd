import { DAY_MS } from '#contracts/shared/dayMs.ts'

/** Mondays at 14:00 UTC: the morning of the United States. */
const HOUR = 14

/** The latest week whose digest is due: the seven days before its moment. */
export function digestWeek(now: Date): { week: string; from: Date; to: Date } {
  const daysSinceMonday = (now.getUTCDay() + 6) % 7
  const monday = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate() - daysSinceMonday, HOUR)
  const to = new Date(monday <= now.getTime() ? monday : monday - 7 * DAY_MS)
  return { week: to.toISOString().slice(0, 10), from: new Date(to.getTime() - 7 * DAY_MS), to }
}
