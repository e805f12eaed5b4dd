import { describe, expect, it } from 'vitest'
import { renewalTerms } from '#contracts/membership/renewalTerms.ts'
import { describeOffer } from '#domain/membership/membershipOffers/readOffer.ts'
import { fullPriceAt, offeredPayments } from '#domain/membership/membershipOffers/fullPriceAt.ts'
import type { MembershipOffer } from '#domain/membership/membershipOffers/MembershipOffer.ts'
import { offerPrice } from '#domain/membership/membershipOffers/offerPrice.ts'
import { isForPlan, refuseOffer } from '#domain/membership/membershipOffers/offerRefusal.ts'
import { chargeAt } from '#domain/membership/subscriptions/chargeAt.ts'
import { termsWords } from '#texts/termsWords.ts'

const NOW = new Date('2026-01-31T12:00:00Z')
const HALF: MembershipOffer = {
  id: 1,
  code: 'HALF',
  percent: 50,
  amountCents: null,
  duration: 'first',
  months: null,
  plans: 'both',
  audience: 'everyone',
  isActive: true,
  startsAt: null,
  endsAt: null,
  maxUses: null,
  uses: 0,
  usedByPerson: false,
  wasMember: false,
}
const day = (text: string) => new Date(`${text}T12:00:00Z`)

describe('the price with an offer', () => {
  it.each([
    [{ percent: 50, amountCents: null }, 1212, 606],
    [{ percent: 33, amountCents: null }, 1212, 812],
    [{ percent: 1, amountCents: null }, 1212, 1200],
    [{ percent: 50, amountCents: null }, 1213, 606],
    [{ percent: 100, amountCents: null }, 1212, 0],
    [{ percent: null, amountCents: 500 }, 1212, 712],
    [{ percent: null, amountCents: 5000 }, 1212, 0],
    [{ percent: null, amountCents: null }, 1212, 1212],
  ])('%o of %i cents is %i', (reduction, price, expected) => {
    expect(offerPrice(reduction, price)).toBe(expected)
  })
})

describe('the first payment in full', () => {
  it.each([
    ['first', null, 'monthly', 1, '2026-02-28'],
    ['first', null, 'annual', 1, '2027-01-31'],
    ['months', 3, 'monthly', 3, '2026-04-30'],
    ['months', 3, 'annual', 1, '2027-01-31'],
    ['months', 12, 'annual', 1, '2027-01-31'],
    ['months', 13, 'annual', 2, '2028-01-31'],
  ] as const)('of %s %s on the %s plan comes after %i payments', (duration, months, plan, payments, expected) => {
    expect(offeredPayments({ duration, months }, plan)).toBe(payments)
    expect(fullPriceAt({ duration, months }, plan, NOW)).toEqual(day(expected))
  })

  it('never comes with an offer for every payment', () => {
    expect(fullPriceAt({ duration: 'forever', months: null }, 'monthly', NOW)).toBeNull()
  })
})

describe('an offer is refused', () => {
  it.each<[Partial<MembershipOffer>, string | null]>([
    [{}, null],
    [{ isActive: false }, 'HALF can’t be used at the moment.'],
    [{ startsAt: day('2026-02-01') }, 'HALF can be used from February 1, 2026.'],
    [{ startsAt: NOW }, null],
    [{ endsAt: NOW }, 'HALF has expired.'],
    [{ usedByPerson: true }, 'You’ve already used HALF.'],
    [{ audience: 'new', wasMember: true }, 'HALF is for new members.'],
    [{ audience: 'former' }, 'HALF is for people who were members before.'],
    [{ audience: 'former', wasMember: true }, null],
    [{ maxUses: 2, uses: 2 }, 'HALF was used up.'],
    [{ maxUses: 2, uses: 1 }, null],
  ])('%o: %s', (more, expected) => {
    const refuse = () => refuseOffer({ ...HALF, ...more }, NOW)
    if (expected === null) expect(refuse).not.toThrow()
    else expect(refuse).toThrow(expected)
  })

  it.each<[Partial<MembershipOffer>, boolean, boolean]>([
    [{}, true, true],
    [{ plans: 'annual' }, false, true],
    [{ plans: 'monthly' }, true, false],
    [{ percent: null, amountCents: 1163 }, false, true],
    [{ percent: null, amountCents: 1162 }, true, true],
    [{ percent: null, amountCents: 1212 }, true, true],
  ])('for a plan it isn’t for: %o', (more, monthly, annual) => {
    const offer = { ...HALF, ...more }
    expect([isForPlan(offer, 'monthly', 1212), isForPlan(offer, 'annual', 11500)]).toEqual([monthly, annual])
  })
})

describe('an offer is described', () => {
  it.each<[Partial<MembershipOffer>, string]>([
    [{}, '50% off your first payment'],
    [{ duration: 'months', months: 1 }, '50% off for a month'],
    [{ duration: 'months', months: 3 }, '50% off for 3 months'],
    [{ duration: 'forever', percent: null, amountCents: 200 }, '$2.00 off every payment'],
  ])('%o', (more, expected) => {
    expect(describeOffer({ ...HALF, ...more })).toBe(expected)
  })
})

describe('the terms beside the button', () => {
  const terms = (payments: number | null, until: string | null) =>
    renewalTerms(
      { plan: 'monthly', cents: 1212, trialDays: 0, offer: { cents: 606, payments, until } },
      termsWords('en'),
    )

  it('say what is paid today, at which renewals, and from when on in full', () => {
    expect(terms(1, 'February 28, 2026')).toBe(
      'You pay $6.06 today. From February 28, 2026 on, it renews automatically every month for $12.12 until you cancel, which you can do anytime.',
    )
    expect(terms(2, 'March 31, 2026')).toContain(
      'You pay $6.06 today and $6.06 at the next renewal. From March 31, 2026 on',
    )
    expect(terms(4, 'May 31, 2026')).toContain('and $6.06 at each of the next 3 renewals. From May 31, 2026 on')
    expect(terms(null, null)).toBe(
      'You pay $6.06 today. It renews automatically every month for $6.06 until you cancel, which you can do anytime.',
    )
  })
})

describe('a charge of a membership', () => {
  const reduced = { priceCents: 1212, discountPercent: 50, discountCents: null, discountEndsAt: day('2026-03-31') }

  it('is reduced until the discount ends', () => {
    expect(chargeAt(reduced, day('2026-03-30'))).toBe(606)
    expect(chargeAt(reduced, day('2026-03-31'))).toBe(1212)
    expect(chargeAt({ ...reduced, discountEndsAt: null }, day('2030-01-01'))).toBe(606)
    expect(chargeAt({ ...reduced, discountPercent: null }, day('2026-03-01'))).toBe(1212)
  })
})
