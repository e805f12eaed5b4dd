import type { Pool } from 'pg'
import { CardProviderError } from '#providers/stripe/CardProviderError.ts'
import { storeNextKey } from './storeNextKey.ts'

type Action<Result> = {
  /** The row that stores the key, and the key as it was read from there. */
  owner: Parameters<typeof storeNextKey>[1]
  key: string
  call: (key: string) => Promise<Result>
  /** Looks for what an earlier attempt created although it was answered with a server error; null when it created nothing. */
  find: () => Promise<Result | null>
}

/**
 * Calls the card provider under an action's stored idempotency key. Once that key can't be used again (see
 * `CardProviderError.isKeySpent`), what the earlier attempt may have created is looked up, and if there is nothing, the
 * call is repeated under the next key.
 *
 * @throws CardProviderError as `call` does; the next call continues with the key that is stored then.
 */
export async function withIdempotencyKey<Result>(
  pool: Pool,
  { owner, key, call, find }: Action<Result>,
): Promise<Result> {
  try {
    return await call(key)
  } catch (error) {
    if (!(error instanceof CardProviderError) || !error.isKeySpent) throw error
    const created = await find()
    if (created !== null) return created
    return call(await storeNextKey(pool, owner, key))
  }
}
