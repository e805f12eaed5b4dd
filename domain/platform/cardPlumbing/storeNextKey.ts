import { z } from 'zod'
import { type Database, dynamicSql, parsedRow, row, sql } from '#database/sql.ts'
import { nextIdempotencyKey } from './nextIdempotencyKey.ts'

const KEYS = {
  order: { table: dynamicSql`orders`, column: dynamicSql`idempotency_key` },
  giftSale: { table: dynamicSql`gift_card_sales`, column: dynamicSql`idempotency_key` },
  refund: { table: dynamicSql`refunds`, column: dynamicSql`idempotency_key` },
  subscription: { table: dynamicSql`subscriptions`, column: dynamicSql`idempotency_key` },
  referral: { table: dynamicSql`referrals`, column: dynamicSql`idempotency_key` },
  customer: { table: dynamicSql`users`, column: dynamicSql`customer_idempotency_key` },
}

type Action = { of: 'action'; id: string }
export type KeyOwner = { of: keyof typeof KEYS; id: number } | Action

/** @param used the spent key. Two callers with the same spent key get the same next key. */
export async function storeNextKey(database: Database, owner: KeyOwner, used: string): Promise<string> {
  const next = nextIdempotencyKey(used)
  if (owner.of === 'action') return storeActionKey(database, { action: owner.id, used, next })
  const { of, id } = owner
  const { table, column } = KEYS[of]
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

type Spent = { action: string; used: string; next: string }

/** The row exists once a key was spent, and is removed when the card provider has forgotten it, too. */
async function storeActionKey(database: Database, { action, used, next }: Spent): Promise<string> {
  const stored = await row(
    database,
    sql<{ key: string }>`
      insert into idempotency_keys as k (action, key, updated_at) values (${action}, ${next}, now())
      on conflict (action) do update
        set key = case when k.key = ${used} then ${next} else k.key end, updated_at = now()
      returning key`,
  )
  return stored?.key ?? next
}
