import type { LeavingOffer } from '#contracts/membership/leaving.ts'
import type { LeavingReason } from '#contracts/membership/leavingReasons.ts'
import type { Cents } from '#contracts/shared/money.ts'
import type { Plan } from '#contracts/people/people.ts'

export type OfferFacts = {
  plan: Plan
  canPause: boolean
  hasDiscount: boolean
  monthlyCents: Cents
  annualCents: Cents
}

/** One offer at most; null where there is nothing honest to offer. */
export function offerFor(reason: LeavingReason, facts: OfferFacts): LeavingOffer {
  const { plan, canPause, hasDiscount, monthlyCents, annualCents } = facts
  switch (reason) {
    case 'no_time':
      return canPause ? 'pause' : null
    case 'too_expensive':
      if (hasDiscount) return 'discount'
      return plan === 'monthly' && annualCents < 12 * monthlyCents ? 'annual' : null
    case 'missing_something':
    case 'did_not_work':
      return 'contact'
    case 'other':
      return null
  }
}
