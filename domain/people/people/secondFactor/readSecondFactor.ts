import { SECOND_FACTOR_BEGIN_MINUTES } from '#contracts/shared/constants.ts'
import { type Database, returnsRow, row, sql, statement } from '#database/sql.ts'

type SecondFactor = {
  secret: string
  isOn: boolean
  recoveryCodesLeft: number
  begunAt: Date
  sessionId: string | null
}

/** Includes an unfinished setup. */
export function readSecondFactor(database: Database, userId: number): Promise<SecondFactor | null> {
  return row(
    database,
    sql<SecondFactor>`
      select secret, confirmed_at is not null as "isOn", begun_at as "begunAt", session_id as "sessionId",
        coalesce((select count(*) from recovery_codes where user_id = ${userId} and used_at is null), 0) as "recoveryCodesLeft"
      from second_factors where user_id = ${userId}`,
  )
}

export const hasSecondFactor = async (database: Database, userId: number): Promise<boolean> =>
  returnsRow(database, statement`select 1 from second_factors where user_id = ${userId} and confirmed_at is not null`)

/** A setup can be confirmed only in the session that started it, within a quarter of an hour. */
export const isBegunBy = (factor: SecondFactor | null, sessionId: string, now: Date): factor is SecondFactor =>
  factor !== null &&
  !factor.isOn &&
  factor.sessionId === sessionId &&
  now.getTime() - factor.begunAt.getTime() < SECOND_FACTOR_BEGIN_MINUTES * 60_000
