import { pluralize } from './pluralize.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS

const UNITS = [
  [365 * DAY_MS, 'year'],
  [30 * DAY_MS, 'month'],
  [DAY_MS, 'day'],
  [HOUR_MS, 'hour'],
  [MINUTE_MS, 'minute'],
] as const

export function timeAgo(date: Date, now = Date.now()): string {
  const passedMs = now - date.getTime()
  for (const [unitMs, unit] of UNITS)
    if (passedMs >= unitMs) return `${pluralize(Math.floor(passedMs / unitMs), unit, `${unit}s`)} ago`
  return 'less than a minute ago'
}
