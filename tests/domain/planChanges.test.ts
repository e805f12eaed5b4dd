import { describe, expect, it } from 'vitest'
import { planChangeTerms } from '#contracts/membership/planChangeTerms.ts'
import { refuseOutdated } from '#domain/membership/subscriptions/planChange.ts'
import { termsWords } from '#texts/termsWords.ts'

const shown = { dueCents: 0, fullCents: 1212, creditLeftCents: 6788 }

describe('refuseOutdated', () => {
  it.each([
    ['nothing where all amounts are as shown', {}, null],
    ['another charge today', { dueCents: 100 }, 'you would pay $1.00 today, $67.88 would stay as your credit'],
    ['another price of the renewals', { fullCents: 1599 }, 'it would renew for $15.99 a month'],
    ['a smaller credit', { creditLeftCents: 5000 }, 'you would pay $0.00 today, $50.00 would stay as your credit'],
    ['no credit at all', { creditLeftCents: 0 }, 'you would pay $0.00 today, and it would renew for $12.12 a month'],
  ])('says %s', (_what, now, message) => {
    const refuse = () => refuseOutdated('monthly', shown, { ...shown, ...now })
    if (message === null) expect(refuse).not.toThrow()
    else expect(refuse).toThrow(message)
  })
})

describe('planChangeTerms', () => {
  it.each([
    [
      { plan: 'annual', cents: 11500, renewalTaxCents: null, dueCents: 10692, creditLeftCents: 0 },
      'You pay $106.92 today. It renews automatically every year for $115 until you cancel, which you can do anytime.',
    ],
    [
      { plan: 'monthly', cents: 1212, renewalTaxCents: null, dueCents: 0, creditLeftCents: 6788 },
      'You pay nothing today. $67.88 stay as your credit, which pays your next charges. It renews automatically every month for $12.12 until you cancel, which you can do anytime.',
    ],
    [
      { plan: 'annual', cents: 11960, renewalTaxCents: 460, dueCents: 10692, creditLeftCents: 0 },
      'You pay $106.92 today. It renews automatically every year for $119.60 until you cancel, which you can do anytime. $119.60 is $115.00 plus $4.60 tax. Renewals are taxed at the rates of their day.',
    ],
  ] as const)('%o', (change, terms) => {
    expect(planChangeTerms(change, termsWords('en'))).toBe(terms)
  })
})
