import { describe, expect, it } from 'vitest'
import { dueMail, endingYear, type MailFacts } from '#domain/membership/subscriptions/dueMail.ts'

const at = (day: string) => new Date(`${day}T12:00:00Z`)
const monthly = { plan: 'monthly', startedAt: at('2024-03-10'), currentPeriodEnd: at('2026-03-17') } as const
const annual = { plan: 'annual', startedAt: at('2025-03-10'), currentPeriodEnd: at('2026-03-17') } as const

describe('endingYear', () => {
  it.each([
    ['a monthly membership, 31 days before its second year ends', monthly, '2026-02-07', null],
    ['a monthly membership, 30 days before', monthly, '2026-02-08', 2],
    ['a monthly membership, on the last day', monthly, '2026-03-09', 2],
    ['a monthly membership, when the next year has begun', monthly, '2026-03-10', null],
    ['a monthly membership in its first year', monthly, '2024-09-01', null],
    ['a monthly membership at the end of its first year', monthly, '2025-02-20', 1],
    ['an annual membership, 31 days before its period ends', annual, '2026-02-14', null],
    ['an annual membership that began with a trial, 30 days before', annual, '2026-02-15', 1],
    ['an annual membership, when its period has ended', annual, '2026-03-17', null],
    ['an annual membership in its third year', { ...annual, startedAt: at('2023-03-10') }, '2026-03-01', 3],
    ['a membership without a start', { ...annual, startedAt: null }, '2026-03-01', null],
    ['one that began on February 29', { ...monthly, startedAt: at('2024-02-29') }, '2026-02-15', 2],
  ] as const)('%s', (_what, facts, now, year) => {
    expect(endingYear(facts, at(now))).toBe(year)
  })
})

describe('the annual reminder', () => {
  const facts: MailFacts = {
    ...monthly,
    id: 7,
    status: 'active',
    trialEnd: null,
    cancelAtPeriodEnd: false,
    isCollectionPaused: false,
    pastDueSince: null,
    suspendedFor: null,
    hasPaid: true,
    pausedFrom: null,
    pausedUntil: null,
  }
  const now = at('2026-02-20')

  it('has one key in each year of a membership, also after a change of plan', () => {
    expect(dueMail(facts, now)).toMatchObject({ kind: 'renewal-reminder', key: 'renewal-reminder:7:2' })
    expect(dueMail({ ...facts, plan: 'annual' }, now)?.key).toBe('renewal-reminder:7:2')
  })

  it('is not for a membership that will end', () => {
    expect(dueMail({ ...facts, cancelAtPeriodEnd: true }, now)).toBeNull()
  })
})
