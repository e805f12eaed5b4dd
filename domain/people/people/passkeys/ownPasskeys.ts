import { inTransaction } from '#database/inTransaction.ts'
import { type Database, returnsRow, row, rows, sql, statement } from '#database/sql.ts'
import { recordPersonAudit } from '#domain/platform/auditLog/recordPersonAudit.ts'
import type { SignedInReq } from '#domain/platform/Req.ts'
import { AppError } from '#domain/platform/AppError.ts'
import { mailAccountChange } from '../mailAccountChange.ts'
import { refuseWithoutProof } from '../recentProof.ts'

export type StoredPasskey = { id: number; name: string; createdAt: Date; lastUsedAt: Date | null }

export const listPasskeys = (database: Database, userId: number): Promise<StoredPasskey[]> =>
  rows(
    database,
    sql<StoredPasskey>`
      select id, name, created_at as "createdAt", last_used_at as "lastUsedAt" from passkeys where user_id = ${userId} order by id`,
  )

/** @throws AppError `not_found`. */
export async function renamePasskey({ pool, user }: SignedInReq, id: number, name: string): Promise<StoredPasskey> {
  const renamed = await row(
    pool,
    sql<StoredPasskey>`
      update passkeys set name = ${name} where id = ${id} and user_id = ${user.id}
      returning id, name, created_at as "createdAt", last_used_at as "lastUsedAt"`,
  )
  if (!renamed) throw new AppError('not_found')
  return renamed
}

/** The password and other ways to sign in stay. @throws AppError `password_needed`, `not_found`. */
export async function removePasskey(req: SignedInReq, id: number): Promise<void> {
  const { user, now } = req
  await refuseWithoutProof(req)
  await inTransaction(req.pool, async (tx) => {
    const removed = await returnsRow(
      tx,
      statement`delete from passkeys where id = ${id} and user_id = ${user.id} returning 1`,
    )
    if (!removed) throw new AppError('not_found')
    await mailAccountChange(tx, user.id, 'passkey-removed', { now })
    if (user.isEmployee) await recordPersonAudit(tx, req, user.id, 'Removed a passkey')
  })
  req.log.info({ userId: user.id, msg: 'A passkey was removed' })
}
