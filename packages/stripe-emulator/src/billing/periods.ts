import type { Recurring } from '../state/objects.ts'

export const DAY_SECONDS = 24 * 3600

/** The first time after `after` at whole intervals from the anchor. */
export function nextBoundary(anchor: number, recurring: Recurring, after: number): number {
  let count = 0
  let boundary = anchor
  while (boundary <= after) {
    count += 1
    boundary = addIntervals(anchor, recurring, count)
  }
  return boundary
}

function addIntervals(anchor: number, { interval, interval_count: each }: Recurring, count: number): number {
  const total = each * count
  if (interval === 'day') return anchor + total * DAY_SECONDS
  if (interval === 'week') return anchor + total * 7 * DAY_SECONDS
  return addMonths(anchor, interval === 'year' ? total * 12 : total)
}

// Keeps the anchor's day where the month has it: 31 January, 28 February, 31 March.
export function addMonths(anchor: number, months: number): number {
  const date = new Date(anchor * 1000)
  const [year, month] = [date.getUTCFullYear(), date.getUTCMonth() + months]
  const lastDay = new Date(Date.UTC(year, month + 1, 0)).getUTCDate()
  const day = Math.min(date.getUTCDate(), lastDay)
  const time = [date.getUTCHours(), date.getUTCMinutes(), date.getUTCSeconds()] as const
  return Date.UTC(year, month, day, ...time) / 1000
}
