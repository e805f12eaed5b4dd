import { z } from 'zod'
import { type Database, dynamicSql, parsedRow } from '#database/sql.ts'
import { nextIdempotencyKey } from './nextIdempotencyKey.ts'

/** Where the key of an action at the card provider is stored. */
const KEYS = {
  order: { table: dynamicSql`orders`, column: dynamicSql`idempotency_key` },
  refund: { table: dynamicSql`refunds`, column: dynamicSql`idempotency_key` },
  subscription: { table: dynamicSql`subscriptions`, column: dynamicSql`idempotency_key` },
  customer: { table: dynamicSql`users`, column: dynamicSql`customer_idempotency_key` },
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
  const stored = await parsedRow(
    database,
    z.object({ key: z.string() }),
    dynamicSql`
      update ${table} set ${column} = case when ${column} = ${used} then ${next} else ${column} end
      where id = ${id} returning ${column} as key`,
  )
  if (!stored) throw new Error(`There is no ${of} ${id} to store an idempotency key with`)
  return stored.key
}
