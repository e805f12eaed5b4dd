import type { MembershipWithdrawalInput } from '#contracts/membership/membershipWithdrawals.ts'
import { inTransaction } from '#database/inTransaction.ts'
import { type Database, sql } from '#database/sql.ts'
import { addJob } from '#domain/platform/addJob.ts'
import { recordMemberEvents } from '#domain/platform/outgoingWebhooks/memberEvents.ts'
import { queueMail } from '#domain/platform/mail/queueMail.ts'
import type { Req } from '#domain/platform/Req.ts'
import { AppError } from '#domain/platform/AppError.ts'
import { lockMembership, type LockedMembership } from './lockMembership.ts'
import { membershipRefusal } from './membershipPeriod.ts'

type Declared = { reference: string; email: string; submittedAt: Date }

/**
 * Stored once, however often it is sent. Access ends with it; a job ends the membership at the card provider and
 * refunds it.
 * @throws AppError `membership_not_found`, also for someone else's; `withdrawal_not_possible`.
 */
export async function withdrawFromMembership(req: Req, input: MembershipWithdrawalInput): Promise<Declared> {
  return inTransaction(req.pool, async (tx) => {
    const membership = await lockMembership(tx, req, input)
    const { reference, receiptEmail, submittedAt } = membership
    if (receiptEmail !== null && submittedAt) return { reference, email: receiptEmail, submittedAt }
    const refusal = membershipRefusal(membership, req.now)
    if (refusal) throw new AppError(`withdrawal_not_possible.membership_${refusal}`)
    await declare(tx, membership, { ...input, submittedAt: req.now })
    return { reference, email: input.email, submittedAt: req.now }
  })
}

type Statement = { name: string; email: string; submittedAt: Date }

async function declare(tx: Database, membership: LockedMembership, statement: Statement): Promise<void> {
  const { id, reference, plan, hasRequest } = membership
  const { name, email, submittedAt } = statement
  await tx.query(sql`
    insert into membership_withdrawals (subscription_id, name, email, submitted_at)
    values (${id}, ${name}, ${email}, ${submittedAt})`)
  await tx.query(sql`
    update subscriptions set status = 'canceled', ended_at = ${submittedAt}, updated_at = now() where id = ${id}`)
  await recordMemberEvents(tx, id)
  await addJob(tx, 'settleMembershipWithdrawal', { membershipId: id }, { key: withdrawalJobKey(id) })
  await queueMail(tx, {
    kind: 'membership-withdrawn',
    key: `membership-withdrawn:${id}`,
    to: email,
    data: { reference, name, email, plan, submittedAt: submittedAt.toISOString(), isPart: hasRequest },
  })
}

export const withdrawalJobKey = (membershipId: number): string => `membership-withdrawal:${membershipId}`
