import type { Suspension } from '#contracts/people.ts'
import type { MembershipMoney } from '#providers/stripe/membershipMoney.ts'

/**
 * Why access rests, if it does. A dispute of any payment rests it until the bank has decided for us; a payment given
 * back as a whole until a later one is made. A part given back changes nothing.
 */
export function suspensionOf({
  dispute,
  isLastRefunded,
}: Pick<MembershipMoney, 'dispute' | 'isLastRefunded'>): Suspension | null {
  if (dispute !== 'none') return 'dispute'
  return isLastRefunded ? 'refund' : null
}
