import { describe, expect, it } from 'vitest'
import { subscriptionStatusSchema } from '#contracts/people/people.ts'
import { isMembersOnly, mayWatch, maySee } from '#domain/content/posts/mayWatch.ts'
import { isEntitled } from '#domain/membership/subscriptions/isEntitled.ts'

const now = new Date('2026-06-01T12:00:00Z')
const ago = (ms: number) => new Date(now.getTime() - ms)
const DAY = 86_400_000
const membership = {
  currentPeriodEnd: new Date(now.getTime() + 5 * DAY),
  pastDueSince: null,
  hasPaid: true,
  suspendedFor: null,
  pausedFrom: null,
}

describe('isEntitled', () => {
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

  it('is true only for trialing and active', () => {
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

  it('gives no grace period to a member who never paid', () => {
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

  it('is false when the end of the period is unknown', () => {
    expect(isEntitled({ ...membership, status: 'active', currentPeriodEnd: null }, null, now)).toBe(false)
  })

  it.each([
    ['active', 1, true],
    ['active', 0, false],
    ['paused', 1, false],
    ['past_due', 1, false],
  ] as const)('a pause, %s, %d ms before the end of the paid period: %s', (status, ms, entitled) => {
    const pausedFrom = new Date(now.getTime() + ms)
    expect(isEntitled({ ...membership, status, pastDueSince: now, pausedFrom }, null, now)).toBe(entitled)
  })

  it('gives no grace period in any other state', () => {
    expect(isEntitled({ ...membership, status: 'canceled', pastDueSince: ago(1) }, null, now)).toBe(false)
    expect(isEntitled({ ...membership, status: 'unpaid', pastDueSince: ago(1) }, null, now)).toBe(false)
  })

  it('is true for a complimentary membership until it ends', () => {
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

describe('maySee', () => {
  it('is true for everyone once the post is published', () => {
    expect(who((viewer) => maySee(post, viewer))).toEqual(['nobody', 'member', 'subscriber', 'employee', 'author'])
  })

  it.each(['pending', 'processing', 'scheduled'] as const)(
    'is true only for the author and employees while %s',
    (status) => {
      expect(who((viewer) => maySee({ ...post, status }, viewer))).toEqual(['employee', 'author'])
    },
  )

  it('is false for a visitor of a post without an author', () => {
    expect(who((viewer) => maySee({ status: 'pending', authorId: null }, viewer))).toEqual(['employee'])
  })
})

describe('mayWatch', () => {
  it('allows subscribers, employees and the author for a subscriber post', () => {
    expect(who((viewer) => mayWatch(post, viewer, now))).toEqual(['subscriber', 'employee', 'author'])
  })

  it('allows everyone for a public post', () => {
    expect(who((viewer) => mayWatch({ ...post, isSubscriberOnly: false }, viewer, now))).toHaveLength(5)
  })

  it('rejects subscribers while the post is pending, even if it will be public', () => {
    const waiting = { ...post, status: 'pending', isSubscriberOnly: false } as const
    expect(who((viewer) => mayWatch(waiting, viewer, now))).toEqual(['employee', 'author'])
  })

  it.each([true, false])('opens to everyone when early access ends (for subscribers only: %s)', (isSubscriberOnly) => {
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
