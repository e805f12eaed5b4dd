import { randomUUID } from 'node:crypto'
import { inTransaction } from '#database/inTransaction.ts'
import { row, sql } from '#database/sql.ts'
import type { Req } from '#domain/platform/Req.ts'
import { AppError } from '#domain/platform/AppError.ts'
import { hashDeviceKey } from './knownDevice.ts'
import { lockSessions } from './locks.ts'
import { redeemDatedLink } from './mailedLinks.ts'
import { takeBackAccount } from './takeBackAccount.ts'

/**
 * “This wasn’t me”: the stranger knew the password or had another way in, so nothing of either works any longer.
 * @returns the account. @throws AppError `invalid_token`.
 */
export async function denySignIn(req: Req, token: string): Promise<number> {
  const userId = await inTransaction(req.pool, async (tx) => {
    const link = await redeemDatedLink(tx, token, 'deny-sign-in', req.now)
    if (!link) throw new AppError('invalid_token')
    await lockSessions(tx, link.userId)
    const owner = await row(
      tx,
      sql<{ id: number; email: string; firstName: string }>`
        select id, email, first_name as "firstName" from users where id = ${link.userId} and closed_at is null
        for no key update`,
    )
    if (!owner) throw new AppError('invalid_token')
    // The stranger's browser must not count as known, nor the next one as the first, which is not emailed.
    await tx.query(sql`delete from known_devices where user_id = ${owner.id}`)
    await tx.query(sql`
      insert into known_devices (user_id, device_hash, seen_at) values (${owner.id}, ${hashDeviceKey(randomUUID())}, ${req.now})`)
    await takeBackAccount(tx, req, owner, link.createdAt)
    return owner.id
  })
  req.log.warn({ userId, msg: 'The owner of an account reported a sign-in' })
  return userId
}
