import { LRUCache } from 'lru-cache'
import { z } from 'zod'
import type { Pool } from 'pg'
import type { Cents } from '#contracts/money.ts'
import type { Scope } from '#contracts/apiKeys.ts'
import type { Plan, SubscriptionStatus, Suspension } from '#contracts/people.ts'
import type { Role } from '#contracts/roles.ts'
import { batchLoader } from '#database/batchLoader.ts'
import { dynamicSql, parsedRows } from '#database/sql.ts'
import { ShopError } from '#domain/platform/ShopError.ts'
import type { Discount } from '../subscriptions/chargeAt.ts'
import { currentSubscription } from '../subscriptions/currentSubscription.ts'
import type { PlannedMonthly } from '../subscriptions/runningPlan.ts'
import { actorColumns, actorRow } from './actorColumns.ts'
import { type Found, type Session, toActor } from './toActor.ts'
import { verifySessionToken } from '#domain/people/people/sessionToken.ts'

export type Actor = Readonly<{
  id: number
  email: string
  firstName: string
  lastName: string
  handle: string
  /** Requires a second factor where the site does. */
  role: Role | null
  /** Has a role. */
  isEmployee: boolean
  /** No employee rights until it is set up. */
  owesSecondFactor: boolean
  isSubscriber: boolean
  /** Only a complimentary membership. */
  isPatron: boolean
  commentsMuted: boolean
  commentsTrusted: boolean
  /** When what was given ends: complimentary access or gift memberships. Null when none has begun. */
  givenUntil: Date | null
  /** When complimentary access ends; null without any, or after it. */
  complimentaryUntil: Date | null
  /** When the first gift membership begins; null once one has begun, and without any. */
  giftFrom: Date | null
  /** When the last gift membership ends, also while a subscription runs before it. */
  giftUntil: Date | null
  hasPosts: boolean
  hasCart: boolean
  trialAvailable: boolean
  /** Empty for requests with an API key. */
  sessionId: string
  /** The key that the request was made with, instead of a session. */
  apiKey: ActorKey | null
  subscription: ActorSubscription | null
  /** Why the running membership can’t be paused. */
  pauseRefusal: string | null
  /** What a charge of the membership would cost now. */
  chargeNowCents: Cents | null
}>

export type ActorKey = Readonly<{ id: number; name: string; scopes: readonly Scope[] }>

export type ActorSubscription = Readonly<{
  plan: Plan
  priceCents: Cents
  status: SubscriptionStatus
  currentPeriodEnd: Date | null
  billingAnchor: Date | null
  cancelAtPeriodEnd: boolean
  isCollectionPaused: boolean
  trialEnd: Date | null
  pastDueSince: Date | null
  suspendedFor: Suspension | null
  hasPaid: boolean
  pausedFrom: Date | null
  pausedUntil: Date | null
  lastPausedFrom: Date | null
  isTaxed: boolean
  newPriceCents: Cents | null
  newPriceFrom: Date | null
}> &
  Readonly<Discount> &
  Readonly<PlannedMonthly>

/** Null for a forged, expired or revoked session. */
export async function findActor(pool: Pool, secret: string, token: string, now: Date): Promise<Actor | null> {
  const session = await readToken(secret, token, now)
  return session && readCaller(pool, session, now)
}

export async function reloadActor({ pool, now }: { pool: Pool; now: Date }, { id, sessionId }: Actor): Promise<Actor> {
  const caller = await readCaller(pool, { userId: id, sid: sessionId }, now)
  if (!caller) throw new ShopError('unauthorized')
  return caller
}

async function readCaller(pool: Pool, session: Session, now: Date): Promise<Actor | null> {
  const found = await lookUp(pool, session)
  return found && found.endsAt > now.getTime() ? toActor({ sessionId: session.sid, apiKey: null }, found, now) : null
}

type FoundSession = Found & {
  /** Milliseconds since 1970. */
  endsAt: number
}

const foundRow = actorRow.extend({ place: z.number(), endsAt: z.number() })

/** Every signed-in request asks this, so concurrent ones share a statement, and those of one session a row. */
const lookUp = batchLoader<Session, FoundSession | null>(async (pool, sessions) => {
  const asked = [...new Set(sessions)]
  const found = await parsedRows(pool, foundRow, {
    name: 'find-callers',
    ...dynamicSql`
      select q.place, (extract(epoch from us.expires_at) * 1000)::float8 as "endsAt",
        ${actorColumns}
      from unnest(${asked.map(({ sid }) => sid)}::text[], ${asked.map(({ userId }) => userId)}::int[])
        with ordinality as q (sid, user_id, place)
      join users_sessions us on us.id = q.sid and us._parent_id = q.user_id
      join users u on u.id = us._parent_id and u.closed_at is null
      ${currentSubscription}`,
  })
  const bySession = new Map(found.map((facts) => [asked[facts.place - 1], facts]))
  return sessions.map((session) => bySession.get(session) ?? null)
})

/** Tokens whose signature was verified. Expiry is checked here, revocation by the query. */
const verifiedTokens = new LRUCache<string, Session & { secret: string; endsAt: number }>({ max: 5_000 })

async function readToken(secret: string, token: string, now: Date): Promise<Session | null> {
  const known = verifiedTokens.get(token)
  if (known?.secret === secret) return known.endsAt > now.getTime() ? known : null
  const verified = await verifySessionToken(secret, token, now)
  if (!verified || verified.endsAt <= now.getTime()) return null
  const session = { ...verified, secret }
  verifiedTokens.set(token, session)
  return session
}
