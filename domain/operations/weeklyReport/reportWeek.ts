import { DAY_MS } from '#contracts/shared/dayMs.ts'
import { SEND_HOUR, SITE_TIME_ZONE } from '#contracts/membership/sendDay.ts'

export type ReportWeek = {
  /** The Monday on which it is sent, `2026-11-23`. */
  monday: string
  /** `2026-11-16` to `2026-11-22`. */
  days: { from: string; to: string }
  from: Date
  to: Date
  sendAt: Date
}

/** A site that was down on Monday still sends it until then. */
const LATEST_DAYS = 3

const clock = new Intl.DateTimeFormat('en-US', {
  timeZone: SITE_TIME_ZONE,
  hourCycle: 'h23',
  weekday: 'short',
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
  hour: 'numeric',
  minute: 'numeric',
  second: 'numeric',
})
const WEEKDAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']

/** The week before the latest Monday, in the site's time zone. Null before Monday's hour, and from Thursday on. */
export function reportWeek(now: Date): ReportWeek | null {
  const { weekday, year, month, day } = partsOf(now)
  const daysSince = WEEKDAYS.indexOf(weekday)
  const at = (days: number, hour = 0): Date => atSite(Date.UTC(year, month - 1, day - daysSince + days, hour))
  const sendAt = at(0, SEND_HOUR)
  if (now < sendAt || now >= at(LATEST_DAYS)) return null
  const monday = new Date(Date.UTC(year, month - 1, day - daysSince))
  return {
    monday: dayBefore(monday, 0),
    days: { from: dayBefore(monday, 7), to: dayBefore(monday, 1) },
    from: at(-7),
    to: at(0),
    sendAt,
  }
}

function partsOf(date: Date) {
  const parts = Object.fromEntries(clock.formatToParts(date).map(({ type, value }) => [type, value]))
  const number = (name: string): number => Number(parts[name])
  return {
    weekday: parts['weekday'] ?? '',
    year: number('year'),
    month: number('month'),
    day: number('day'),
    asUtc: Date.UTC(
      number('year'),
      number('month') - 1,
      number('day'),
      number('hour'),
      number('minute'),
      number('second'),
    ),
  }
}

/** @param wall what the site's clock shows, as if it were UTC. Twice, because the first guess can be across a change of the clock. */
function atSite(wall: number): Date {
  const offset = (time: number) => partsOf(new Date(time)).asUtc - time
  const guess = wall - offset(wall)
  return new Date(wall - offset(guess))
}

const dayBefore = (monday: Date, days: number): string =>
  new Date(monday.getTime() - days * DAY_MS).toISOString().slice(0, 10)
