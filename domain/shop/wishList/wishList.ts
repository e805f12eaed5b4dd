import { inTransaction } from '#database/inTransaction.ts'
import { returnsRow, row, rows, sql, statement } from '#database/sql.ts'
import { listMerchandise, type StoredMerchandise } from '../catalogue/listMerchandise.ts'
import { isOffered } from '#domain/platform/site/readPartsOff.ts'
import type { Req, SignedInReq } from '#domain/platform/Req.ts'
import { AppError } from '#domain/platform/AppError.ts'
import { findShared, type Shared } from './shareWishList.ts'

const MAX_WISHES = 200

export async function readWishList(req: SignedInReq): Promise<{ items: StoredMerchandise[]; shared: Shared | null }> {
  const [items, shared] = await Promise.all([wishesOf(req, req.user.id), findShared(req.pool, req.user.id)])
  return { items, shared }
}

/** Those that are for sale, the newest wish first. */
export async function wishesOf(req: Req, userId: number): Promise<StoredMerchandise[]> {
  if (!(await isOffered(req.pool, 'merchandise'))) return []
  const wishes = await rows(
    req.pool,
    sql<{ id: number }>`
      select merchandise_id as id from wish_list_items where user_id = ${userId} order by created_at desc, merchandise_id desc`,
  )
  const ids = wishes.map(({ id }) => id)
  const items = ids.length === 0 ? [] : await listMerchandise(req, { ids })
  return items.toSorted((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id))
}

/** A second time changes nothing. @throws AppError `article_not_found`, `wish_list_full`. */
export async function addWish({ pool, user, now }: SignedInReq, merchandiseId: number): Promise<void> {
  await inTransaction(pool, async (tx) => {
    // Otherwise simultaneous wishes would not be counted.
    await tx.query(statement`select pg_advisory_xact_lock(hashtext('wishes of user'), ${user.id}::int)`)
    const isForSale = await returnsRow(
      tx,
      // Lists show merchandise only; own goods would be lost in them.
      statement`select 1 from merchandise where id = ${merchandiseId} and maker = 'print' and not hidden and vanished_at is null`,
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
