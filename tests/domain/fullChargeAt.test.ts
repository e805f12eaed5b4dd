import { describe, expect, it } from 'vitest'
import { fullPriceAt } from '#domain/membership/membershipOffers/fullPriceAt.ts'
import { fullChargeAt } from '#domain/membership/subscriptions/fullChargeAt.ts'
import { leavingDiscount } from '#domain/membership/subscriptions/leavingDiscount.ts'

const at = (day: string) => new Date(`${day}T12:00:00Z`)

const facts = {
  plan: 'monthly',
  currentPeriodEnd: at('2027-02-28'),
  cancelAtPeriodEnd: false,
  isCollectionPaused: false,
  pausedUntil: null,
} as const

describe('the first charge in full', () => {
  it.each([
    ['began on the 31st', '2027-01-31', '2027-04-30', '2027-04-30'],
    ['began on the 31st, discount a day longer', '2027-01-31', '2027-05-01', '2027-05-31'],
    ['began on the 30th', '2026-12-30', '2027-04-29', '2027-04-30'],
    ['began on the 29th', '2026-11-29', '2027-04-28', '2027-04-29'],
    ['began on the 28th', '2026-11-28', '2027-04-28', '2027-04-28'],
  ])('of a membership that %s', (_, began, ends, full) => {
    expect(fullChargeAt({ ...facts, billingAnchor: at(began), discountEndsAt: at(ends) })).toEqual(at(full))
  })

  it('is none without an end, and waits for the end of a pause', () => {
    const began = { ...facts, billingAnchor: at('2027-01-31') }
    expect(fullChargeAt({ ...began, discountEndsAt: null })).toBeNull()
    const paused = {
      ...began,
      isCollectionPaused: true,
      pausedUntil: at('2027-04-30'),
      discountEndsAt: at('2027-03-15'),
    }
    expect(fullChargeAt(paused)).toEqual(at('2027-04-30'))
  })

  it('of an annual membership is a year later', () => {
    const annual = {
      ...facts,
      plan: 'annual',
      currentPeriodEnd: at('2028-02-29'),
      billingAnchor: at('2028-02-29'),
    } as const
    expect(fullChargeAt({ ...annual, discountEndsAt: at('2028-03-01') })).toEqual(at('2029-02-28'))
  })
})

it.each(['29', '30', '31'])(
  'an offer for staying and the account name the same day, for who began on the %sth',
  (day) => {
    const now = at('2027-01-31')
    const billingAnchor = at(`2026-12-${day}`)
    const offer = leavingDiscount(
      {
        ...facts,
        status: 'active',
        hasPaid: true,
        suspendedFor: null,
        priceCents: 1212,
        billingAnchor,
        discountPercent: null,
        discountCents: null,
        lastTakenAt: null,
      },
      { percent: 50, months: 3 },
      now,
    )
    expect(offer?.fullPriceAt).toEqual(fullChargeAt({ ...facts, billingAnchor, discountEndsAt: at('2027-04-30') }))
  },
)

it.each(['2027-01-29', '2027-01-30', '2027-01-31'])('an offer for joining names the renewal in full: %s', (day) => {
  const now = at(day)
  const promised = fullPriceAt({ duration: 'months', months: 3 }, 'monthly', now)
  const [next, ends] = [at('2027-02-28'), at(`2027-04-${day === '2027-01-29' ? '29' : '30'}`)]
  expect(fullChargeAt({ ...facts, currentPeriodEnd: next, billingAnchor: now, discountEndsAt: ends })).toEqual(promised)
})
