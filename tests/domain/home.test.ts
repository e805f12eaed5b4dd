import { describe, expect, it } from 'vitest'
import { compareMoney, type MoneyOfDay } from '#domain/operations/home/readMoney.ts'
import type { Broken } from '#domain/operations/home/readBroken.ts'
import { STEPS, type StopsInStep, watchCurve } from '#domain/operations/reports/growth/watchCurve.ts'
import { brokenWords } from '../../cms/components/operations/dashboard/brokenWords.ts'

describe('the money of 30 days beside that of the 30 days before', () => {
  it.each<[string, MoneyOfDay[], { cents: number; beforeCents: number; percent: number | null }]>([
    ['nothing at all', [], { cents: 0, beforeCents: 0, percent: null }],
    ['nothing before', [{ daysAgo: 0, cents: 500 }], { cents: 500, beforeCents: 0, percent: null }],
    ['nothing since', [{ daysAgo: 30, cents: 500 }], { cents: 0, beforeCents: 500, percent: -100 }],
    [
      'the first and the last day of each',
      [
        { daysAgo: 0, cents: 1 },
        { daysAgo: 29, cents: 2 },
        { daysAgo: 30, cents: 4 },
        { daysAgo: 59, cents: 8 },
        { daysAgo: 60, cents: 16 },
      ],
      { cents: 3, beforeCents: 12, percent: -75 },
    ],
    [
      'more, rounded',
      [
        { daysAgo: 3, cents: 1120 },
        { daysAgo: 40, cents: 999 },
      ],
      { cents: 1120, beforeCents: 999, percent: 12 },
    ],
    [
      'a hair less, without a sign',
      [
        { daysAgo: 3, cents: 999 },
        { daysAgo: 40, cents: 1000 },
      ],
      { cents: 999, beforeCents: 1000, percent: 0 },
    ],
  ])('%s', (_, money, expected) => {
    const compared = compareMoney(money)
    expect(compared).toMatchObject(expected)
    expect(compared.days).toHaveLength(30)
    expect(compared.days.at(-1)).toEqual({ cents: expected.cents, beforeCents: expected.beforeCents })
  })

  it('adds up day by day', () => {
    const { days } = compareMoney([
      { daysAgo: 29, cents: 10 },
      { daysAgo: 28, cents: 5 },
      { daysAgo: 58, cents: 7 },
    ])
    expect(days.slice(0, 3)).toEqual([
      { cents: 10, beforeCents: 0 },
      { cents: 15, beforeCents: 7 },
      { cents: 15, beforeCents: 7 },
    ])
  })
})

describe('the curve over a film', () => {
  it.each<[string, StopsInStep[], (share: number) => number]>([
    ['is zero without viewers', [], () => 0],
    ['stays at one when everyone finishes', [{ step: STEPS, viewers: 7 }], () => 1],
    ['falls after the first step when everyone stops there', [{ step: 0, viewers: 7 }], (step) => (step === 0 ? 1 : 0)],
    [
      'counts a viewer up to the step of the last position',
      [
        { step: 10, viewers: 1 },
        { step: STEPS, viewers: 3 },
      ],
      (step) => (step <= 10 ? 1 : 0.75),
    ],
  ])('%s', (_, stops, share) => {
    expect(watchCurve(stops)).toEqual(Array.from({ length: STEPS + 1 }, (_each, step) => share(step)))
  })
})

describe('what is broken, in words', () => {
  const now = new Date('2026-06-17T12:00:00Z')
  it.each<[Broken, string, RegExp]>([
    [{ kind: 'film', postId: 7, title: 'The seam', problem: 'It can’t be converted.' }, 'The seam', /converted/],
    [{ kind: 'emails', count: 1, problem: '421 busy' }, '1 email was not sent', /The last problem: 421 busy/],
    [{ kind: 'emails', count: 1200, problem: '421 busy' }, '1,200 emails were not sent', /421/],
    [{ kind: 'mailboxes', bounced: 1, complained: 0 }, '1 address no longer gets optional emails', /: 1 bounced/],
    [
      { kind: 'mailboxes', bounced: 2, complained: 1 },
      '3 addresses no longer get optional emails',
      /1 marked an email/,
    ],
    [
      { kind: 'webhook', url: 'https://a.example/hook', since: new Date('2026-06-17T09:00:00Z') },
      'A webhook fails',
      /^https:\/\/a\.example\/hook has accepted nothing for 3 hours\.$/,
    ],
    [
      { kind: 'sync', problem: 'No answer.', at: new Date('2026-06-15T11:00:00Z') },
      'The catalog could not be synced',
      /^2 days ago\. No answer\.$/,
    ],
    [
      { kind: 'jobs', names: ['followOrder', 'sendPush'], count: 3 },
      '3 jobs of the server gave up',
      /^followOrder, sendPush\./,
    ],
  ])('%j', (broken, title, text) => {
    expect(brokenWords(broken, now)).toMatchObject({ title, text: expect.stringMatching(text) as string })
  })
})
