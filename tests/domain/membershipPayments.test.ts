import { describe, expect, it } from 'vitest'
import { refundOffers } from '#domain/membership/membershipPayments/refundOffers.ts'
import { whyPaymentFailed } from '#domain/membership/membershipPayments/whyPaymentFailed.ts'
import { sentenceIn } from '#texts/sentenceIn.ts'

const at = (text: string) => new Date(text)

const payment = {
  cents: 3000,
  refundedCents: 0,
  paymentIntentId: 'pi_1',
  isDisputed: false,
  creditedCents: 0,
  from: at('2026-06-01T00:00:00Z'),
  until: at('2026-07-01T00:00:00Z'),
}

describe('refundOffers', () => {
  it.each([
    ['on its first day gives back everything', '2026-06-01T23:59:59Z', {}, { all: 3000, unused: 3000 }],
    ['counts today as unused', '2026-06-16T23:59:59Z', {}, { all: 3000, unused: 1500 }],
    ['is the same all day', '2026-06-16T00:00:00Z', {}, { all: 3000, unused: 1500 }],
    ['gives a day’s price back on the last day', '2026-06-30T12:00:00Z', {}, { all: 3000, unused: 100 }],
    ['has no unused days afterwards', '2026-07-01T00:00:00Z', {}, { all: 3000, unused: 0 }],
    ['gives fractions of a cent to the member', '2026-06-16T12:00:00Z', { cents: 1001 }, { all: 1001, unused: 501 }],
    ['is never more than is left', '2026-06-02T12:00:00Z', { refundedCents: 2000 }, { all: 1000, unused: 1000 }],
    ['gives nothing twice', '2026-06-02T12:00:00Z', { refundedCents: 3000 }, { all: 0, unused: 0 }],
    [
      'leaves out what a change of the plan credited, and has nothing unused there',
      '2026-06-02T12:00:00Z',
      { creditedCents: 2700 },
      { all: 300, unused: 0 },
    ],
    [
      'is never more than is left after a refund and a credit',
      '2026-06-02T12:00:00Z',
      { creditedCents: 2000, refundedCents: 400 },
      { all: 600, unused: 0 },
    ],
    [
      'gives nothing where more was credited than a card had paid',
      '2026-06-02T12:00:00Z',
      { creditedCents: 3500 },
      { all: 0, unused: 0 },
    ],
    ['gives nothing where all was credited', '2026-06-01T12:00:00Z', { creditedCents: 3000 }, { all: 0, unused: 0 }],
    ['gives nothing during a dispute', '2026-06-02T12:00:00Z', { isDisputed: true }, { all: 0, unused: 0 }],
    [
      'gives nothing where no card was charged',
      '2026-06-02T12:00:00Z',
      { paymentIntentId: null },
      { all: 0, unused: 0 },
    ],
    ['has no unused part without a period', '2026-06-02T12:00:00Z', { until: null }, { all: 3000, unused: 0 }],
  ])('%s', (_what, now, overrides, offers) => {
    expect(refundOffers({ ...payment, ...overrides }, at(now))).toEqual(offers)
  })
})

describe('whyPaymentFailed', () => {
  it.each([
    [
      { code: 'card_declined', declineCode: 'insufficient_funds', attempts: 1 },
      'There wasn’t enough money on the card.',
    ],
    [{ code: 'expired_card', declineCode: null, attempts: 1 }, 'The card has expired.'],
    [{ code: 'card_declined', declineCode: 'new_code', attempts: 1 }, 'The card was declined (new_code).'],
    [{ code: 'constructor', declineCode: null, attempts: 1 }, 'The card was declined (constructor).'],
    [{ code: null, declineCode: null, attempts: 0 }, 'The card has not been charged yet.'],
    [{ code: null, declineCode: null, attempts: 2 }, 'There is no card to charge.'],
  ])('says %j in plain words', (failure, words) => {
    expect(sentenceIn('en', whyPaymentFailed(failure))).toBe(words)
  })
})
