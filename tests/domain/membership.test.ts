import { describe, expect, it } from 'vitest'
import { subscriptionStatusSchema } from '#contracts/people/people.ts'
import { dueMail } from '#domain/membership/subscriptions/dueMail.ts'
import { accessOf, accessUntil, isInForce } from '#domain/membership/subscriptions/isEntitled.ts'
import { suspensionOf } from '#domain/membership/subscriptions/suspensionOf.ts'

const now = new Date('2026-06-15T12:00:00Z')
const DAY = 86_400_000
const HOUR = 3_600_000
const ago = (ms: number) => new Date(now.getTime() - ms)
const ahead = (ms: number) => new Date(now.getTime() + ms)

const running = {
  id: 7,
  plan: 'monthly',
  status: 'active',
  trialEnd: null,
  currentPeriodEnd: ahead(10 * DAY),
  cancelAtPeriodEnd: false,
  isCollectionPaused: false,
  pastDueSince: null,
  startedAt: ago(40 * DAY),
  suspendedFor: null,
  hasPaid: true,
  pausedFrom: null,
  pausedUntil: null,
} as const

describe('suspensionOf', () => {
  it.each([
    ['nothing happened', { isLastRefunded: false, dispute: 'none' }, null],
    ['the last payment was given back', { isLastRefunded: true, dispute: 'none' }, 'refund'],
    ['a payment is disputed', { isLastRefunded: false, dispute: 'open' }, 'dispute'],
    ['a dispute was lost', { isLastRefunded: false, dispute: 'lost' }, 'dispute'],
    ['both happened', { isLastRefunded: true, dispute: 'open' }, 'dispute'],
  ] as const)('%s', (_what, money, expected) => {
    expect(suspensionOf(money)).toBe(expected)
  })

  it.each(['refund', 'dispute'] as const)('a %s suspends access in every state', (suspendedFor) => {
    const inForce = subscriptionStatusSchema.options.filter((status) =>
      isInForce({ ...running, status, pastDueSince: ago(HOUR), suspendedFor }, now),
    )
    expect(inForce).toEqual([])
  })

  it('does not affect complimentary access', () => {
    const resting = { ...running, suspendedFor: 'dispute' } as const
    expect(accessOf(resting, ahead(1), now)).toBe('gift')
    expect(accessOf(resting, now, now)).toBeNull()
    expect(accessOf(running, ahead(1), now)).toBe('subscription')
  })
})

describe('accessUntil', () => {
  it.each([
    ['renews', {}, null],
    ['is canceled', { cancelAtPeriodEnd: true }, running.currentPeriodEnd],
    ['is paused when the period ends', { isCollectionPaused: true, pausedFrom: ahead(DAY) }, ahead(DAY)],
    ['is paused without a date', { isCollectionPaused: true }, running.currentPeriodEnd],
    ['is a trial that renews', { status: 'trialing' }, null],
    ['is a canceled trial', { status: 'trialing', cancelAtPeriodEnd: true }, running.currentPeriodEnd],
    ['is overdue', { status: 'past_due', pastDueSince: ago(DAY) }, ahead(13 * DAY)],
    ['is overdue and was never paid', { status: 'past_due', pastDueSince: ago(DAY), hasPaid: false }, null],
    ['is overdue and canceled', { status: 'past_due', pastDueSince: now, cancelAtPeriodEnd: true }, ahead(14 * DAY)],
    ['is suspended', { cancelAtPeriodEnd: true, suspendedFor: 'refund' }, null],
    ['is over', { status: 'canceled', cancelAtPeriodEnd: true }, null],
  ] as const)('for a membership that %s', (_what, change, expected) => {
    expect(accessUntil({ ...running, ...change })).toEqual(expected)
  })
})

