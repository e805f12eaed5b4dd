import type { Plan } from '#contracts/people/people.ts'
import { type ChargeFacts, nextChargeAt } from './nextChargeAt.ts'
import { renewalAfter } from './renewalAfter.ts'

export const MONTHS_OF_PLAN = { monthly: 1, annual: 12 } as const satisfies Record<Plan, number>

type Renewing = ChargeFacts & {
  plan: Plan
  /** Null until the card provider was read. */
  billingAnchor: Date | null
  discountEndsAt: Date | null
}

/**
 * The day of the first charge in full, for every screen, email and stored text: the first charge that is not before the end of
 * the discount. A discount itself often ends between two charges. Null for one without an end.
 */
export function fullChargeAt(membership: Renewing): Date | null {
  const { plan, billingAnchor, discountEndsAt } = membership
  const next = nextChargeAt(membership)
  if (!discountEndsAt || !next) return discountEndsAt
  return firstRenewalFrom(discountEndsAt, { plan, next, billingAnchor })
}

/** @param renewals `next` is one of them. */
export function firstRenewalFrom(
  day: Date,
  { plan, next, billingAnchor }: { plan: Plan; next: Date; billingAnchor: Date | null },
): Date {
  const renewal = (count: number) => renewalAfter(next, count * MONTHS_OF_PLAN[plan], billingAnchor ?? next)
  let count = 0
  while (renewal(count) < day) count += 1
  return renewal(count)
}
