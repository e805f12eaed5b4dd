import { type Database, returnsRow, row, sql, statement } from '#database/sql.ts'
import type { Req } from '#domain/platform/Req.ts'
import { hashDeviceKey } from './knownDevice.ts'
import { lockSessions } from './locks.ts'
import { mailSecondFactorChange } from './secondFactor/mailSecondFactorChange.ts'

/**
 * The first proof removes known devices and the second factor, which someone else may have set up with this address. The
 * caller handles the password. @param deviceKey of the signed-in browser; it stays known.
 * @returns whether this was the first proof.
 */
export async function proveMailbox(tx: Database, req: Req, userId: number, deviceKey?: string): Promise<boolean> {
  await lockSessions(tx, userId)
  const isFirst = await returnsRow(
    tx,
    statement`update users set email_verified_at = ${req.now} where id = ${userId} and email_verified_at is null returning 1`,
  )
  if (!isFirst) return false
  const kept = deviceKey === undefined ? null : hashDeviceKey(deviceKey)
  await tx.query(
    sql`delete from known_devices where user_id = ${userId} and device_hash is distinct from ${kept}::text`,
  )
  const removed = await row(
    tx,
    sql<{ wasOn: boolean | null }>`
      delete from second_factors where user_id = ${userId} and not mailbox_proved
      returning confirmed_at is not null as "wasOn"`,
  )
  if (removed?.wasOn) await mailSecondFactorChange(tx, req, userId, 'unproved')
  return true
}