describe('dueMail', () => {
  it.each([
    ['more than three days before a trial ends', 3 * DAY + 1, null],
    ['three days before', 3 * DAY, 'trial-ending'],
    ['in the last hour', HOUR, 'trial-ending'],
    ['when it has ended', 0, null],
  ])('%s', (_what, left, kind) => {
    expect(dueMail({ ...running, status: 'trialing', trialEnd: ahead(left) }, now)?.kind ?? null).toBe(kind)
  })

  it('sends nothing for a trial that is paused at the card provider', () => {
    const trial = { ...running, status: 'trialing', trialEnd: ahead(DAY), isCollectionPaused: true } as const
    expect(dueMail(trial, now)).toBeNull()
  })

  it('sends nothing for a canceled trial', () => {
    const trial = { ...running, status: 'trialing', trialEnd: ahead(DAY), cancelAtPeriodEnd: true } as const
    expect(dueMail(trial, now)).toBeNull()
  })

  it.each([
    [-HOUR, 0],
    [0, 0],
    [3 * DAY - 1, 0],
    [3 * DAY, 3],
    [7 * DAY - 1, 3],
    [7 * DAY, 7],
    [14 * DAY - 1, 7],
  ])('sends the reminder for the elapsed days: %d ms after the failed renewal, day %d', (ms, day) => {
    expect(dueMail({ ...running, status: 'past_due', pastDueSince: ago(ms) }, now)).toMatchObject({
      kind: 'renewal-failed',
      day,
      accessUntil: new Date(ago(ms).getTime() + 14 * DAY),
    })
  })

  it('has one key per reminder day and failed renewal', () => {
    const keyAt = (since: Date, moment: Date) =>
      dueMail({ ...running, status: 'past_due', pastDueSince: since }, moment)?.key
    expect(keyAt(now, now)).toBe(keyAt(now, ahead(2 * DAY)))
    expect(new Set([keyAt(now, now), keyAt(now, ahead(3 * DAY)), keyAt(ago(DAY), now)]).size).toBe(3)
  })

  it.each([
    ['when the grace is over', { status: 'past_due', pastDueSince: ago(14 * DAY) }, 'unpaid'],
    ['when the provider gives up collecting', { status: 'unpaid', pastDueSince: ago(DAY) }, 'unpaid'],
    ['when a member’s cancellation takes effect', { status: 'canceled' }, 'cancelled'],
    ['when it is closed unpaid', { status: 'canceled', pastDueSince: ago(9 * DAY) }, 'unpaid'],
    ['when a dispute was lost', { status: 'canceled', suspendedFor: 'dispute' }, 'disputed'],
  ] as const)('sends subscription-ended %s', (_what, change, reason) => {
    expect(dueMail({ ...running, ...change }, now)).toMatchObject({ kind: 'subscription-ended', reason })
  })

  it('sends one end mail, though grace period and provider end at different times', () => {
    const pastDueSince = ago(14 * DAY)
    const keys = (['past_due', 'unpaid', 'canceled'] as const).map(
      (status) => dueMail({ ...running, status, pastDueSince }, now)?.key,
    )
    expect(new Set(keys).size).toBe(1)
  })

  it('promises no grace period to a member who never paid', () => {
    const unpaid = { ...running, status: 'past_due', pastDueSince: now, hasPaid: false } as const
    expect(dueMail(unpaid, now)).toMatchObject({ kind: 'renewal-failed', accessUntil: null })
  })

  it('does not promise access while access is suspended', () => {
    const resting = { ...running, status: 'past_due', suspendedFor: 'refund' } as const
    expect(dueMail({ ...resting, pastDueSince: now }, now)).toBeNull()
    expect(dueMail({ ...resting, pastDueSince: ago(14 * DAY) }, now)?.kind).toBe('subscription-ended')
  })

  it('sends nothing for a membership that never started or that is active', () => {
    expect(dueMail({ ...running, status: 'canceled', startedAt: null }, now)).toBeNull()
    expect(dueMail({ ...running, status: 'incomplete_expired' }, now)).toBeNull()
    expect(dueMail(running, now)).toBeNull()
  })
})
