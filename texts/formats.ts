import { amountIn } from '#contracts/amountIn.ts'
import type { Language } from '#contracts/languages.ts'
import { type Cents, formatCents } from '#contracts/money.ts'

/** `2499` → `$24.99`, or in German `24,99 $`. */
export const centsIn = (language: Language, cents: Cents, options?: { decimals?: 0 | 2 }): string =>
  amountIn(language, formatCents(cents, options))

const MONTHS = 'January February March April May June July August September October November December'.split(' ')
const GERMAN = 'Januar Februar März April Mai Juni Juli August September Oktober November Dezember'.split(' ')
const GERMAN_SHORT = 'Jan. Feb. März Apr. Mai Juni Juli Aug. Sept. Okt. Nov. Dez.'.split(' ')

const DAY = /^([A-Z][a-z]+) (\d{1,2}), (\d{4})(?: at (\d{1,2}):(\d\d)(:\d\d)? (AM|PM)( UTC)?)?$/
const DAYS = /^([A-Z][a-z]{2}) (\d{1,2})(?:–(\d{1,2})| – ([A-Z][a-z]{2}) (\d{1,2}))?$/

/**
 * `March 4, 2026` → `4. März 2026`, `March 4, 2026 at 2:05 PM UTC` → `4. März 2026, 14:05 Uhr UTC`, `Dec 3–9` →
 * `3.–9. Dez.`. A text that is no date is returned as it is.
 */
export function dayIn(language: Language, text: string): string {
  return language === 'en' ? text : (momentInGerman(text) ?? daysInGerman(text) ?? text)
}

function momentInGerman(text: string): string | null {
  const [match, month = '', day, year, hour, minutes, seconds = '', half, zone = ''] = DAY.exec(text) ?? []
  const named = GERMAN[MONTHS.indexOf(month)]
  if (match === undefined || named === undefined) return null
  const date = `${day}. ${named} ${year}`
  if (hour === undefined) return date
  const hours = (Number(hour) % 12) + (half === 'PM' ? 12 : 0)
  return `${date}, ${String(hours).padStart(2, '0')}:${minutes}${seconds} Uhr${zone}`
}

function daysInGerman(text: string): string | null {
  const [match, month, first, last, otherMonth, otherDay] = DAYS.exec(text) ?? []
  const short = (name: string | undefined) => GERMAN_SHORT[MONTHS.findIndex((one) => one.slice(0, 3) === name)]
  if (match === undefined || short(month) === undefined) return null
  if (otherMonth !== undefined) return `${first}. ${short(month)} – ${otherDay}. ${short(otherMonth)}`
  return last === undefined ? `${first}. ${short(month)}` : `${first}.–${last}. ${short(month)}`
}
