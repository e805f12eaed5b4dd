import type { Suspension } from '#contracts/people/people.ts'
import type { MembershipMoney } from '#providers/stripe/membershipMoney.ts'

/** A refund suspends access only until the next payment; a partial refund changes nothing. */
export function suspensionOf({
  dispute,
  isLastRefunded,
}: Pick<MembershipMoney, 'dispute' | 'isLastRefunded'>): Suspension | null {
  if (dispute !== 'none') return 'dispute'
  return isLastRefunded ? 'refund' : null
}
