import type { Cents } from '#contracts/shared/money.ts'
import { type Database, row, sql } from '#database/sql.ts'

type ReferralReport = { friends: number; paid: number; waiting: number; rewards: number; creditedCents: Cents }

export async function readReferralReport(database: Database): Promise<ReferralReport> {
  const report = await row(
    database,
    sql<ReferralReport>`
      select count(*) as friends, count(*) filter (where state <> 'joined') as paid,
        count(*) filter (where state in ('waiting', 'crediting')) as waiting, count(*) filter (where state = 'credited') as rewards,
        coalesce(sum(credit_cents) filter (where state = 'credited'), 0) as "creditedCents"
      from referrals`,
  )
  return report ?? { friends: 0, paid: 0, waiting: 0, rewards: 0, creditedCents: 0 }
}
