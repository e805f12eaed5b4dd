import { msg } from '../shared/msg.ts'
/** The days of the site: a gift card is emailed on the day its buyer chose, there. */
export const SITE_TIME_ZONE = 'America/Chicago'

/** Hour of the site's day at which gift cards for a later day are emailed. */
export const SEND_HOUR = 8

const dayThere = new Intl.DateTimeFormat('en-CA', {
  timeZone: SITE_TIME_ZONE,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
})

/** `2026-11-25`, on the site's calendar. */
export const siteDay = (now: Date): string => dayThere.format(now)

/** The same day next year; March 1 for February 29. */
export function lastSendDay(now: Date): string {
  const [year = 0, month = 1, day = 1] = siteDay(now).split('-').map(Number)
  return new Date(Date.UTC(year + 1, month - 1, day)).toISOString().slice(0, 10)
}

/** @param day a date such as `2026-12-24`. @returns the problem, as a message for its field. */
export function sendDayProblem(day: string, now: Date): string | null {
  if (day < siteDay(now)) return msg('Please choose today or a later day')
  return day > lastSendDay(now) ? msg('Please choose a day within one year') : null
}
