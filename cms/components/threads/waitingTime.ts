import { DAY_MS } from '../../../contracts/shared/dayMs.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE

/** “2 days”, in the largest whole unit. */
export function waitingTime(since: Date, now: Date): string {
  const ms = Math.max(0, now.getTime() - since.getTime())
  if (ms < HOUR) return count(Math.floor(ms / MINUTE), 'minute')
  return ms < 2 * DAY_MS ? count(Math.floor(ms / HOUR), 'hour') : count(Math.floor(ms / DAY_MS), 'day')
}

const count = (number: number, unit: string): string => `${number} ${unit}${number === 1 ? '' : 's'}`
