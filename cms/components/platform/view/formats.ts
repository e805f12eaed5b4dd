import { amountIn } from '#contracts/shared/amountIn.ts'
import { type Cents, formatCents } from '#contracts/shared/money.ts'
import { textIn, type Translate } from './textIn.ts'

type When = string | number | Date

export type Formats = {
  t: Translate
  /** `$1,024.99` or `1.024,99 $`. */
  money: (cents: Cents, options?: Parameters<typeof formatCents>[1]) => string
  /** A share from 0 to 1 in whole percent. */
  percent: (share: number) => string
  number: (value: number, options?: Intl.NumberFormatOptions) => string
  date: (at: When, options: Intl.DateTimeFormatOptions) => string
  /** `Mar 4, 2026`; the day in UTC. */
  day: (at: When) => string
  /** `March 4, 2026`; the day in UTC. */
  longDay: (at: When) => string
  /** In UTC, for what the server writes. */
  minute: (at: When) => string
  /** In the reader's time zone, for what the browser writes. */
  moment: (at: When) => string
}

export const DAY = { dateStyle: 'medium' } as const
export const MOMENT = { dateStyle: 'medium', timeStyle: 'short' } as const

/** Texts, numbers, amounts and dates in the employee's language. */
export function formatsIn(language: string): Formats {
  const isGerman = language === 'de'
  const locale = isGerman ? 'de' : 'en-US'
  const dated = (options: Intl.DateTimeFormatOptions) => (at: When) =>
    new Intl.DateTimeFormat(locale, options).format(new Date(at))
  return {
    t: textIn(language),
    money: (cents, options) => amountIn(isGerman ? 'de' : 'en', formatCents(cents, options)),
    percent: (share) => (isGerman ? `${Math.round(share * 100)}\u00a0%` : `${Math.round(share * 100)}%`),
    number: (value, options) => value.toLocaleString(locale, options),
    date: (at, options) => dated(options)(at),
    day: dated({ ...DAY, timeZone: 'UTC' }),
    longDay: dated({ dateStyle: 'long', timeZone: 'UTC' }),
    minute: dated({ ...MOMENT, timeZone: 'UTC' }),
    moment: dated(MOMENT),
  }
}
