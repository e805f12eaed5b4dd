import { z } from 'zod'
import { DAY_MS } from '#contracts/shared/dayMs.ts'
import { may, type Role } from '#contracts/platform/roles.ts'
import { type Database, dynamicSql, parsedRows } from '#database/sql.ts'
import { MEMBERSHIP_MONEY, SHOP_MONEY } from '../reports/money.ts'
import type { Cents } from '#contracts/shared/money.ts'

type Person = { role?: Role | null } | null | undefined
export type MoneySource = 'memberships' | 'shop'
type MoneyLine = MoneyCompared & { sources: MoneySource[] }

/** The money that this person may see, of the last 30 days and the 30 before; null for people who may see none. */
export async function readMoney(database: Database, person: Person, now: Date): Promise<MoneyLine | null> {
  const sources: MoneySource[] = []
  if (may(person, 'readMembers')) sources.push('memberships')
  if (may(person, 'readSales')) sources.push('shop')
  const [one, other] = sources.map((source) => (source === 'shop' ? SHOP_MONEY : MEMBERSHIP_MONEY))
  if (!one) return null
  const money = other ? dynamicSql`${one} union all ${other}` : one
  const days = await parsedRows(
    database,
    z.object({ daysAgo: z.number(), cents: z.number() }),
    dynamicSql`
      select floor(extract(epoch from ${now}::timestamptz - paid_at) / 86400)::int as "daysAgo", sum(cents) as cents
      from (${money}) received
      where paid_at > ${new Date(now.getTime() - 2 * DAYS * DAY_MS)} and paid_at <= ${now} group by 1`,
  )
  return { ...compareMoney(days), sources }
}

const DAYS = 30

/** What came in on one day. The day that ends now is 0, the one before it is 1. */
export type MoneyOfDay = { daysAgo: number; cents: Cents }

type MoneyCompared = {
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
