import { inTransaction } from '#database/inTransaction.ts'
import { row, sql } from '#database/sql.ts'
import { recordAudit } from '#domain/platform/auditLog/recordAudit.ts'
import type { SignedInReq } from '#domain/platform/Req.ts'
import { AppError } from '#domain/platform/AppError.ts'
import { redemptionRefusal, type GiftFacts } from './redemptionRefusal.ts'
import { sendMembershipIfDue } from './sendGiftMemberships.ts'

/**
 * The new email has a new code, and the old one stops working. A gift whose day has not come only gets the corrected address.
 * @throws AppError `gift_membership_not_found`, `gift_membership_not_sendable`.
 */
export async function resendGiftMembership(
  req: SignedInReq,
  giftId: number,
  { recipientEmail }: { recipientEmail?: string | undefined },
): Promise<void> {
  const { pool, now } = req
  await inTransaction(pool, async (tx) => {
    const gift = await row(
      tx,
      sql<GiftFacts & { email: string }>`
        select recipient_email as email, redeemed_at as "redeemedAt", voided_at as "voidedAt", frozen_at as "frozenAt"
        from gift_memberships where id = ${giftId} for update`,
    )
    if (!gift) throw new AppError('gift_membership_not_found')
    if (redemptionRefusal(gift)) throw new AppError('gift_membership_not_sendable')
    const email = recipientEmail ?? gift.email
    await tx.query(sql`
      update gift_memberships set recipient_email = ${email}, send_at = case when sent_at is null then send_at else ${now}::timestamptz end,
        sent_at = null, updated_at = ${now} where id = ${giftId}`)
    await sendMembershipIfDue(tx, giftId, now)
    await recordAudit(tx, req, {
      what: 'Sent again',
      kind: 'gift-memberships',
      subjectId: giftId,
      subject: `Gift membership ${giftId}`,
      details: email === gift.email ? [] : [{ field: 'Recipient’s email', before: gift.email, after: email }],
    })
  })
}
