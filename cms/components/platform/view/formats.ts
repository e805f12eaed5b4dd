import { amountIn } from '#contracts/shared/amountIn.ts'
import { decimalIn } from '#contracts/shared/decimalComma.ts'
import { isLanguage } from '#contracts/shared/languages.ts'
import { type Cents, centsToAmount, formatCents } from '#contracts/shared/money.ts'
import { textIn, type Translate } from './textIn.ts'

type When = string | number | Date

export type Formats = {
  t: Translate
  /** `$1,024.99` or `1.024,99 $`. */
  money: (cents: Cents, options?: Parameters<typeof formatCents>[1]) => string
  /** As a field of an amount shows cents: `1024.99` or `1024,99`. */
  written: (cents: Cents) => string
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
const MOMENT = { dateStyle: 'medium', timeStyle: 'short' } as const

/** Texts, numbers, amounts and dates in the employee's language. */
export function formatsIn(language: string): Formats {
  const known = isLanguage(language) ? language : 'en'
  const locale = known === 'en' ? 'en-US' : known
  const dated = (options: Intl.DateTimeFormatOptions) => (at: When) =>
    new Intl.DateTimeFormat(locale, options).format(new Date(at))
  return {
    t: textIn(language),
    money: (cents, options) => amountIn(known, formatCents(cents, options)),
    written: (cents) => decimalIn(known, centsToAmount(cents)),
    percent: (share) => share.toLocaleString(locale, { style: 'percent' }),
    number: (value, options) => value.toLocaleString(locale, options),
    date: (at, options) => dated(options)(at),
    day: dated({ ...DAY, timeZone: 'UTC' }),
    longDay: dated({ dateStyle: 'long', timeZone: 'UTC' }),
    minute: dated({ ...MOMENT, timeZone: 'UTC' }),
    moment: dated(MOMENT),
  }
}
