import { DAY_SECONDS } from '#contracts/shared/dayMs.ts'
import { MAX_CLAIM_PHOTOS } from '#contracts/shop/claims.ts'
import { inTransaction } from '#database/inTransaction.ts'
import { type Database, row, sql } from '#database/sql.ts'
import type { Req } from '#domain/platform/Req.ts'
import { AppError } from '#domain/platform/AppError.ts'
import { cleanSentPhoto } from '#domain/platform/uploads/cleanSentPhoto.ts'
import { mayReply } from './claimStates.ts'
import { addClaimMessage, lockClaim, type LockedClaim, moveClaim } from './lockClaim.ts'
import { queueClaimForStaff } from './queueClaimMails.ts'

type Own = { orderId: number; claimId: number }

const MAX_MESSAGES = 50

/** Asks for an employee again. @param own the order is already proven to be this visitor's. @throws AppError */
export async function writeToClaim(req: Req, { orderId, claimId }: Own, text: string): Promise<void> {
  await inTransaction(req.pool, async (tx) => {
    const claim = await lockOwn(tx, { orderId, claimId })
    const written = await row(
      tx,
      sql<{ count: number }>`select count(*) from claim_messages where claim_id = ${claimId} and not from_staff`,
    )
    if ((written?.count ?? 0) >= MAX_MESSAGES)
      throw new AppError('too_many_requests', { retryAfterSeconds: DAY_SECONDS })
    if (claim.status !== 'open') await moveClaim(tx, claim, 'open', req.now)
    const id = await addClaimMessage(tx, claimId, { text, authorId: req.user?.id ?? null, fromStaff: false })
    await queueClaimForStaff(tx, orderId, { of: `message:${id}`, text })
  })
}

/** @throws AppError `unsupported_file`, `illegal_order_move`. */
export async function addClaimPhoto(req: Req, { orderId, claimId }: Own, photo: string): Promise<void> {
  const bytes = await cleanSentPhoto(photo)
  await inTransaction(req.pool, async (tx) => {
    await lockOwn(tx, { orderId, claimId })
    const stored = await row(tx, sql<{ count: number }>`select count(*) from claim_photos where claim_id = ${claimId}`)
    if ((stored?.count ?? 0) >= MAX_CLAIM_PHOTOS)
      throw new AppError('illegal_order_move.claim_photos', { most: MAX_CLAIM_PHOTOS })
    await tx.query(sql`
      insert into claim_photos (claim_id, bytes, created_at) values (${claimId}, decode(${bytes.toString('base64')}, 'base64'), ${req.now})`)
  })
}

async function lockOwn(tx: Database, { orderId, claimId }: Own): Promise<LockedClaim> {
  const claim = await lockClaim(tx, claimId)
  if (claim.orderId !== orderId) throw new AppError('claim_not_found')
  if (!mayReply(claim.status)) throw new AppError('illegal_order_move.report_settled')
  return claim
}
