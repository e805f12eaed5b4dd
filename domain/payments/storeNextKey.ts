import { type Database, row, sql } from '#database/sql.ts'
import { nextIdempotencyKey } from './nextIdempotencyKey.ts'

const KEYS = {
  order: { table: sql`orders`, column: sql`idempotency_key` },
  refund: { table: sql`refunds`, column: sql`idempotency_key` },
  subscription: { table: sql`subscriptions`, column: sql`idempotency_key` },
  customer: { table: sql`users`, column: sql`customer_idempotency_key` },
}

/** @param used the spent key. Two callers with the same spent key get the same next key. */
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
