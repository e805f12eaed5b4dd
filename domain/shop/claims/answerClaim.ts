import { inTransaction } from '#database/inTransaction.ts'
import { recordOrderAudit } from '#domain/platform/auditLog/recordOrderAudit.ts'
import type { SignedInReq } from '#domain/platform/Req.ts'
import { namedLines, readClaimLines } from './claimLines.ts'
import { addClaimMessage, lockClaim, moveClaim } from './lockClaim.ts'
import { queueClaimStep } from './queueClaimMails.ts'

/** @throws AppError `claim_not_found`, `illegal_order_move`. */
export const replyToClaim = (req: SignedInReq, claimId: number, text: string): Promise<void> =>
  answer(req, claimId, text, 'answered')

/** The buyer may object with a message. @throws AppError `claim_not_found`, `illegal_order_move`. */
export const declineClaim = (req: SignedInReq, claimId: number, text: string): Promise<void> =>
  answer(req, claimId, text, 'declined')

async function answer(req: SignedInReq, claimId: number, text: string, to: 'answered' | 'declined'): Promise<void> {
  await inTransaction(req.pool, async (tx) => {
    const claim = await lockClaim(tx, claimId)
    await moveClaim(tx, claim, to, req.now)
    const id = await addClaimMessage(tx, claimId, { text, authorId: req.user.id, fromStaff: true })
    await recordOrderAudit(tx, req, claim.orderId, to === 'answered' ? 'Answered the claim' : 'Declined the claim')
    const lines = namedLines(await readClaimLines(tx, claim.orderId), claim.lines)
    await queueClaimStep(tx, claim.orderId, { step: to, of: `message:${id}`, message: text, lines }, req.now)
  })
}
