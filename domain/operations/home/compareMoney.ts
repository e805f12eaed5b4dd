import type { Cents } from '#contracts/shared/money.ts'

export const DAYS = 30

/** What came in on one day. The day that ends now is 0, the one before it is 1. */
export type MoneyOfDay = { daysAgo: number; cents: Cents }

export type MoneyCompared = {
  /** Of the last 30 days, and of the 30 days before. */
  cents: Cents
  beforeCents: Cents
  /** Rounded; null if nothing came in before. */
  percent: number | null
  /** After each of the 30 days, what has come in since the first of them. */
  days: { cents: Cents; beforeCents: Cents }[]
}

export function compareMoney(money: MoneyOfDay[]): MoneyCompared {
  const of = new Map(money.map(({ daysAgo, cents }) => [daysAgo, cents]))
  const sum = { cents: 0, beforeCents: 0 }
  const days = Array.from({ length: DAYS }, (_, day) => {
    sum.cents += of.get(DAYS - 1 - day) ?? 0
    sum.beforeCents += of.get(2 * DAYS - 1 - day) ?? 0
    return { ...sum }
  })
  const { cents, beforeCents } = sum
  return { cents, beforeCents, percent: beforeCents > 0 ? percentOf(cents - beforeCents, beforeCents) : null, days }
}

/** Never a negative zero. */
const percentOf = (part: Cents, whole: Cents): number => Math.round((part / whole) * 100) || 0
