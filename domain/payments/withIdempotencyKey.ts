import type { Pool } from 'pg'
import { CardProviderError } from '#providers/stripe/CardProviderError.ts'
import { storeNextKey } from './storeNextKey.ts'

type Action<Result> = {
  owner: Parameters<typeof storeNextKey>[1]
  key: string
  call: (key: string) => Promise<Result>
  /** Finds what an earlier attempt created despite a server error; null when it created nothing. */
  find: () => Promise<Result | null>
}

/** If the key is spent and the earlier attempt created nothing, repeats the call with the next key. */
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
