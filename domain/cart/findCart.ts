import { type Database, prepared, row, rows, sql, type Statement } from '#database/sql.ts'
import type { Req } from '../Req.ts'
import { hashCartKey } from './hashCartKey.ts'
import { mergeCarts } from './mergeCarts.ts'

export type Cart = { id: number; version: number }

/**
 * The cart of this visitor: of the account when signed in, else of the key in the visitor's signed cookie. A guest's cart
 * that could not come along at sign-in comes along now.
 *
 * @param key null when the visitor has no cart cookie.
 */
export async function findCart(req: Req, key: string | null): Promise<Cart | null> {
  const keyHash = key && hashCartKey(key)
  const { user } = req
  if (!user) {
    if (key === null) return null
    return row<Cart>(req.pool, prepared(sql`select id, version from carts where key_hash = ${keyHash}`))
  }
  if (!user.hasCart && key === null) return null
  const carts = await rows<Cart & { isLeftBehind: boolean }>(
    req.pool,
    prepared(sql`
      select id, version, user_id is null as "isLeftBehind" from carts
      where user_id = ${user.id} or (user_id is null and key_hash = ${keyHash})`),
  )
  if (key === null || !carts.some(({ isLeftBehind }) => isLeftBehind)) return carts[0] ?? null
  await mergeCarts(req, user.id, key)
  return row<Cart>(req.pool, sql`select id, version from carts where user_id = ${user.id}`)
}

/** The visitor's cart, made when there is none; making it twice at once makes one. */
export async function findOrStartCart(req: Req, key: string): Promise<Cart> {
  const existing = await findCart(req, key)
  if (existing) return existing
  if (!req.user)
    return insertCart(
      req.pool,
      sql`insert into carts (key_hash) values (${hashCartKey(key)})
    on conflict (key_hash) do update set updated_at = now() returning id, version`,
    )
  // The key may already open another account's cart on this device; then this one is reached by signing in only.
  return insertCart(
    req.pool,
    sql`insert into carts (user_id, key_hash) values (${req.user.id},
        (select ${hashCartKey(key)}::text where not exists (select 1 from carts where key_hash = ${hashCartKey(key)})))
      on conflict (user_id) do update set updated_at = now() returning id, version`,
  )
}

async function insertCart(database: Database, statement: Statement): Promise<Cart> {
  const cart = await row<Cart>(database, statement)
  if (!cart) throw new Error('The cart was not stored')
  return cart
}
