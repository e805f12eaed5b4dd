import { describe, expect, it } from 'vitest'
import { monthlyFrom } from '#contracts/membership/plannedMonthlyTerms.ts'
import { plannedOutcome } from '#domain/membership/subscriptions/changePlannedPlans.ts'

const YEAR_END = new Date('2027-11-26T12:00:00Z')
const BEFORE = new Date('2027-11-25T11:59:59Z')
const DUE = new Date('2027-11-25T12:00:00Z')

const facts = {
  plan: 'annual',
  status: 'active',
  cancelAtPeriodEnd: false,
  isCollectionPaused: false,
  currentPeriodEnd: YEAR_END,
  suspendedFor: null,
  pausedFrom: null,
  discountEndsAt: null,
  offerPlans: null,
  monthlyFrom: monthlyFrom(YEAR_END),
} as const

describe('a monthly plan that was chosen for when the year ends', () => {
  it.each([
    ['waits until a day before the end', {}, BEFORE, 'wait'],
    ['begins then', {}, DUE, 'change'],
    ['begins in the last second of the year', {}, new Date(YEAR_END.getTime() - 1000), 'change'],
    ['waits while the membership is canceled, which can be taken back', { cancelAtPeriodEnd: true }, DUE, 'wait'],
    ['waits while the bank decides a dispute', { suspendedFor: 'dispute' }, DUE, 'wait'],
    ['waits while a payment is late', { status: 'past_due' }, DUE, 'wait'],
    ['waits at the very end, until the provider says what became of it', {}, YEAR_END, 'wait'],
    ['waits with an offer for the annual plan only', { offerPlans: 'annual' }, DUE, 'wait'],
    ['is no longer needed when the plan is monthly', { plan: 'monthly' }, DUE, 'forget'],
    ['was missed when another year has begun', { currentPeriodEnd: new Date('2028-11-26T12:00:00Z') }, DUE, 'missed'],
    [
      'was missed when another year has begun, also while its payment is late',
      { currentPeriodEnd: new Date('2028-11-26T12:00:00Z'), status: 'past_due' },
      DUE,
      'missed',
    ],
  ] as const)('%s', (_what, more, now, outcome) => {
    expect(plannedOutcome({ ...facts, ...more }, now)).toBe(outcome)
  })
})
