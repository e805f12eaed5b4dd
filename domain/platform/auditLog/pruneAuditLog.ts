import { DAY_MS } from '#contracts/shared/dayMs.ts'
import { AUDIT_LOG_DAYS } from '#contracts/shared/constants.ts'
import { type Database, sql, statement } from '#database/sql.ts'

/** A trigger rejects updates and deletes in the audit log unless the transaction sets this first. */
export const unlockAuditLog = statement`select set_config('stone_hunt.trail', 'open', true)`

export async function pruneAuditLog(tx: Database, now: Date): Promise<void> {
  await tx.query(unlockAuditLog)
  await tx.query(
    sql`delete from employee_changes where created_at < ${new Date(now.getTime() - AUDIT_LOG_DAYS * DAY_MS)}`,
  )
}
