import { z } from 'zod'
import { type Database, dynamicSql, parsedRow } from '#database/sql.ts'
import { nextIdempotencyKey } from './nextIdempotencyKey.ts'

const KEYS = {
  order: { table: dynamicSql`orders`, column: dynamicSql`idempotency_key` },
  giftCardSale: { table: dynamicSql`gift_card_sales`, column: dynamicSql`idempotency_key` },
  refund: { table: dynamicSql`refunds`, column: dynamicSql`idempotency_key` },
  subscription: { table: dynamicSql`subscriptions`, column: dynamicSql`idempotency_key` },
  referral: { table: dynamicSql`referrals`, column: dynamicSql`idempotency_key` },
  customer: { table: dynamicSql`users`, column: dynamicSql`customer_idempotency_key` },
}

/** @param used the spent key. Two callers with the same spent key get the same next key. */
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
