import { describe, expect, it } from 'vitest'
import { leavingDiscount } from '#domain/membership/subscriptions/leavingDiscount.ts'
import { offerFor } from '#domain/membership/subscriptions/tellWhyLeaving.ts'
import { pauseRefusal } from '#domain/membership/subscriptions/pauseRefusal.ts'
import { renewalAfter } from '#domain/membership/subscriptions/renewalAfter.ts'

const facts = { plan: 'monthly', canPause: true, hasDiscount: false, monthlyCents: 1212, annualCents: 11500 } as const

describe('offerFor', () => {
  it.each([
    ['no_time', facts, 'pause'],
    ['no_time', { ...facts, canPause: false }, null],
    ['too_expensive', facts, 'annual'],
    ['too_expensive', { ...facts, hasDiscount: true }, 'discount'],
    ['no_time', { ...facts, canPause: false, hasDiscount: true }, null],
    ['too_expensive', { ...facts, annualCents: 12 * 1212 }, null],
    ['too_expensive', { ...facts, plan: 'annual' }, null],
    ['missing_something', facts, 'contact'],
    ['did_not_work', facts, 'contact'],
    ['other', facts, null],
  ] as const)('%s %o: %s', (reason, of, offer) => {
    expect(offerFor(reason, of)).toBe(offer)
  })
})

describe('leavingDiscount', () => {
  const now = new Date('2026-11-26T12:00:00Z')
  const canceled = {
    plan: 'monthly',
    status: 'active',
    hasPaid: true,
    suspendedFor: null,
    priceCents: 1212,
    currentPeriodEnd: new Date('2026-12-10T12:00:00Z'),
    billingAnchor: null,
    discountPercent: null,
    discountCents: null,
    lastTakenAt: null,
  } as const
  const half = { percent: 50, months: 3 }

  it.each([
    ['a running monthly membership', {}, half, [3, '2027-03-10']],
    ['one month', {}, { percent: 50, months: 1 }, [1, '2027-01-10']],
    ['a period that began today', { currentPeriodEnd: new Date('2026-12-26T11:00:00Z') }, half, [3, '2027-03-26']],
    ['no discount in the settings', {}, { percent: 0, months: 3 }, null],
    ['less than the smallest payment', {}, { percent: 96, months: 3 }, null],
    ['an annual plan', { plan: 'annual' }, half, null],
    ['a trial', { status: 'trialing', hasPaid: false }, half, null],
    ['a failed payment', { status: 'past_due' }, half, null],
    ['a refunded payment', { suspendedFor: 'refund' }, half, null],
    ['a discount that runs', { discountPercent: 10 }, half, null],
    ['an amount off that runs', { discountCents: 100 }, half, null],
    ['one taken less than 12 months ago', { lastTakenAt: new Date('2025-11-26T12:00:01Z') }, half, null],
    ['one taken 12 months ago', { lastTakenAt: new Date('2025-11-26T12:00:00Z') }, half, [3, '2027-03-10']],
  ] as const)('%s', (_what, change, terms, expected) => {
    const offer = leavingDiscount({ ...canceled, ...change }, terms, now)
    expect(offer && [offer.payments, offer.fullPriceAt.toISOString().slice(0, 10)]).toEqual(expected)
    if (offer) expect(offer.cents).toBe(606)
  })
})

describe('pauseRefusal', () => {
  const now = new Date('2026-11-26T12:00:00Z')
  const running = {
    plan: 'monthly',
    status: 'active',
    hasPaid: true,
    currentPeriodEnd: new Date('2026-12-10T12:00:00Z'),
    suspendedFor: null,
    isCollectionPaused: false,
    pausedFrom: null,
    lastPausedFrom: null,
  } as const

  it.each([
    ['a running monthly membership', {}, null],
    ['one paused 12 months ago', { lastPausedFrom: new Date('2025-11-26T12:00:00Z') }, null],
    ['one paused a second later', { lastPausedFrom: new Date('2025-11-26T12:00:01Z') }, 'lately'],
    ['a trial', { status: 'trialing', hasPaid: false }, 'trial'],
    ['an unpaid renewal', { status: 'past_due' }, 'failed'],
    ['a refunded one', { suspendedFor: 'refund' }, 'suspended'],
    ['an annual plan', { plan: 'annual' }, 'annual'],
    ['a pause that is set', { pausedFrom: new Date('2026-12-10T12:00:00Z') }, 'paused'],
    ['a pause at the card provider', { isCollectionPaused: true }, 'paused'],
    ['one whose period has ended', { currentPeriodEnd: now }, 'not_running'],
  ] as const)('%s', (_what, change, reason) => {
    const refusal = pauseRefusal({ ...running, ...change }, now)
    expect(refusal).toBe(reason)
  })
})

it.each([
  ['2026-12-26', 2, '2026-11-26', '2027-02-26'],
  ['2027-01-31', 1, '2026-12-31', '2027-02-28'],
  ['2027-02-28', 1, '2026-12-31', '2027-03-31'],
  ['2026-11-30', 3, '2026-10-31', '2027-02-28'],
])('the renewal after %s, %d months later, of periods from %s, is %s', (renewal, months, anchor, expected) => {
  const at = (day: string) => new Date(`${day}T12:00:00Z`)
  expect(renewalAfter(at(renewal), months, at(anchor))).toEqual(at(expected))
})
