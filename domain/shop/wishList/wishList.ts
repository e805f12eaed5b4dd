import { inTransaction } from '#database/inTransaction.ts'
import { returnsRow, row, rows, sql, statement } from '#database/sql.ts'
import { listMerchandise, type StoredMerchandise } from '../catalogue/listMerchandise.ts'
import { makersOffered } from '../catalogue/makersOffered.ts'
import { listOwnGoods, type StoredProduct } from '../catalogue/products.ts'
import type { Req, SignedInReq } from '#domain/platform/Req.ts'
import { AppError } from '#domain/platform/AppError.ts'
import { findShared, type Shared } from './shareWishList.ts'

const MAX_WISHES = 200

export type Wished = { items: StoredMerchandise[]; products: StoredProduct[] }

export async function readWishList(req: SignedInReq): Promise<Wished & { shared: Shared | null }> {
  const [wished, shared] = await Promise.all([wishesOf(req, req.user.id), findShared(req.pool, req.user.id)])
  return { ...wished, shared }
}

/** What the site shows, the newest wish first. Own goods stay when they are sold; their page does, too. */
export async function wishesOf(req: Req, userId: number): Promise<Wished> {
  const makers = await makersOffered(req.pool)
  const wishes = await rows(
    req.pool,
    sql<{ id: number }>`
      select merchandise_id as id from wish_list_items where user_id = ${userId} order by created_at desc, merchandise_id desc`,
  )
  const ids = wishes.map(({ id }) => id)
  if (ids.length === 0) return { items: [], products: [] }
  const [items, products] = await Promise.all([
    makers.includes('print') ? listMerchandise(req, { ids }) : [],
    makers.includes('own') ? listOwnGoods(req.pool, ids) : [],
  ])
  return {
    items: items.toSorted((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id)),
    products: products.toSorted((one, other) => ids.indexOf(one.articleId) - ids.indexOf(other.articleId)),
  }
}

/** A second time changes nothing. @throws AppError `article_not_found`, `wish_list_full`. */
export async function addWish({ pool, user, now }: SignedInReq, merchandiseId: number): Promise<void> {
  const makers = await makersOffered(pool)
  await inTransaction(pool, async (tx) => {
    // Otherwise simultaneous wishes would not be counted.
    await tx.query(statement`select pg_advisory_xact_lock(hashtext('wishes of user'), ${user.id}::int)`)
    const isForSale = await returnsRow(
      tx,
      statement`
        select 1 from merchandise
        where id = ${merchandiseId} and maker::text = any(${makers}) and not hidden and vanished_at is null`,
    )
    if (!isForSale) throw new AppError('article_not_found')
    const list = await row(
      tx,
      sql<{ count: number }>`
        select coalesce(count(*), 0) as count from wish_list_items where user_id = ${user.id} and merchandise_id <> ${merchandiseId}`,
    )
    if ((list?.count ?? 0) >= MAX_WISHES) throw new AppError('wish_list_full')
    await tx.query(sql`
      insert into wish_list_items (user_id, merchandise_id, created_at) values (${user.id}, ${merchandiseId}, ${now})
      on conflict do nothing`)
  })
}

export async function removeWish({ pool, user }: SignedInReq, merchandiseId: number): Promise<void> {
  await pool.query(sql`delete from wish_list_items where user_id = ${user.id} and merchandise_id = ${merchandiseId}`)
}
