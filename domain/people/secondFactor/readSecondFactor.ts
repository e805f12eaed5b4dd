import { type Database, row, sql } from '#database/sql.ts'
import type { Caller } from '../findCaller.ts'

export type SecondFactor = { secret: string; isOn: boolean; recoveryCodesLeft: number }

/** What somebody has set up, or has begun to; null for neither. */
export function readSecondFactor(database: Database, userId: number): Promise<SecondFactor | null> {
  return row<SecondFactor>(
    database,
    sql`
      select secret, confirmed_at is not null as "isOn",
        (select count(*) from recovery_codes where user_id = ${userId} and used_at is null) as "recoveryCodesLeft"
      from second_factors where user_id = ${userId}`,
  )
}

export const hasSecondFactor = async (database: Database, userId: number): Promise<boolean> =>
  (await row(database, sql`select 1 from second_factors where user_id = ${userId} and confirmed_at is not null`)) !==
  null

/** Whether an employee has to set up two-step sign-in before anything else. */
export async function mustSetUpSecondFactor(database: Database, { id, isEmployee }: Caller): Promise<boolean> {
  if (!isEmployee) return false
  const missing = await row(
    database,
    sql`
      select 1 from site_settings where key = 'second_factor_required' and value = 'on'
        and not exists (select 1 from second_factors where user_id = ${id} and confirmed_at is not null)`,
  )
  return missing !== null
}
