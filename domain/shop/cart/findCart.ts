import { assertStored } from '#database/assertStored.ts'
import { z } from 'zod'
import { type Database, dynamicSql, parsedRow, parsedRows, prepared, row, sql, type Statement } from '#database/sql.ts'
import type { Req } from '#domain/platform/Req.ts'
import { guestCart } from './guestCart.ts'
import { hashCartKey } from './hashCartKey.ts'
import { mergeCarts } from './mergeCarts.ts'

const cartRow = z.object({ id: z.number(), version: z.number() })
export type Cart = z.infer<typeof cartRow>

/**
 * The account's cart, or the guest's. Also merges a guest cart that could not be merged at sign-in.
 * @param key of the guest's cart, from the signed cookie.
 */
export async function findCart(req: Req, key: string | null): Promise<Cart | null> {
  const { user } = req
  if (!user) {
    if (key === null) return null
    return parsedRow(req.pool, cartRow, prepared(dynamicSql`select id, version from carts c where ${guestCart(key)}`))
  }
  if (!user.hasCart && key === null) return null
  const carts = await parsedRows(
    req.pool,
    cartRow.extend({ isLeftBehind: z.boolean() }),
    prepared(dynamicSql`
      select id, version, user_id is null as "isLeftBehind" from carts c
      where user_id = ${user.id} or (${guestCart(key ?? '')})`),
  )
  if (key === null || !carts.some(({ isLeftBehind }) => isLeftBehind)) return carts[0] ?? null
  await mergeCarts(req, user.id, key)
  return row(req.pool, sql<Cart>`select id, version from carts where user_id = ${user.id}`)
}

/** Concurrent calls create one cart. @param key never null for a guest. */
export async function findOrCreateCart(req: Req, key: string | null): Promise<Cart> {
  const existing = await findCart(req, key)
  if (existing) return existing
  if (req.user)
    return insertCart(
      req.pool,
      sql<Cart>`insert into carts (user_id) values (${req.user.id})
        on conflict (user_id) do update set updated_at = now() returning id, version`,
    )
  if (key === null) throw new Error('A guest without a key has no cart')
  return insertCart(
    req.pool,
    sql<Cart>`insert into carts (key_hash) values (${hashCartKey(key)})
      on conflict (key_hash) do update set updated_at = now() returning id, version`,
  )
}

async function insertCart(database: Database, statement: Statement<Cart>): Promise<Cart> {
  const cart = await row(database, statement)
  assertStored(cart, 'cart')
  return cart
}
