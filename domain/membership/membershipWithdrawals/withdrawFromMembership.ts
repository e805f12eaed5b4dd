import type { MembershipWithdrawalInput } from '#contracts/membership/membershipWithdrawals.ts'
import { inTransaction } from '#database/inTransaction.ts'
import { type Database, sql, row } from '#database/sql.ts'
import { addJob } from '#domain/platform/addJob.ts'
import { recordMemberEvents } from '#domain/platform/outgoingWebhooks/memberEvents.ts'
import { queueMail } from '#domain/platform/mail/queueMail.ts'
import type { Req } from '#domain/platform/Req.ts'
import { AppError } from '#domain/platform/AppError.ts'
import { membershipRefusal } from './membershipPeriod.ts'
import type { Plan } from '#contracts/people/people.ts'
import type { StoredStatus } from '../subscriptions/StoredStatus.ts'

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

type LockedMembership = {
  id: number
  reference: string
  plan: Plan
  country: string | null
  status: StoredStatus
  startedAt: Date | null
  hasRequest: boolean
  /** Of an earlier statement. */
  receiptEmail: string | null
  submittedAt: Date | null
}

/**
 * Locks it until the transaction ends. The account proves whose it is, or else the reference with the account's email.
 * @throws AppError `membership_not_found`, also for someone else's.
 */
async function lockMembership(
  tx: Database,
  { user }: Req,
  { reference, email }: MembershipWithdrawalInput,
): Promise<LockedMembership> {
  // Waits for another press first, so that the next query sees its statement.
  const locked = await row(
    tx,
    sql<{ id: number }>`
      select s.id from subscriptions s
      join renewal_consents c on c.subscription_id = s.id join users u on u.id = s.user_id
      where c.reference is not null and (${reference ?? null}::text is null or c.reference = ${reference ?? null})
        and ((${reference ?? null}::text is not null and lower(u.email) = ${email.toLowerCase()}) or u.id = ${user?.id ?? null})
        and s.started_at is not null
      order by s.id desc limit 1 for update of s`,
  )
  const found = locked && (await readMembership(tx, locked.id))
  if (!found?.reference) throw new AppError('membership_not_found')
  return { ...found, reference: found.reference, hasRequest: found.startRequest !== null }
}

const readMembership = (tx: Database, id: number) =>
  row(
    tx,
    sql<{
      id: number
      reference: string | null
      plan: Plan
      country: string | null
      status: StoredStatus
      startedAt: Date | null
      startRequest: string | null
      receiptEmail: string | null
      submittedAt: Date | null
    }>`
      select s.id, c.reference, s.plan, c.country, s.status, s.started_at as "startedAt",
        c.start_request as "startRequest", w.email as "receiptEmail", w.submitted_at as "submittedAt"
      from subscriptions s join renewal_consents c on c.subscription_id = s.id
      left join membership_withdrawals w on w.subscription_id = s.id where s.id = ${id}`,
  )
