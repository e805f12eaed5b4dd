// Without Intl, see `formatNumber.ts`.

const MONTHS = [
  ...['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September', 'October'],
  ...['November', 'December'],
]

/** `Mar 4`, in UTC. */
export const dayOf = (date: Date): string => `${MONTHS[date.getUTCMonth()]?.slice(0, 3)} ${date.getUTCDate()}`

/** `Mar 4`, in the visitor's zone. */
export const localDayOf = (date: Date): string => `${MONTHS[date.getMonth()]?.slice(0, 3)} ${date.getDate()}`

/** `March 4, 2026 at 2:05 PM UTC`: the server does not know the reader's time zone. */
export function dateTimeOf(date: Date): string {
  const hours = date.getUTCHours()
  const minutes = String(date.getUTCMinutes()).padStart(2, '0')
  const time = `${hours % 12 || 12}:${minutes} ${hours < 12 ? 'AM' : 'PM'}`
  return `${MONTHS[date.getUTCMonth()]} ${date.getUTCDate()}, ${date.getUTCFullYear()} at ${time} UTC`
}
