import { type Database, row, sql } from '#database/sql.ts'
import { nextIdempotencyKey } from './nextIdempotencyKey.ts'

/** Where the key of an action at the card provider is stored. */
const KEYS = {
  order: { table: sql`orders`, column: sql`idempotency_key` },
  refund: { table: sql`refunds`, column: sql`idempotency_key` },
  subscription: { table: sql`subscriptions`, column: sql`idempotency_key` },
  customer: { table: sql`users`, column: sql`customer_idempotency_key` },
}

/**
 * Moves a row on to the key of its next attempt, which must be stored before it is used.
 *
 * @param used the key that can't be used again. Of two that move on from the same key, both get the same next one.
 * @returns the key to use from now on.
 */
export async function storeNextKey(
  database: Database,
  { of, id }: { of: keyof typeof KEYS; id: number },
  used: string,
): Promise<string> {
  const { table, column } = KEYS[of]
  const next = nextIdempotencyKey(used)
  const stored = await row<{ key: string }>(
    database,
    sql`
      update ${table} set ${column} = case when ${column} = ${used} then ${next} else ${column} end
      where id = ${id} returning ${column} as key`,
  )
  if (!stored) throw new Error(`There is no ${of} ${id} to store an idempotency key with`)
  return stored.key
}
