import { amountIn } from '#contracts/shared/amountIn.ts'
import { type Cents, formatCents } from '#contracts/shared/money.ts'
import { textIn, type Translate } from './textIn.ts'

type When = string | number | Date

export type Words = {
  t: Translate
  money: (cents: Cents) => string
  /** `Mar 4, 2026`; the day in UTC. */
  day: (at: When) => string
  /** `March 4, 2026`; the day in UTC. */
  longDay: (at: When) => string
  /** In UTC, for what the server writes. */
  minute: (at: When) => string
  /** In the reader's time zone, for what the browser writes. */
  moment: (at: When) => string
}

const MINUTE = { dateStyle: 'medium', timeStyle: 'short' } as const

/** Texts, amounts and dates in the employee's language. */
export function wordsIn(language: string): Words {
  const isGerman = language === 'de'
  const dated = (options: Intl.DateTimeFormatOptions) => (at: When) =>
    new Intl.DateTimeFormat(isGerman ? 'de' : 'en-US', options).format(new Date(at))
  return {
    t: textIn(language),
    money: (cents) => amountIn(isGerman ? 'de' : 'en', formatCents(cents)),
    day: dated({ dateStyle: 'medium', timeZone: 'UTC' }),
    longDay: dated({ dateStyle: 'long', timeZone: 'UTC' }),
    minute: dated({ ...MINUTE, timeZone: 'UTC' }),
    moment: dated(MINUTE),
  }
}
