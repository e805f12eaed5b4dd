// Not by Intl, see `groupDigits.ts`.

const MONTHS = [
  ...['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September', 'October'],
  ...['November', 'December'],
]

/** `Mar 4`, the day it is in Greenwich. */
export const dayOf = (date: Date): string => `${MONTHS[date.getUTCMonth()]?.slice(0, 3)} ${date.getUTCDate()}`

/** `March 4, 2026 at 2:05 PM`, where the reader is. */
export function momentOf(date: Date): string {
  const hours = date.getHours()
  const minutes = String(date.getMinutes()).padStart(2, '0')
  const time = `${hours % 12 || 12}:${minutes} ${hours < 12 ? 'AM' : 'PM'}`
  return `${MONTHS[date.getMonth()]} ${date.getDate()}, ${date.getFullYear()} at ${time}`
}
