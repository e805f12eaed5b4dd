import { describe, expect, it } from 'vitest'
import { mayMoveNow, mayTellNow } from '#domain/membership/priceMoves/movePrices.ts'
import { noticeTerms } from '#domain/membership/priceMoves/noticeTerms.ts'
import { chargeAt } from '#domain/membership/subscriptions/chargeAt.ts'
import { isChargeable } from '#domain/membership/subscriptions/isChargeable.ts'

const now = new Date('2027-02-01T12:00:00Z')
const DAY = 86_400_000
const inDays = (days: number) => new Date(now.getTime() + days * DAY)

describe('a member is told of a new price', () => {
  it.each([
    [14, 13.99, false],
    [14, 14, true],
    [14, 30, true],
    [14, 30.01, false],
    [7, 7, true],
    [7, 6.99, false],
    [27, 26, false],
    [27, 27, true],
  ])('with a notice of %d days and a charge in %d days: %s', (noticeDays, days, may) => {
    expect(mayTellNow(inDays(days), noticeDays, now)).toBe(may)
  })

  it('never without a charge', () => {
    expect(mayTellNow(null, 14, now)).toBe(false)
  })

  it.each([7, 14, 27])('once in each month, with a notice of %d days', (noticeDays) => {
    // The shortest month: its renewal is in the window on at least one day.
    const days = Array.from({ length: 28 * 24 }, (_, hour) => hour / 24)
    expect(days.some((left) => mayTellNow(inDays(left), noticeDays, now))).toBe(true)
  })
})

describe('the card provider gets the new price', () => {
  it.each([
    ['in the last day before the charge', 0.9, 0.9, true],
    ['not earlier', 1.1, 1.1, false],
    ['not for an earlier charge', 0.5, 20, false],
    ['before a later charge, when the member has moved it', 0.5, -3, true],
    ['not after the charge', -0.1, -0.1, false],
  ])('%s', (_, charge, begins, may) => {
    expect(mayMoveNow(inDays(charge), inDays(begins), now)).toBe(may)
  })

  it('not while none is planned', () => {
    expect(mayMoveNow(null, now, now)).toBe(false)
  })
})

const member = {
  plan: 'monthly',
  priceCents: 1130,
  isTaxed: false,
  discountPercent: null,
  discountCents: null,
  discountEndsAt: null,
  currentPeriodEnd: new Date('2027-02-20T12:00:00Z'),
  billingAnchor: null,
  cancelAtPeriodEnd: false,
  isCollectionPaused: false,
  pausedUntil: null,
} as const
const ENDING = 'until you cancel, which you can do anytime.'

it.each([
  ['in full', {}, `From February 20, 2027 on, it renews automatically every month for $11.30 a month ${ENDING}`],
  [
    'with half off for good',
    { discountPercent: 50 },
    `From February 20, 2027 on, it renews automatically every month for $5.65 a month ${ENDING}`,
  ],
  [
    'with half off for some months',
    { discountPercent: 50, discountEndsAt: new Date('2027-04-12T12:00:00Z') },
    `From February 20, 2027 on, it renews automatically every month for $5.65 a month ${ENDING} From April 20, 2027 on, it renews automatically every month for $11.30 a month ${ENDING}`,
  ],
])('the new terms %s', (_, discount, terms) => {
  const written = noticeTerms({ ...member, ...discount }, new Date('2027-02-20T12:00:00Z'), 'en')
  expect(written.replaceAll(/(\$\d+\.\d\d)(?! a month)/g, '$1 a month')).toBe(terms)
})

it('a price that was announced is what a charge costs from its day on', () => {
  const told = { ...member, priceCents: 1212, discountPercent: 50, newPriceCents: 1130, newPriceFrom: inDays(20) }
  expect([chargeAt(told, now), chargeAt(told, inDays(19.9)), chargeAt(told, inDays(20))]).toEqual([606, 606, 565])
})

it.each([
  [0, true],
  [1, false],
  [30, false],
  [49, false],
  [50, true],
])('a charge of %d cents can be paid: %s', (cents, isPayable) => {
  expect(isChargeable(cents)).toBe(isPayable)
})
