import type { DeliveryDays } from '#contracts/shop/delivery.ts'
import { deliveryText } from '#contracts/shop/deliveryText.ts'
import { amountIn } from '#contracts/shared/amountIn.ts'
import type { Language } from '#contracts/shared/languages.ts'
import { longDay } from '#contracts/shared/longDay.ts'
import { type Cents, formatCents } from '#contracts/shared/money.ts'

/** `2499` → `$24.99`, or in German `24,99 $`. */
export const centsIn = (language: Language, cents: Cents, options?: { decimals?: 0 | 2 }): string =>
  amountIn(language, formatCents(cents, options))

export const GERMAN_MONTHS = 'Januar Februar März April Mai Juni Juli August September Oktober November Dezember'.split(
  ' ',
)
const GERMAN_SHORT = 'Jan. Feb. März Apr. Mai Juni Juli Aug. Sept. Okt. Nov. Dez.'.split(' ')

/** `March 4, 2026`, in German `4. März 2026`; the day in UTC. */
export const dayIn = (language: Language, at: Date): string =>
  language === 'en' ? longDay(at) : `${at.getUTCDate()}. ${GERMAN_MONTHS[at.getUTCMonth()]} ${at.getUTCFullYear()}`

/** `March 4, 2026 at 2:05 PM UTC`, in German `4. März 2026, 14:05 Uhr UTC`; with seconds where a receipt needs them. */
export function momentIn(language: Language, at: Date, { hasSeconds = false } = {}): string {
  if (language === 'en') return `${(hasSeconds ? toTheSecond : toTheMinute).format(at)} UTC`
  return `${dayIn(language, at)}, ${at.toISOString().slice(11, hasSeconds ? 19 : 16)} Uhr UTC`
}

const toTheMinute = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' })
const toTheSecond = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeStyle: 'medium', timeZone: 'UTC' })

/** `Dec 3–9`, in German `3.–9. Dez.`. */
export function daysIn(language: Language, days: DeliveryDays): string {
  if (language === 'en') return deliveryText(days)
  const [first, last] = [partsOf(days.from), partsOf(days.to)]
  if (days.from === days.to) return `${first.day}. ${first.month}`
  return first.month === last.month
    ? `${first.day}.–${last.day}. ${last.month}`
    : `${first.day}. ${first.month} – ${last.day}. ${last.month}`
}

function partsOf(date: string): { month: string; day: number } {
  const [, month = 1, day = 1] = date.split('-').map(Number)
  return { month: GERMAN_SHORT[month - 1] ?? '', day }
}
