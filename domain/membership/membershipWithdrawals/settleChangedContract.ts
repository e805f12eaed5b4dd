import type { Pool } from 'pg'
import { findCustomerCredit, takeCustomerCredit } from '#providers/stripe/customerCredit.ts'
import { readCredit } from '#providers/stripe/customers.ts'
import type { MembershipContract } from '#providers/stripe/membershipContract.ts'
import type { PaidInvoice } from '#providers/stripe/membershipRefunds.ts'
import { withActionKey } from '#domain/platform/cardPlumbing/withIdempotencyKey.ts'
import { contractSettlement, shareOut } from './contractSettlement.ts'

type Changed = {
  membershipId: number
  contract: MembershipContract
  /** Newest first. */
  payments: PaidInvoice[]
  statement: { submittedAt: Date; hasRequest: boolean }
}

/**
 * Takes the credit that changes of the plan left, so that it isn't given back twice. Repeating it takes nothing more.
 * @returns the refunds that are due then; null when nothing was taken and a person must work it out.
 */
export async function settleChangedContract(
  pool: Pool,
  { membershipId, contract: { customerId, periods }, payments, statement }: Changed,
): Promise<PaidInvoice[] | null> {
  const settlement = contractSettlement(periods, statement)
  const refunds = settlement && shareOut(settlement.owedCents, payments)
  if (!settlement || !refunds) return null
  const { creditCents: cents } = settlement
  const localKey = `withdrawal-credit:${membershipId}`
  if (cents === 0 || (await findCustomerCredit(customerId, localKey))) return refunds
  // Someone has taken it already, or it paid for something else.
  if ((await readCredit(customerId)) < cents) return null
  await withActionKey(pool, {
    action: localKey,
    call: (idempotencyKey) =>
      takeCustomerCredit({
        customerId,
        cents,
        localKey,
        description: 'Refunded after a withdrawal',
        idempotencyKey,
      }),
    find: () => findCustomerCredit(customerId, localKey),
  })
  return refunds
}
