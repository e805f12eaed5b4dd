import { LRUCache } from 'lru-cache'
import { z } from 'zod'
import type { Pool } from 'pg'
import { batchLoader } from '#database/batchLoader.ts'
import { dynamicSql, parsedRows } from '#database/sql.ts'
import type { Actor } from '#domain/platform/Actor.ts'
import { AppError } from '#domain/platform/AppError.ts'
import { currentSubscription } from '../subscriptions/currentSubscription.ts'
import { actorColumns, actorRow } from './actorColumns.ts'
import { toActor } from './toActor.ts'
import { verifySessionToken } from '#domain/people/people/sessionToken.ts'

type Session = { userId: number; sid: string }

/** Null for a forged, expired or revoked session. */
export async function findActor(pool: Pool, secret: string, token: string, now: Date): Promise<Actor | null> {
  const session = await readToken(secret, token, now)
  return session && readCaller(pool, session, now)
}

export async function reloadActor({ pool, now }: { pool: Pool; now: Date }, { id, sessionId }: Actor): Promise<Actor> {
  const caller = await readCaller(pool, { userId: id, sid: sessionId }, now)
  if (!caller) throw new AppError('unauthorized')
  return caller
}

async function readCaller(pool: Pool, session: Session, now: Date): Promise<Actor | null> {
  const found = await lookUp(pool, session)
  return found && found.endsAt > now.getTime() ? toActor({ sessionId: session.sid, apiKey: null }, found, now) : null
}

/** `endsAt` in milliseconds since 1970. */
const foundRow = actorRow.extend({ place: z.number(), endsAt: z.number() })

/** Every signed-in request asks this, so concurrent ones share a statement, and those of one session a row. */
const lookUp = batchLoader<Session, z.output<typeof foundRow> | null>(async (pool, sessions) => {
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
