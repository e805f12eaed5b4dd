import type { MembershipWithdrawalInput } from '#contracts/membership/membershipWithdrawals.ts'
import type { Plan } from '#contracts/people/people.ts'
import { type Database, row, sql } from '#database/sql.ts'
import type { Req } from '#domain/platform/Req.ts'
import { AppError } from '#domain/platform/AppError.ts'
import type { StoredStatus } from '../subscriptions/StoredStatus.ts'

export type LockedMembership = {
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
export async function lockMembership(
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
