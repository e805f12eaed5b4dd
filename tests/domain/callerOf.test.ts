import { expect, it } from 'vitest'
import { callerOf, type Found } from '#domain/people/callerOf.ts'

const now = new Date('2026-11-22T12:00:00Z')
const later = new Date('2026-12-24T12:00:00Z')

/** Each time another row that says the same, as PostgreSQL's driver makes them. */
const found = (changes: Partial<Found> = {}): Found => ({
  id: 7,
  email: 'someone@example.com',
  firstName: 'Some',
  lastName: 'One',
  handle: 'someone',
  isEmployee: false,
  owesSecondFactor: false,
  commentsMuted: false,
  commentsTrusted: false,
  complimentaryUntil: new Date('2026-12-01T00:00:00Z'),
  hasPosts: false,
  hasCart: false,
  trialAvailable: false,
  plan: 'monthly',
  status: 'canceled',
  currentPeriodEnd: new Date('2026-12-02T00:00:00Z'),
  cancelAtPeriodEnd: false,
  trialEnd: null,
  pastDueSince: null,
  suspendedFor: null,
  hasPaid: true,
  endsAt: later.getTime(),
  ...changes,
})

it('is the same object while nothing about somebody changes', () => {
  const session = { userId: 7, sid: 'one' }
  expect(callerOf(session, found(), now)).toBe(callerOf(session, found(), now))
})

const changes: Partial<Found>[] = [
  { email: 'other@example.com' },
  { firstName: 'Other' },
  { lastName: 'Other' },
  { handle: 'other' },
  { isEmployee: true },
  { isEmployee: true, owesSecondFactor: true },
  { commentsMuted: true },
  { commentsTrusted: true },
  { complimentaryUntil: new Date('2026-12-01T00:00:01Z') },
  { complimentaryUntil: null },
  { hasPosts: true },
  { hasCart: true },
  { plan: 'annual' },
  { status: 'active' },
  { currentPeriodEnd: later },
  { cancelAtPeriodEnd: true },
  { trialEnd: later },
  { pastDueSince: now },
  { suspendedFor: 'dispute' },
  { hasPaid: false },
  { plan: null, status: null, currentPeriodEnd: null, cancelAtPeriodEnd: null },
]

it.each(changes)('is another one, with what is so now, after %o', (changed) => {
  const session = { userId: 7, sid: 'one' }
  const before = callerOf(session, found(), now)
  const after = callerOf(session, found(changed), now)
  expect(after).not.toBe(before)
  expect(after).toEqual(callerOf({ ...session }, found(changed), now))
  expect(after).not.toEqual(before)
  expect(callerOf(session, found(), now)).toEqual(before)
})

it('is another one when time has taken what somebody was given', () => {
  const session = { userId: 7, sid: 'one' }
  expect(callerOf(session, found(), now)).toMatchObject({ isSubscriber: true, isPatron: true })
  expect(callerOf(session, found(), later)).toMatchObject({ isSubscriber: false, isPatron: false })
})

it('is nobody else’s', () => {
  expect(callerOf({ userId: 7, sid: 'one' }, found(), now)).not.toBe(callerOf({ userId: 7, sid: 'two' }, found(), now))
})
