import { describe, expect, it } from 'vitest'
import { decideReward, type RewardFacts } from '#domain/membership/referrals/decideReward.ts'
import { REFERRAL_MOVES, type ReferralState } from '#domain/membership/referrals/referralStates.ts'

const NOW = new Date('2026-11-26T12:00:00Z')
const facts: RewardFacts = {
  dueAt: NOW,
  isReturned: false,
  isDisputed: false,
  isSameCard: false,
  hasReferrerLeft: false,
  hasCustomer: true,
  creditedThisYear: 0,
  mostPerYear: 12,
}
const later = { dueAt: new Date(NOW.getTime() + 1) }

describe('the reward for a friend who paid', () => {
  it.each<[string, Partial<RewardFacts>, object]>([
    ['is credited on its day', {}, { next: 'credit' }],
    ['waits for its day', later, { next: 'wait' }],
    ['waits for the bank', { isDisputed: true }, { next: 'wait' }],
    ['waits for a customer at the card provider', { hasCustomer: false }, { next: 'wait' }],
    [
      'ends with a full refund, also before its day',
      { ...later, isReturned: true },
      { next: 'void', reason: 'refunded' },
    ],
    ['ends with the referrer’s own card', { ...later, isSameCard: true }, { next: 'void', reason: 'same_card' }],
    ['ends when the referrer leaves', { ...later, hasReferrerLeft: true }, { next: 'void', reason: 'referrer_left' }],
    ['is the last of the year', { creditedThisYear: 11 }, { next: 'credit' }],
    ['is one too many in the year', { creditedThisYear: 12 }, { next: 'void', reason: 'limit' }],
    ['is switched off', { mostPerYear: 0 }, { next: 'void', reason: 'limit' }],
    ['is not limited before its day', { ...later, creditedThisYear: 12 }, { next: 'wait' }],
  ])('%s', (_, changed, decision) => {
    expect(decideReward({ ...facts, ...changed }, NOW)).toEqual(decision)
  })
})

describe('the states of a referral', () => {
  it('lead only forward, except when the customer is gone', () => {
    expect(REFERRAL_MOVES).toEqual({
      joined: ['waiting'],
      waiting: ['crediting', 'void'],
      crediting: ['credited', 'waiting'],
      credited: [],
      void: [],
    })
  })

  it('name only states that exist', () => {
    const states = Object.keys(REFERRAL_MOVES)
    expect(states).toEqual(expect.arrayContaining<ReferralState>(Object.values(REFERRAL_MOVES).flat()))
  })
})
