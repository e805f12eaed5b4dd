import type { Pool } from 'pg'
import { creditCustomer, findCustomerCredit } from '#providers/stripe/customerCredit.ts'
import { isMissing } from '#providers/stripe/isMissing.ts'
import type { MembershipContract } from '#providers/stripe/membershipContract.ts'
import { withActionKey } from '#domain/platform/cardPlumbing/withIdempotencyKey.ts'
import { refundOfPayment } from './membershipPeriod.ts'

type Restored = {
  membershipId: number
  contract: MembershipContract
  statement: { submittedAt: Date; hasRequest: boolean }
}

/**
 * Gives back what a credit, such as the reward for a friend, paid of the days after a withdrawal: as credit, because no card
 * paid it. Repeating it gives nothing more.
 */
export async function restoreCredit(pool: Pool, { membershipId, contract, statement }: Restored): Promise<void> {
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
