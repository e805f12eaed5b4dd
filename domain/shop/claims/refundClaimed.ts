import { type Cents, formatCents } from '#contracts/shared/money.ts'
import { inTransaction } from '#database/inTransaction.ts'
import { sql } from '#database/sql.ts'
import { recordOrderAudit } from '#domain/platform/auditLog/recordOrderAudit.ts'
import { addOrderEvent } from '../orders/addOrderEvent.ts'
import { addRefund, lockRefundable } from '../payments/refundRest.ts'
import { settleGiftRefund } from '../payments/settleGiftRefund.ts'
import { refuseRefund } from '../payments/requestRefund.ts'
import type { SignedInReq } from '#domain/platform/Req.ts'
import { AppError } from '#domain/platform/AppError.ts'
import { linesToSettle, paidForWaiting, readClaimLines } from './claimLines.ts'
import { lockClaim, moveClaim } from './lockClaim.ts'
import { queueClaimStep } from './queueClaimMails.ts'

/** Once: a refunded claim is final. @throws AppError `claim_not_found`, `illegal_order_move`, `invalid_input`. */
export async function refundClaimed(req: SignedInReq, claimId: number, amountCents: Cents): Promise<void> {
  await inTransaction(req.pool, async (tx) => {
    const claim = await lockClaim(tx, claimId)
    const { orderId } = claim
    await moveClaim(tx, claim, 'refunded', req.now)
    const order = await lockRefundable(tx, orderId)
    if (!order) throw new AppError('order_not_found')
    const lines = await readClaimLines(tx, orderId)
    const about = linesToSettle(lines, claim.lines)
    refuseRefund(order, amountCents)
    const mostCents = Math.max(0, order.restCents - paidForWaiting(lines))
    if (amountCents > mostCents) throw new AppError('illegal_order_move.claim_refund_most', { amount: mostCents })
    const { refundId, gift } = await addRefund(tx, orderId, {
      amountCents,
      reason: { kind: 'claim' },
      requestedBy: req.user.id,
      clientKey: `claim-${claimId}`,
    })
    await tx.query(sql`update claims set refund_id = ${refundId ?? gift?.refundId ?? null} where id = ${claimId}`)
    const amount = formatCents(amountCents)
    await addOrderEvent(tx, orderId, { kind: 'claim-refunded-by', amount: amountCents, by: req.user.email })
    await recordOrderAudit(tx, req, orderId, 'Refunded the claim', [{ field: 'Amount', before: null, after: amount }])
    await queueClaimStep(
      tx,
      orderId,
      { step: 'refunded', of: `settled:${claimId}`, refundedCents: amountCents, lines: about },
      req.now,
    )
    await settleGiftRefund(tx, orderId, gift, req.now)
  })
}
