import { expect, it } from 'vitest'
import { type MembershipFacts, membershipMails } from '#domain/membership/subscriptions/membershipMails.ts'

const now = new Date('2026-11-23T12:00:00Z')
const inDays = (days: number) => new Date(now.getTime() + days * 86_400_000)

const factsOf = (facts: Partial<MembershipFacts>): MembershipFacts => ({
  id: 7,
  plan: 'monthly',
  priceCents: 1212,
  isTaxed: false,
  status: 'active',
  trialEnd: null,
  cancelAtPeriodEnd: false,
  isCollectionPaused: false,
  billingAnchor: null,
  newPriceCents: null,
  newPriceFrom: null,
  pastDueSince: null,
  startedAt: inDays(-40),
  suspendedFor: null,
  hasPaid: true,
  pausedFrom: null,
  pausedUntil: null,
  currentPeriodEnd: inDays(20),
  discountPercent: null,
  discountCents: null,
  discountEndsAt: null,
  creditCents: null,
  monthlyFrom: null,
  monthlyPriceCents: null,
  canceledAt: null,
  lastPayment: null,
  ...facts,
})
const payment = { invoiceId: 'in_1', cents: 1212, taxCents: 0, paidAt: now }

const CASES: [string, Partial<MembershipFacts>, object[]][] = [
  [
    'a trial that starts',
    { status: 'trialing', startedAt: now, trialEnd: inDays(7) },
    [
      {
        kind: 'membership-started',
        data: {
          price: { plan: 'monthly', cents: 1212 },
          trialEndsAt: '2026-11-30T12:00:00.000Z',
          nextChargeAt: '2026-11-30T12:00:00.000Z',
        },
      },
    ],
  ],
  [
    'an annual membership that starts with a payment',
    { plan: 'annual', priceCents: 11500, startedAt: now, lastPayment: { ...payment, cents: 11_500 } },
    [
      { kind: 'membership-started', data: { price: { plan: 'annual', cents: 11_500 }, trialEndsAt: null } },
      {
        kind: 'membership-paid',
        data: {
          plan: 'annual',
          amountCents: 11_500,
          paidAt: '2026-11-23T12:00:00.000Z',
          nextChargeAt: '2026-12-13T12:00:00.000Z',
        },
      },
    ],
  ],
  ['a renewal', { lastPayment: payment }, [{ kind: 'membership-paid', key: 'membership-paid:in_1' }]],
  [
    'a renewal with tax',
    { isTaxed: true, lastPayment: { ...payment, cents: 1260, taxCents: 48 } },
    [{ kind: 'membership-paid', data: { amountCents: 1260, taxCents: 48 } }],
  ],
  [
    'a trial with tax',
    { isTaxed: true, status: 'trialing', startedAt: now, trialEnd: inDays(7), creditCents: 200 },
    [
      {
        kind: 'membership-started',
        data: { price: { plan: 'monthly', cents: 1212, isTaxed: true, creditCents: 200 } },
      },
    ],
  ],
  [
    'a cancellation',
    { cancelAtPeriodEnd: true, canceledAt: now },
    [{ kind: 'membership-cancelled', data: { accessUntil: '2026-12-13T12:00:00.000Z' } }],
  ],
  [
    'a payment before a pause that begins',
    { lastPayment: payment, isCollectionPaused: true, pausedFrom: inDays(20), pausedUntil: inDays(51) },
    [
      { kind: 'membership-paid', data: { nextChargeAt: '2027-01-13T12:00:00.000Z' } },
      { kind: 'membership-paused', data: { resumesAt: '2027-01-13T12:00:00.000Z' } },
    ],
  ],
  [
    'a payment before a pause without a date',
    { lastPayment: payment, isCollectionPaused: true },
    [{ kind: 'membership-paid', data: { nextChargeAt: null } }],
  ],
  ['a payment of last week', { lastPayment: { ...payment, paidAt: inDays(-7) } }, []],
  ['a start of last week', { startedAt: inDays(-7) }, []],
  ['a cancellation of last week', { cancelAtPeriodEnd: true, canceledAt: inDays(-7) }, []],
  ['a form that is not paid yet', { status: 'incomplete', startedAt: null }, []],
  ['a membership that has ended', { status: 'canceled', cancelAtPeriodEnd: true, canceledAt: now }, []],
]

it.each(CASES)('%s sends the expected emails', (_name, facts, mails) => {
  const written = membershipMails(factsOf(facts), now)
  expect(written).toHaveLength(mails.length)
  expect(written).toMatchObject(mails)
})
