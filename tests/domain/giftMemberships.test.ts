import { describe, expect, it } from 'vitest'
import { giftPeriod, type OwnSubscription } from '#domain/membership/giftMemberships/redeemGiftMembership.ts'
import { renewalAfter } from '#domain/membership/subscriptions/renewalAfter.ts'
import { redemptionRefusal } from '#domain/membership/giftMemberships/redemptionRefusal.ts'
import { accessOf, givenUntil } from '#domain/membership/subscriptions/isEntitled.ts'

const now = new Date('2026-11-26T12:00:00Z')
const at = (day: string) => new Date(`${day}T12:00:00Z`)

describe('the end of a gift', () => {
  it.each([
    ['2026-11-26', 3, '2027-02-26'],
    ['2026-11-30', 3, '2027-02-28'],
    ['2027-11-30', 3, '2028-02-29'],
    ['2026-08-31', 6, '2027-02-28'],
    ['2028-02-29', 12, '2029-02-28'],
    ['2026-12-31', 12, '2027-12-31'],
  ])('%s and %i months is %s', (start, months, end) => {
    expect(renewalAfter(at(start), months, at(start))).toEqual(at(end))
  })
})

describe('the period of a gift', () => {
  const own = (more: Partial<OwnSubscription>): OwnSubscription => ({
    status: 'active',
    currentPeriodEnd: at('2026-12-10'),
    cancelAtPeriodEnd: true,
    suspendedFor: null,
    ...more,
  })
  it.each([
    ['begins now', null, null, '2026-11-26'],
    ['follows what was given', null, at('2027-01-05'), '2027-01-05'],
    ['begins now after a gift that ended', null, at('2026-01-05'), '2026-11-26'],
    ['follows a canceled subscription', own({}), null, '2026-12-10'],
    ['follows a canceled trial', own({ status: 'trialing' }), null, '2026-12-10'],
    ['follows whichever ends last', own({}), at('2027-01-05'), '2027-01-05'],
    ['begins now beside a suspended subscription', own({ suspendedFor: 'refund' }), null, '2026-11-26'],
    ['begins now beside an unpaid subscription', own({ status: 'past_due' }), null, '2026-11-26'],
  ])('%s', (_, subscription, until, begins) => {
    expect(giftPeriod({ now, months: 3, subscription, givenUntil: until })).toEqual({
      beginsAt: at(begins),
      endsAt: renewalAfter(at(begins), 3, at(begins)),
    })
  })

  it.each(['active', 'trialing', 'past_due', 'unpaid', 'paused'] as const)(
    'is none beside a %s one that renews',
    (status) => {
      const subscription = own({ status, cancelAtPeriodEnd: false })
      expect(giftPeriod({ now, months: 3, subscription, givenUntil: null })).toBeNull()
    },
  )
})

describe('what gifts give', () => {
  const gift = (begins: string, ends: string) => ({ beginsAt: at(begins).getTime(), endsAt: at(ends).getTime() })
  const first = gift('2026-11-01', '2027-02-01')
  const second = gift('2027-02-01', '2027-08-01')
  it.each([
    ['before the first begins', [gift('2026-11-27', '2027-02-27')], null],
    ['from the moment it begins', [gift('2026-11-26', '2027-02-26')], '2027-02-26'],
    ['until the last of two ends', [first, second], '2027-08-01'],
    ['at its end', [gift('2026-08-26', '2026-11-26')], null],
    ['between two that don’t follow each other', [gift('2026-08-01', '2026-11-01'), second], null],
  ])('%s', (_, gifts, until) => {
    const given = givenUntil(null, gifts, now)
    expect(given).toEqual(until && at(until))
    expect(accessOf(null, given, now)).toBe(until ? 'gift' : null)
  })

  it('is at least the complimentary access', () => {
    expect(givenUntil(at('2028-01-01'), [first], now)).toEqual(at('2028-01-01'))
    expect(givenUntil(at('2026-12-01'), [first], now)).toEqual(at('2027-02-01'))
  })
})

it.each([
  [{}, null],
  [{ redeemedAt: now, voidedAt: now, frozenAt: now }, 'gift_membership_used'],
  [{ voidedAt: now, frozenAt: now }, 'gift_membership_void'],
  [{ frozenAt: now }, 'gift_membership_frozen'],
])('a gift with %o can be redeemed, or says why not', (facts, refusal) => {
  expect(redemptionRefusal({ redeemedAt: null, voidedAt: null, frozenAt: null, ...facts })).toBe(refusal)
})
