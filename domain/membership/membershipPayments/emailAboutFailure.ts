import { DAY_MS } from '#contracts/shared/dayMs.ts'
import { fullName } from '#contracts/people/fullName.ts'
import { inTransaction } from '#database/inTransaction.ts'
import { returnsRow, sql } from '#database/sql.ts'
import { recordAudit } from '#domain/platform/auditLog/recordAudit.ts'
import { queueMail } from '#domain/platform/mail/queueMail.ts'
import type { SignedInReq } from '#domain/platform/Req.ts'
import { AppError } from '#domain/platform/AppError.ts'
import { findFailing } from './failedPayments.ts'
import { byHandKey } from './failureKey.ts'

/** @throws AppError `membership_not_found`, `payment_not_failed`, `already_emailed`. */
export async function emailAboutFailure(req: SignedInReq, membershipId: number): Promise<void> {
  const { pool, now } = req
  await inTransaction(pool, async (tx) => {
    if (
      !(await returnsRow(tx, sql<{ id: number }>`select id from subscriptions where id = ${membershipId} for update`))
    )
      throw new AppError('membership_not_found')
    const failing = await findFailing(tx, membershipId, now)
    if (!failing) throw new AppError('payment_not_failed')
    const { email, userId, firstName, lastName, failingSince, accessUntil } = failing
    const isQueued = await queueMail(tx, {
      kind: 'renewal-failed',
      key: byHandKey(failing, now),
      to: email,
      data: {
        firstName,
        day: Math.max(1, Math.floor((now.getTime() - failingSince.getTime()) / DAY_MS)),
        accessUntil: accessUntil && accessUntil.toISOString(),
      },
    })
    if (!isQueued) throw new AppError('already_emailed')
    await recordAudit(tx, req, {
      what: 'Emailed about a failed payment',
      kind: 'subscriptions',
      subjectId: membershipId,
      subject: `Membership of ${fullName({ firstName, lastName, email })}`,
      aboutId: userId,
    })
  })
}
