import type { Pool } from 'pg'
import { inTransaction } from '#database/inTransaction.ts'
import { row, sql } from '#database/sql.ts'
import { readMembershipContract, type MembershipContract } from '#providers/stripe/membershipContract.ts'
import { listPaidInvoices, type PaidInvoice } from '#providers/stripe/membershipRefunds.ts'
import { raiseAlert } from '#domain/platform/alerts/raiseAlert.ts'
import type { Req } from '#domain/platform/Req.ts'
import { requestMembershipRefunds } from '../subscriptions/requestMembershipRefunds.ts'
import { endAtProvider } from '../subscriptions/revokeSubscription.ts'
import { refundOfPayment } from './membershipPeriod.ts'
import { settleChangedContract } from './settleChangedContract.ts'
import { creditCustomer, findCustomerCredit } from '#providers/stripe/customerCredit.ts'
import { isMissing } from '#providers/stripe/isMissing.ts'
import { withActionKey } from '#domain/platform/cardPlumbing/withIdempotencyKey.ts'

type Withdrawn = {
  /** Null if the card provider never had one: there is nothing to end and nothing was paid. */
  subscriptionId: string | null
  paidUntil: Date | null
  startRequest: string | null
  submittedAt: Date
}

/** Repeating it changes nothing: a payment is refunded at most once. @throws CardProviderError to be retried. */
export async function settleMembershipWithdrawal(req: Req, membershipId: number): Promise<void> {
  const withdrawn = await row(
    req.pool,
    sql<Withdrawn>`
      select s.subscription_id as "subscriptionId", s.current_period_end as "paidUntil",
        c.start_request as "startRequest", w.submitted_at as "submittedAt"
      from membership_withdrawals w join subscriptions s on s.id = w.subscription_id
      left join renewal_consents c on c.subscription_id = s.id
      where w.subscription_id = ${membershipId} and w.settled_at is null`,
  )
  if (!withdrawn) return
  const refunds = await endAndListRefunds(req.pool, membershipId, withdrawn)
  await inTransaction(req.pool, async (tx) => {
    if (!refunds)
      await raiseAlert(tx, {
        about: 'members',
        key: `withdrawal-by-hand:${membershipId}`,
        alert: { kind: 'withdrawal-by-hand' },
      })
    const reason = 'membership-withdrawn'
    await requestMembershipRefunds(tx, membershipId, refunds ?? [], { reason, now: req.now })
    await tx.query(sql`
      update membership_withdrawals set settled_at = ${req.now} where subscription_id = ${membershipId}`)
  })
}

/** Null when a person must work them out. */
async function endAndListRefunds(
  pool: Pool,
  membershipId: number,
  { subscriptionId, paidUntil, startRequest, submittedAt }: Withdrawn,
): Promise<PaidInvoice[] | null> {
  if (subscriptionId === null) return []
  await endAtProvider(subscriptionId)
  const payments = await listPaidInvoices(subscriptionId)
  const statement = { submittedAt, hasRequest: startRequest !== null }
  const contract = await readMembershipContract(subscriptionId)
  if (contract?.periods.some(({ creditedCents }) => creditedCents > 0))
    return settleChangedContract(pool, { membershipId, contract, payments, statement })
  if (contract) await restoreCredit(pool, { membershipId, contract, statement })
  return payments
    .map((payment) => ({ ...payment, cents: refundOfPayment({ ...payment, paidUntil }, statement) }))
    .filter(({ cents }) => cents > 0)
}

type Restored = {
  membershipId: number
  contract: MembershipContract
  statement: { submittedAt: Date; hasRequest: boolean }
}

/**
 * Gives back what a credit, such as the reward for a friend, paid of the days after a withdrawal: as credit, because no card
 * paid it. Repeating it gives nothing more.
 */
async function restoreCredit(pool: Pool, { membershipId, contract, statement }: Restored): Promise<void> {
  const { customerId, periods } = contract
  const cents = periods.reduce(
    (sum, { creditUsedCents, from, until }) =>
      sum + refundOfPayment({ cents: creditUsedCents, paidAt: from, paidUntil: until }, statement),
    0,
  )
  const localKey = `withdrawal-restored:${membershipId}`
  try {
    if (cents === 0 || (await findCustomerCredit(customerId, localKey))) return
    await withActionKey(pool, {
      action: localKey,
      call: (idempotencyKey) =>
        creditCustomer({ customerId, cents, localKey, description: 'Restored after a withdrawal', idempotencyKey }),
      find: () => findCustomerCredit(customerId, localKey),
    })
  } catch (error) {
    // Its credit went with it.
    if (!isMissing(error, 'customer')) throw error
  }
}
