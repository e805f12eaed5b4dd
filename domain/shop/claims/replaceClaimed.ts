import { inTransaction } from '#database/inTransaction.ts'
import { type Database, sql } from '#database/sql.ts'
import { recordOrderAudit } from '#domain/platform/auditLog/recordOrderAudit.ts'
import { createOrderLink } from '../orders/createOrderLink.ts'
import { originalOrder } from '../orders/originalOrder.ts'
import { refuseUnprintable, startReplacement } from '../orders/startReplacement.ts'
import { isFullyRefunded } from '../payments/isFullyRefunded.ts'
import { lockRefundable } from '../payments/refundRest.ts'
import type { SignedInReq } from '#domain/platform/Req.ts'
import { AppError } from '#domain/platform/AppError.ts'
import { linesToSettle, readClaimLines } from './claimLines.ts'
import { lockClaim, moveClaim } from './lockClaim.ts'
import { queueClaimStep } from './queueClaimMails.ts'

/**
 * @param despiteRefund whether the employee knows that the buyer has all of the money back.
 * @throws AppError `claim_not_found`, `illegal_order_move`.
 */
export async function replaceClaimed(req: SignedInReq, claimId: number, despiteRefund: boolean): Promise<void> {
  await inTransaction(req.pool, async (tx) => {
    const claim = await lockClaim(tx, claimId)
    await moveClaim(tx, claim, 'replaced', req.now)
    if (!despiteRefund) await refuseRefunded(tx, claim.orderId)
    const lines = linesToSettle(await readClaimLines(tx, claim.orderId), claim.lines)
    await refuseUnprintable(
      tx,
      claim.orderId,
      lines.map(({ id }) => id),
    )
    const order = await startReplacement(tx, req, { orderId: claim.orderId, lines })
    const replacementKey = await createOrderLink(tx, order.id, req.now)
    await tx.query(sql`update claims set replacement_id = ${order.id} where id = ${claimId}`)
    await recordOrderAudit(tx, req, claim.orderId, 'Replaced the claim', [
      { field: 'Replacement', before: null, after: order.reference },
    ])
    await queueClaimStep(
      tx,
      claim.orderId,
      { step: 'replaced', of: `settled:${claimId}`, replacement: order.reference, replacementKey, lines },
      req.now,
    )
  })
}

/** Nobody gives away goods and money without knowing it; a replacement was never paid itself. */
async function refuseRefunded(tx: Database, orderId: number): Promise<void> {
  const paid = await lockRefundable(tx, await originalOrder(tx, orderId))
  if (paid && isFullyRefunded(paid)) throw new AppError('illegal_order_move.refund_confirm')
}
