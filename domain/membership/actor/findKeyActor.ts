import type { Pool } from 'pg'
import { z } from 'zod'
import { API_KEY_PATTERN, scopeSchema } from '#contracts/people/apiKeys.ts'
import { batchLoader } from '#database/batchLoader.ts'
import { dynamicSql, parsedRows, sql } from '#database/sql.ts'
import { actorColumns, actorRow } from './actorColumns.ts'
import type { Actor } from '#domain/platform/Actor.ts'
import { toActor } from './toActor.ts'
import { AppError } from '#domain/platform/AppError.ts'
import { currentSubscription } from '../subscriptions/currentSubscription.ts'
import { hashApiKey } from '#domain/people/apiKeys/hashApiKey.ts'
import { networkPrefix } from '#domain/people/apiKeys/networkPrefix.ts'

type Use = { now: Date; wideNetwork: string }

const MINUTE_MS = 60_000

/**
 * The owner of a key, read on every request: a revoked key stops with the next one. Notes the use, at most once a minute.
 * @throws AppError `invalid_api_key`.
 */
export async function findKeyActor(pool: Pool, key: string, { now, wideNetwork }: Use): Promise<Actor> {
  const found = API_KEY_PATTERN.test(key) ? await lookUp(pool, hashApiKey(key)) : null
  if (!found || (found.expiresAt && found.expiresAt <= now)) throw new AppError('invalid_api_key')
  const { keyId: id, keyName: name, scopes, lastUsedAt } = found
  const minuteAgo = new Date(now.getTime() - MINUTE_MS)
  if (!lastUsedAt || lastUsedAt < minuteAgo)
    await pool.query(sql`
      update api_keys set last_used_at = ${now}, last_used_network = ${networkPrefix(wideNetwork)}
      where id = ${id} and (last_used_at is null or last_used_at < ${minuteAgo})`)
  return toActor({ sessionId: '', apiKey: { id, name, scopes } }, found, now)
}

const keyRow = actorRow.extend({
  hash: z.string(),
  keyId: z.number(),
  keyName: z.string(),
  scopes: z.array(scopeSchema),
  expiresAt: z.date().nullable(),
  lastUsedAt: z.date().nullable(),
})

const lookUp = batchLoader<string, z.output<typeof keyRow> | null>(async (pool, hashes) => {
  const found = await parsedRows(pool, keyRow, {
    name: 'find-api-keys',
    ...dynamicSql`
      select k.key_hash as hash, k.id as "keyId", k.name as "keyName", k.scopes, k.expires_at as "expiresAt",
        k.last_used_at as "lastUsedAt", ${actorColumns}
      from api_keys k join users u on u.id = k.user_id and u.closed_at is null and u.role is not null
      ${currentSubscription}
      where k.key_hash = any(${[...new Set(hashes)]}::text[])`,
  })
  const byHash = new Map(found.map((facts) => [facts.hash, facts]))
  return hashes.map((hash) => byHash.get(hash) ?? null)
})
