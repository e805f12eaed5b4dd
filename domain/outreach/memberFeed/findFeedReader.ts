import type { Pool } from 'pg'
import { z } from 'zod'
import { batchLoader } from '#database/batchLoader.ts'
import { dynamicSql, parsedRows, sql } from '#database/sql.ts'
import { actorColumns, actorRow } from '#domain/membership/actor/actorColumns.ts'
import { toActor } from '#domain/membership/actor/toActor.ts'
import { currentSubscription } from '#domain/membership/subscriptions/currentSubscription.ts'
import { hashFeedToken, mayHaveFeed } from '#domain/people/account/ownFeed.ts'

export type FeedReader = {
  id: number
  /** What a member may watch; a feed has no other rights, also that of an employee. */
  isSubscriber: boolean
  isEmployee: false
}

const HOUR_MS = 3_600_000

/** Whose feed it is, read on every request. Null for an unknown or revoked address. */
export async function findFeedReader(pool: Pool, token: string, now: Date): Promise<FeedReader | null> {
  const found = /^[\w-]{43}$/.test(token) ? await lookUp(pool, hashFeedToken(token)) : null
  if (!found) return null
  const owner = toActor({ sessionId: '', apiKey: null }, found, now)
  const hourAgo = new Date(now.getTime() - HOUR_MS)
  if (!found.lastReadAt || found.lastReadAt < hourAgo)
    await pool.query(sql`
      update member_feeds set last_read_at = ${now}
      where user_id = ${owner.id} and (last_read_at is null or last_read_at < ${hourAgo})`)
  return { id: owner.id, isSubscriber: mayHaveFeed(owner), isEmployee: false }
}

const feedRow = actorRow.extend({ hash: z.string(), lastReadAt: z.date().nullable() })

/** Players fetch a film in many ranges, so concurrent lookups share a statement. */
const lookUp = batchLoader<string, z.output<typeof feedRow> | null>(async (pool, hashes) => {
  const found = await parsedRows(pool, feedRow, {
    name: 'find-feed-readers',
    ...dynamicSql`
      select f.token_hash as hash, f.last_read_at as "lastReadAt", ${actorColumns}
      from member_feeds f join users u on u.id = f.user_id and u.closed_at is null
      ${currentSubscription}
      where f.token_hash = any(${[...new Set(hashes)]}::text[])`,
  })
  const byHash = new Map(found.map((facts) => [facts.hash, facts]))
  return hashes.map((hash) => byHash.get(hash) ?? null)
})
