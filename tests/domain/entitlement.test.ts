import { describe, expect, it } from 'vitest'
import { subscriptionStatusSchema } from '#contracts/people.ts'
import { isMembersOnly, mayWatch, maySee } from '#domain/posts/mayWatch.ts'
import { isEntitled } from '#domain/subscriptions/isEntitled.ts'

const now = new Date('2026-06-01T12:00:00Z')
const ago = (ms: number) => new Date(now.getTime() - ms)
const DAY = 86_400_000
const membership = {
  currentPeriodEnd: new Date(now.getTime() + 5 * DAY),
  pastDueSince: null,
  hasPaid: true,
  suspendedFor: null,
}

describe('who has what subscribers have', () => {
  it.each([
    ['trialing', true],
    ['active', true],
    ['pending', false],
    ['past_due', false],
    ['unpaid', false],
    ['paused', false],
    ['incomplete', false],
    ['incomplete_expired', false],
    ['canceled', false],
    ['complimentary', false],
  ] as const)('%s: %s', (status, entitled) => {
    expect(isEntitled({ ...membership, status }, null, now)).toBe(entitled)
  })

  it('is settled for every state there is', () => {
    const entitled = subscriptionStatusSchema.options.filter((status) =>
      isEntitled({ ...membership, status }, null, now),
    )
    expect(entitled).toEqual(['trialing', 'active'])
  })

  it.each([
    [0, true],
    [13 * DAY, true],
    [14 * DAY - 1, true],
    [14 * DAY, false],
    [15 * DAY, false],
  ])('a renewal that failed %d ms ago: %s', (ms, entitled) => {
    expect(isEntitled({ ...membership, status: 'past_due', pastDueSince: ago(ms) }, null, now)).toBe(entitled)
  })

  it('is no grace where nothing was ever paid', () => {
    expect(isEntitled({ ...membership, status: 'past_due', pastDueSince: now, hasPaid: false }, null, now)).toBe(false)
  })

  it.each([
    ['active', true, 14 * DAY - 1, true],
    ['active', true, 14 * DAY, false],
    ['trialing', true, 14 * DAY, false],
    ['trialing', false, 0, false],
    ['active', false, 1, false],
  ] as const)('%s (paid: %s), %d ms after the end of its period: %s', (status, hasPaid, ms, entitled) => {
    const stale = { ...membership, status, hasPaid, currentPeriodEnd: ago(ms) }
    expect(isEntitled(stale, null, now)).toBe(entitled)
  })

  it('is nobody whose period has no known end', () => {
    expect(isEntitled({ ...membership, status: 'active', currentPeriodEnd: null }, null, now)).toBe(false)
  })

  it('is no grace for any other state', () => {
    expect(isEntitled({ ...membership, status: 'canceled', pastDueSince: ago(1) }, null, now)).toBe(false)
    expect(isEntitled({ ...membership, status: 'unpaid', pastDueSince: ago(1) }, null, now)).toBe(false)
  })

  it('is whoever an employee gave it to, until that moment', () => {
    expect(isEntitled(null, new Date(now.getTime() + 1), now)).toBe(true)
    expect(isEntitled(null, now, now)).toBe(false)
    expect(isEntitled(null, ago(1), now)).toBe(false)
    expect(isEntitled({ ...membership, status: 'canceled' }, new Date(now.getTime() + 1), now)).toBe(true)
    expect(isEntitled(null, null, now)).toBe(false)
  })
})

const AUTHOR = 7
const post = { isSubscriberOnly: true, publicAt: null, status: 'published', authorId: AUTHOR } as const
const viewers = {
  nobody: null,
  member: { id: 1, isSubscriber: false, isEmployee: false },
  subscriber: { id: 2, isSubscriber: true, isEmployee: false },
  employee: { id: 3, isSubscriber: false, isEmployee: true },
  author: { id: AUTHOR, isSubscriber: false, isEmployee: false },
}
type Name = keyof typeof viewers
const who = (may: (viewer: (typeof viewers)[Name]) => boolean) =>
  (Object.keys(viewers) as Name[]).filter((name) => may(viewers[name]))

describe('who sees that a post exists', () => {
  it('is everybody once it is published', () => {
    expect(who((viewer) => maySee(post, viewer))).toEqual(['nobody', 'member', 'subscriber', 'employee', 'author'])
  })

  it.each(['pending', 'processing', 'scheduled'] as const)('is its author and employees while %s', (status) => {
    expect(who((viewer) => maySee({ ...post, status }, viewer))).toEqual(['employee', 'author'])
  })

  it('is no visitor of a post whose author is gone', () => {
    expect(who((viewer) => maySee({ status: 'pending', authorId: null }, viewer))).toEqual(['employee'])
  })
})

describe('who may watch a post', () => {
  it('is subscribers, employees and its author when it is theirs', () => {
    expect(who((viewer) => mayWatch(post, viewer, now))).toEqual(['subscriber', 'employee', 'author'])
  })

  it('is everybody when it is public', () => {
    expect(who((viewer) => mayWatch({ ...post, isSubscriberOnly: false }, viewer, now))).toHaveLength(5)
  })

  it('is no subscriber while it waits, also when it would be public', () => {
    const waiting = { ...post, status: 'pending', isSubscriberOnly: false } as const
    expect(who((viewer) => mayWatch(waiting, viewer, now))).toEqual(['employee', 'author'])
  })

  it.each([true, false])('follows the moment of early access (for subscribers only: %s)', (isSubscriberOnly) => {
    const at = (publicAt: Date) => ({ ...post, isSubscriberOnly, publicAt })
    expect(isMembersOnly(at(new Date(now.getTime() + 1)), now)).toBe(true)
    expect(isMembersOnly(at(now), now)).toBe(false)
    expect(isMembersOnly(at(ago(1)), now)).toBe(false)
    expect(who((viewer) => mayWatch(at(new Date(now.getTime() + 1)), viewer, now))).toEqual([
      'subscriber',
      'employee',
      'author',
    ])
    expect(who((viewer) => mayWatch(at(ago(1)), viewer, now))).toHaveLength(5)
  })
})
