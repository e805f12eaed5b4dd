import { z } from 'zod'
import { DAY_MS } from '#contracts/shared/dayMs.ts'
import { may, type Role } from '#contracts/platform/roles.ts'
import { type Database, dynamicSql, parsedRows } from '#database/sql.ts'
import { MEMBERSHIP_MONEY, SHOP_MONEY } from '../reports/money.ts'
import { compareMoney, DAYS, type MoneyCompared } from './compareMoney.ts'

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
