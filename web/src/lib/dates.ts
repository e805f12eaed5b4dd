import { dateFormat } from './dateFormat.ts'
import { language } from './text.ts'

// English without Intl, see `formatNumber.ts`.

const MONTHS = [
  ...['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September', 'October'],
  ...['November', 'December'],
]

const translatedDay = dateFormat({ month: 'short', day: 'numeric', timeZone: 'UTC' })
const translatedDate = dateFormat({ dateStyle: 'medium', timeZone: 'UTC' })
const translatedLocalDay = dateFormat({ month: 'short', day: 'numeric' })
const translatedMoment = dateFormat({ dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' })
const translatedLocalMoment = dateFormat({ dateStyle: 'long', timeStyle: 'short' })

/** `Mar 4`, in UTC. */
export const dayOf = (date: Date): string =>
  language() === 'en' ? `${MONTHS[date.getUTCMonth()]?.slice(0, 3)} ${date.getUTCDate()}` : translatedDay.format(date)

/** `Mar 4, 2026`, in UTC. */
export const dateOf = (date: Date): string =>
  language() === 'en' ? `${dayOf(date)}, ${date.getUTCFullYear()}` : translatedDate.format(date)

/** `Mar 4`, in the visitor's zone. */
export const localDayOf = (date: Date): string =>
  language() === 'en' ? `${MONTHS[date.getMonth()]?.slice(0, 3)} ${date.getDate()}` : translatedLocalDay.format(date)

/**
 * `March 4, 2026 at 2:05 PM UTC`: the server does not know the reader's time zone. In German only its pages name UTC;
 * the browser shows `4. März 2026 um 15:05 Uhr`, as all other times.
 */
export function dateTimeOf(date: Date, isBrowser = true): string {
  if (language() !== 'en')
    return isBrowser ? `${translatedLocalMoment.format(date)} Uhr` : `${translatedMoment.format(date)} Uhr UTC`
  const hours = date.getUTCHours()
  const minutes = String(date.getUTCMinutes()).padStart(2, '0')
  const time = `${hours % 12 || 12}:${minutes} ${hours < 12 ? 'AM' : 'PM'}`
  return `${MONTHS[date.getUTCMonth()]} ${date.getUTCDate()}, ${date.getUTCFullYear()} at ${time} UTC`
}
