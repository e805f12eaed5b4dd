import { amountIn } from '#contracts/shared/amountIn.ts'
import { formatCents } from '#contracts/shared/money.ts'
import { textIn, type Translate } from './textIn.ts'

export type Formats = {
  t: Translate
  /** Whole cents as dollars: `$1,024.99` or `1.024,99 $`. */
  amount: (cents: number, options?: Parameters<typeof formatCents>[1]) => string
  /** A share from 0 to 1 in whole percent. */
  percent: (share: number) => string
  number: (value: number, options?: Intl.NumberFormatOptions) => string
  date: (at: string | Date, options: Intl.DateTimeFormatOptions) => string
}

export const DAY = { dateStyle: 'medium' } as const
export const MOMENT = { dateStyle: 'medium', timeStyle: 'short' } as const

/** Texts, numbers, amounts and dates in the employee's language. */
export function formatsIn(language: string): Formats {
  const locale = language === 'de' ? 'de' : 'en-US'
  return {
    t: textIn(language),
    amount: (cents, options) => amountIn(language === 'de' ? 'de' : 'en', formatCents(cents, options)),
    percent: (share) => (language === 'de' ? `${Math.round(share * 100)}\u00a0%` : `${Math.round(share * 100)}%`),
    number: (value, options) => value.toLocaleString(locale, options),
    date: (at, options) => new Intl.DateTimeFormat(locale, options).format(new Date(at)),
  }
}
