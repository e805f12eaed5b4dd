import { longDay } from '#contracts/shared/longDay.ts'
import { inTransaction } from '#database/inTransaction.ts'
import { row, sql } from '#database/sql.ts'
import { recordAudit } from '#domain/platform/auditLog/recordAudit.ts'
import { lockPerson } from '#domain/people/people/locks.ts'
import type { SignedInReq } from '#domain/platform/Req.ts'
import { AppError } from '#domain/platform/AppError.ts'

type Running = { userId: number; endsAt: Date | null }

/**
 * Access ends immediately, also of a gift that has not begun. Other gifts of the person keep their dates, and no money goes
 * back.
 * @throws AppError `gift_membership_not_found`, `gift_membership_not_running`.
 */
export async function endGiftMembership(req: SignedInReq, giftId: number): Promise<void> {
  const { pool, now } = req
  await inTransaction(pool, async (tx) => {
    const gift = await row(
      tx,
      sql<{ userId: number | null }>`select redeemed_by_id as "userId" from gift_memberships where id = ${giftId}`,
    )
    if (!gift) throw new AppError('gift_membership_not_found')
    if (gift.userId === null) throw new AppError('gift_membership_not_running')
    // As redeeming does: the period of the person's next gift depends on this one.
    await lockPerson(tx, gift.userId)
    const running = await row(
      tx,
      sql<Running>`
        select redeemed_by_id as "userId", ends_at as "endsAt" from gift_memberships
        where id = ${giftId} and redeemed_by_id = ${gift.userId} and ends_at > ${now} for no key update`,
    )
    if (!running?.endsAt) throw new AppError('gift_membership_not_running')
    // A period is never empty, see the table's constraint.
    const before = new Date(now.getTime() - 1)
    await tx.query(sql`
      update gift_memberships set begins_at = least(begins_at, ${before}), ends_at = ${now}, ended_early_at = ${now},
        updated_at = ${now} where id = ${giftId}`)
    await recordAudit(tx, req, {
      what: 'Ended',
      kind: 'gift-memberships',
      subjectId: giftId,
      subject: `Gift membership ${giftId}`,
      aboutId: running.userId,
      details: [{ field: 'Membership until', before: longDay(running.endsAt), after: longDay(now) }],
    })
  })
}
