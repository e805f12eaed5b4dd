import type { VoidReason } from './referralStates.ts'

export type RewardFacts = {
  dueAt: Date
  /** The whole first payment went back, or the friend withdrew from the contract. */
  isReturned: boolean
  isDisputed: boolean
  /** The friend paid with a card that the referrer has paid with. */
  isSameCard: boolean
  hasReferrerLeft: boolean
  /** Without a customer at the card provider there is nothing to credit yet. */
  hasCustomer: boolean
  /** The referrer's rewards in this calendar year, UTC. */
  creditedThisYear: number
  /** 0 while rewards are switched off. */
  mostPerYear: number
}

type Decision = { next: 'wait' | 'credit' } | { next: 'void'; reason: VoidReason }

/** What becomes of a friend's first payment. Decided once: a later refund does not take a reward back. */
export function decideReward(facts: RewardFacts, now: Date): Decision {
  if (facts.hasReferrerLeft) return { next: 'void', reason: 'referrer_left' }
  if (facts.isReturned) return { next: 'void', reason: 'refunded' }
  if (facts.isSameCard) return { next: 'void', reason: 'same_card' }
  if (now < facts.dueAt || facts.isDisputed) return { next: 'wait' }
  if (facts.creditedThisYear >= facts.mostPerYear) return { next: 'void', reason: 'limit' }
  return { next: facts.hasCustomer ? 'credit' : 'wait' }
}
