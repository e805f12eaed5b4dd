import { inTransaction } from '#database/inTransaction.ts'
import { type Database, returnsRow, row, sql, statement } from '#database/sql.ts'
import { lockEmployees, lockPerson } from '#domain/people/people/locks.ts'
import { proveForForm } from '#domain/people/people/proveForForm.ts'
import type { SignedInReq } from '#domain/platform/Req.ts'
import { AppError } from '#domain/platform/AppError.ts'
import { endMemberships } from '#domain/membership/subscriptions/endMemberships.ts'
import { alertOfLostCredit } from '#domain/people/account/alertOfLostCredit.ts'
import { finishDeletion } from './finishDeletion.ts'

type Proof = { password: string; code?: string }

/**
 * Closes the account before it ends the membership, so that no other tab can start one.
 * @throws AppError `invalid_input` for a wrong password or code, `too_many_requests`, `last_owner`,
 * `card_provider_unreachable` (the account is reopened).
 */
export async function deleteAccount(req: SignedInReq, proof: Proof): Promise<void> {
  const { user, pool } = req
  await proveForForm(req, proof)
  await closeAccount(req)
  try {
    await endMemberships(req, user.id)
    await alertOfLostCredit(req, user.id)
  } catch (error) {
    if (await reopenAccount(pool, user.id)) throw error
    return
  }
  await finishDeletion(req, user.id)
}

/**
 * @returns false if another account got its customer at Stripe in the meantime: it stays closed, and `resumeDeletions` ends
 * the membership and finishes.
 */
async function reopenAccount(database: Database, userId: number): Promise<boolean> {
  try {
    await database.query(sql`update users set closed_at = null where id = ${userId}`)
    return true
  } catch (error) {
    if ((error as { constraint?: string }).constraint !== 'users_one_customer') throw error
    return false
  }
}

async function closeAccount({ pool, user, now }: SignedInReq): Promise<void> {
  await inTransaction(pool, async (tx) => {
    await lockPerson(tx, user.id)
    await lockEmployees(tx)
    const account = await row(
      tx,
      sql<{ isOwner: boolean | null }>`
        update users set closed_at = ${now} where id = ${user.id} and closed_at is null
        returning role = 'owner' as "isOwner"`,
    )
    if (!account) throw new AppError('unauthorized')
    const others = await returnsRow(
      tx,
      statement`select 1 from users where role = 'owner' and closed_at is null limit 1`,
    )
    if (account.isOwner && !others) throw new AppError('last_owner')
  })
}
