import type { Pool } from 'pg'
import { row, sql } from '#database/sql.ts'
import { CardProviderError } from '#providers/stripe/CardProviderError.ts'
import type { IdempotencyKey } from '#providers/stripe/IdempotencyKey.ts'
import { type KeyOwner, storeNextKey } from './storeNextKey.ts'

type Attempt<Result> = {
  call: (key: IdempotencyKey) => Promise<Result>
  /** Finds what an earlier attempt created or changed despite a server error; null when it did nothing. */
  find: () => Promise<Result | null>
}
type Action<Result> = Attempt<Result> & {
  owner: KeyOwner
  key: string
  /** Stripe allows a key for one of its endpoints only; a second one needs a name before it. */
  endpoint?: string
}

/** If the key is spent and the earlier attempt did nothing, repeats the call with the next key. */
export async function withIdempotencyKey<Result>(
  pool: Pool,
  { owner, key, endpoint, call, find }: Action<Result>,
): Promise<Result> {
  const keyOf = (attempt: string) => (endpoint ? `${endpoint}:${attempt}` : attempt) as IdempotencyKey
  try {
    return await call(keyOf(key))
  } catch (error) {
    if (!(error instanceof CardProviderError) || !error.isKeySpent) throw error
    const created = await find()
    if (created !== null) return created
    return call(keyOf(await storeNextKey(pool, owner, key)))
  }
}

/**
 * As `withIdempotencyKey`, for what is done without a row of its own.
 *
 * @param action names what is done once, without a dot, such as `resume:sub_1:1769850000000`.
 */
export async function withActionKey<Result>(
  pool: Pool,
  { action, ...attempt }: Attempt<Result> & { action: string },
): Promise<Result> {
  const stored = await row(pool, sql<{ key: string }>`select key from idempotency_keys where action = ${action}`)
  return withIdempotencyKey(pool, { owner: { of: 'action', id: action }, key: stored?.key ?? action, ...attempt })
}
