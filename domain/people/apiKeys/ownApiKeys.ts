import { assertStored } from '#database/assertStored.ts'
import { DAY_MS } from '#contracts/shared/dayMs.ts'
import { randomBytes } from 'node:crypto'
import { type ApiKey, apiKeySchema, MAX_API_KEYS, type NewApiKey, scopesOf } from '#contracts/people/apiKeys.ts'
import { inTransaction } from '#database/inTransaction.ts'
import { type Database, dynamicSql, extended, row, rows, sql, type Statement } from '#database/sql.ts'
import { recordAudit } from '#domain/platform/auditLog/recordAudit.ts'
import { lockSessions } from '../people/locks.ts'
import { refuseWithoutProof } from '../people/recentProof.ts'
import { refuseEndedSession } from '../people/sessions.ts'
import type { SignedInReq } from '#domain/platform/Req.ts'
import { AppError } from '#domain/platform/AppError.ts'
import { hashApiKey } from './hashApiKey.ts'

type ApiKeyRow = {
  id: number
  name: string
  start: string
  scopes: string[]
  createdAt: Date
  expiresAt: Date | null
  lastUsedAt: Date | null
  lastUsedNetwork: string | null
}

const START = 9

const selectKey = (): Statement<ApiKeyRow> => sql<ApiKeyRow>`
  select id, name, start, scopes, created_at as "createdAt", expires_at as "expiresAt", last_used_at as "lastUsedAt",
    last_used_network as "lastUsedNetwork"
  from api_keys`

export const listApiKeys = async (database: Database, userId: number): Promise<ApiKey[]> =>
  (await rows(database, extended(selectKey(), dynamicSql`where user_id = ${userId} order by id`))).map(toApiKey)

/**
 * @returns the key as well, which is not stored.
 * @throws AppError `password_needed`, `role_not_allowed` for a scope beyond the role, `too_many_api_keys`.
 */
export async function createApiKey(
  req: SignedInReq,
  { name, scopes, days }: NewApiKey,
): Promise<{ apiKey: ApiKey; key: string }> {
  const { user, now } = req
  await refuseWithoutProof(req)
  const allowed = scopesOf(user)
  if (!scopes.every((scope) => allowed.includes(scope))) throw new AppError('role_not_allowed')
  const key = `sh_${randomBytes(32).toString('base64url')}`
  const expiresAt = days === null ? null : new Date(now.getTime() + days * DAY_MS)
  return inTransaction(req.pool, async (tx) => {
    await lockSessions(tx, user.id)
    await refuseEndedSession(tx, req.user)
    const counted = await row(
      tx,
      sql<{ count: number }>`select count(*)::int as count from api_keys where user_id = ${user.id}`,
    )
    if ((counted?.count ?? 0) >= MAX_API_KEYS) throw new AppError('too_many_api_keys')
    const added = await row(
      tx,
      sql<{ id: number }>`
        insert into api_keys (user_id, name, start, key_hash, scopes, created_at, expires_at)
        select id, ${name}, ${key.slice(0, START)}, ${hashApiKey(key)}, ${[...new Set(scopes)]}, ${now}, ${expiresAt}
        from users where id = ${user.id} and role is not null and closed_at is null
        for share
        returning id`,
    )
    if (!added) throw new AppError('employees_only')
    await record(tx, req, { id: added.id, name, what: 'Created' })
    const stored = await row(tx, extended(selectKey(), dynamicSql`where id = ${added.id}`))
    assertStored(stored, 'API key')
    return { apiKey: toApiKey(stored), key }
  })
}

/** @throws AppError `not_found`, also for somebody else's key. */
export const revokeApiKey = (req: SignedInReq, id: number): Promise<void> =>
  inTransaction(req.pool, async (tx) => {
    const removed = await row(
      tx,
      sql<{ name: string }>`delete from api_keys where id = ${id} and user_id = ${req.user.id} returning name`,
    )
    if (!removed) throw new AppError('not_found')
    await record(tx, req, { id, name: removed.name, what: 'Revoked' })
  })

type Change = { id: number; name: string; what: string }

const record = (tx: Database, req: SignedInReq, { id, name, what }: Change): Promise<void> =>
  recordAudit(tx, req, { what, kind: 'api-keys', subjectId: id, subject: `API key “${name}”`, aboutId: req.user.id })

const toApiKey = ({ createdAt, expiresAt, lastUsedAt, ...key }: ApiKeyRow): ApiKey =>
  apiKeySchema.parse({
    ...key,
    createdAt: createdAt.toISOString(),
    expiresAt: expiresAt?.toISOString() ?? null,
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
  })
