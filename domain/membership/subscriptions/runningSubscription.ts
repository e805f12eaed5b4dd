import { type Database, row, sql } from '#database/sql.ts'
import { AppError } from '#domain/platform/AppError.ts'
import { CHARGING } from './StoredStatus.ts'

/** The card provider's id. @throws AppError `no_active_subscription`. */
export async function runningSubscription(database: Database, userId: number): Promise<string> {
  const running = await row(
    database,
    sql<{ id: string | null }>`
      select subscription_id as id from subscriptions
      where user_id = ${userId} and status = any(${CHARGING}::enum_subscriptions_status[])`,
  )
  if (!running?.id) throw new AppError('no_active_subscription')
  return running.id
}
