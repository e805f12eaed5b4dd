import { LRUCache } from 'lru-cache'
import { z } from 'zod'
import type { Pool } from 'pg'
import type { Cents } from '#contracts/money.ts'
import {
  type Plan,
  planSchema,
  type SubscriptionStatus,
  subscriptionStatusSchema,
  type Suspension,
  suspensionSchema,
} from '#contracts/people.ts'
import { type Role, ROLES } from '#contracts/roles.ts'
import { batchLoader } from '#database/batchLoader.ts'
import { dynamicSql, parsedRows } from '#database/sql.ts'
import { ShopError } from '../ShopError.ts'
import { trialAvailable } from '../subscriptions/trialAvailable.ts'
import { currentSubscription } from '../subscriptions/currentSubscription.ts'
import { toActor, type Found, type Session } from './toActor.ts'
import { verifySessionToken } from './sessionToken.ts'

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
  complimentaryUntil: Date | null
  /** When the last gift membership ends, also while a subscription runs before it. */
  giftUntil: Date | null
  hasPosts: boolean
  hasCart: boolean
  trialAvailable: boolean
  sessionId: string
  subscription: ActorSubscription | null
  /** Why the running membership can’t be paused. */
  pauseRefusal: string | null
}>

export type ActorSubscription = Readonly<{
  plan: Plan
  priceCents: Cents
  status: SubscriptionStatus
  currentPeriodEnd: Date | null
  cancelAtPeriodEnd: boolean
  trialEnd: Date | null
  pastDueSince: Date | null
  suspendedFor: Suspension | null
  hasPaid: boolean
  pausedFrom: Date | null
  pausedUntil: Date | null
  lastPausedFrom: Date | null
}>

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
  return found && found.endsAt > now.getTime() ? toActor(session, found, now) : null
}

const foundRow = z.object({
  place: z.number(),
  endsAt: z.number(),
  id: z.number(),
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  handle: z.string(),
  role: z.enum(ROLES).nullable(),
  commentsMuted: z.boolean(),
  commentsTrusted: z.boolean(),
  complimentaryUntil: z.date().nullable(),
  gifts: z.array(z.object({ beginsAt: z.number(), endsAt: z.number() })),
  owesSecondFactor: z.boolean(),
  hasPosts: z.boolean(),
  hasCart: z.boolean(),
  trialAvailable: z.boolean(),
  plan: planSchema.nullable(),
  priceCents: z.number().nullable(),
  status: subscriptionStatusSchema.nullable(),
  currentPeriodEnd: z.date().nullable(),
  cancelAtPeriodEnd: z.boolean().nullable(),
  trialEnd: z.date().nullable(),
  pastDueSince: z.date().nullable(),
  suspendedFor: suspensionSchema.nullable(),
  hasPaid: z.boolean(),
  pausedFrom: z.date().nullable(),
  pausedUntil: z.date().nullable(),
  lastPausedFrom: z.date().nullable(),
}) satisfies z.ZodType<Found & { place: number }>

const secondFactorRequired = dynamicSql`
  not exists (select 1 from site_settings where key = 'second_factor_required' and value = 'off')`

/** Every signed-in request asks this, so concurrent ones share a statement, and those of one session a row. */
const lookUp = batchLoader<Session, Found | null>(async (pool, sessions) => {
  const asked = [...new Set(sessions)]
  const found = await parsedRows(pool, foundRow, {
    name: 'find-callers',
    ...dynamicSql`
      select q.place, (extract(epoch from us.expires_at) * 1000)::float8 as "endsAt",
        u.id, u.email, u.first_name as "firstName", u.last_name as "lastName", u.handle, u.role,
        u.comments_muted as "commentsMuted", u.comments_trusted as "commentsTrusted", u.complimentary_until as "complimentaryUntil",
        (select coalesce(json_agg(json_build_object('beginsAt', extract(epoch from g.begins_at) * 1000, 'endsAt', extract(epoch from g.ends_at) * 1000)), '[]')
          from gift_memberships g where g.redeemed_by_id = u.id) as gifts,
        u.role is not null and ${secondFactorRequired}
          and not exists (select 1 from second_factors where user_id = u.id and confirmed_at is not null) as "owesSecondFactor",
        exists (select 1 from posts where author_id = u.id and deleted_at is null) as "hasPosts",
        exists (select 1 from carts where user_id = u.id) as "hasCart", ${trialAvailable} as "trialAvailable",
        s.plan, s.price_cents as "priceCents", s.status, s.current_period_end as "currentPeriodEnd", s.cancel_at_period_end as "cancelAtPeriodEnd",
        s.trial_end as "trialEnd", s.past_due_since as "pastDueSince", s.suspended_for as "suspendedFor",
        s.first_paid_at is not null as "hasPaid", s.paused_from as "pausedFrom", s.paused_until as "pausedUntil",
        s.last_paused_from as "lastPausedFrom"
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
