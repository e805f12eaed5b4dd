import { expect, it } from 'vitest'
import { toActor } from '#domain/membership/actor/toActor.ts'

type Stored = Parameters<typeof toActor>[1]

const now = new Date('2026-11-22T12:00:00Z')
const later = new Date('2026-12-24T12:00:00Z')

const found = (changes: Partial<Stored> = {}): Stored => ({
  id: 7,
  email: 'someone@example.com',
  firstName: 'Some',
  lastName: 'One',
  handle: 'someone',
  role: null,
  owesSecondFactor: false,
  emailUnconfirmed: false,
  commentsMuted: false,
  commentsTrusted: false,
  complimentaryUntil: new Date('2026-12-01T00:00:00Z'),
  gifts: [],
  hasPosts: false,
  hasCart: false,
  trialAvailable: false,
  plan: 'monthly',
  priceCents: 1212,
  status: 'canceled',
  currentPeriodEnd: new Date('2026-12-02T00:00:00Z'),
  billingAnchor: null,
  cancelAtPeriodEnd: false,
  isCollectionPaused: false,
  trialEnd: null,
  pastDueSince: null,
  suspendedFor: null,
  hasPaid: true,
  pausedFrom: null,
  pausedUntil: null,
  lastPausedFrom: null,
  discountPercent: null,
  discountCents: null,
  discountEndsAt: null,
  creditCents: null,
  isTaxed: false,
  monthlyFrom: null,
  monthlyPriceCents: null,
  newPriceCents: null,
  newPriceFrom: null,
  ...changes,
})

const changes: Partial<Stored>[] = [
  { email: 'other@example.com' },
  { firstName: 'Other' },
  { lastName: 'Other' },
  { handle: 'other' },
  { role: 'owner' },
  { role: 'editor' },
  { role: 'owner', owesSecondFactor: true },
  { commentsMuted: true },
  { commentsTrusted: true },
  { complimentaryUntil: new Date('2026-12-01T00:00:01Z') },
  { complimentaryUntil: null },
  { gifts: [{ beginsAt: now.getTime(), endsAt: later.getTime() }] },
  { gifts: [{ beginsAt: later.getTime() - 1, endsAt: later.getTime() }] },
  { hasPosts: true },
  { hasCart: true },
  { plan: 'annual' },
  { status: 'active' },
  { currentPeriodEnd: later },
  { cancelAtPeriodEnd: true },
  { isCollectionPaused: true },
  { billingAnchor: now },
  { newPriceCents: 1999, newPriceFrom: later },
  { trialEnd: later },
  { pastDueSince: now },
  { suspendedFor: 'dispute' },
  { hasPaid: false },
  { plan: null, status: null, currentPeriodEnd: null, cancelAtPeriodEnd: null },
]

it.each(changes)('reflects %o', (changed) => {
  const session = { sessionId: 'one', apiKey: null }
  expect(toActor(session, found(changed), now)).not.toEqual(toActor(session, found(), now))
})

it('ends a complimentary membership when its time is over', () => {
  const session = { sessionId: 'one', apiKey: null }
  expect(toActor(session, found(), now)).toMatchObject({ isSubscriber: true, isPatron: true })
  expect(toActor(session, found(), later)).toMatchObject({ isSubscriber: false, isPatron: false })
})
