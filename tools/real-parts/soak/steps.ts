const HOUR = 3_600
const HALF_DAY = 12 * HOUR
const WEEK = 7 * 24 * HOUR

/** Around the days on which clocks change in the US and in the EU, and the ends of months beside them. */
const CLOSELY = [
  ['02-25', '04-05'],
  ['10-20', '11-15'],
]

/** A year has passed then, so that annual memberships renew and what is kept for a year is deleted. */
const END = '12-12'

/** @returns the seconds of the next step, in weeks, or half a day around changes of the clock; null at the end of next year. */
export function nextStep(now: number, year: number): number | null {
  const at = (day = '') => Date.parse(`${year}-${day}T00:00:00Z`)
  if (now >= at(END)) return null
  for (const [from, to] of CLOSELY) {
    if (now >= at(from) && now < at(to)) return HALF_DAY
    // As many half days as fit, so that the hours of the day stay the same.
    if (now < at(from) && now + WEEK * 1_000 > at(from))
      return Math.ceil((at(from) - now) / 1_000 / HALF_DAY) * HALF_DAY
  }
  return WEEK
}
