import { sha256 } from '#domain/platform/sha256.ts'
import { DAY_MS } from '#contracts/shared/dayMs.ts'
import { randomBytes } from 'node:crypto'
import { type Database, sql } from '#database/sql.ts'

const LIFETIME = 7 * DAY_MS

/** 192 bits; only the hash is stored. It opens the order for a week, beside the link in the confirmation. */
export async function createOrderLink(tx: Database, orderId: number, now: Date): Promise<string> {
  const key = randomBytes(24).toString('base64url')
  await tx.query(sql`
    insert into order_links (key_hash, order_id, expires_at, created_at)
    values (${orderKeyHash(key)}, ${orderId}, ${new Date(now.getTime() + LIFETIME)}, ${now})`)
  return key
}

export const orderKeyHash = (key: string): string => sha256(key)
