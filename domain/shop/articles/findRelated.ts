import type { Pool } from 'pg'
import type { StoryItem } from '#contracts/content/story.ts'
import { rows, sql } from '#database/sql.ts'
import { findMerchandise, findProducts, type FoundItem } from '#domain/content/stories/findItems.ts'
import { toStoryItem } from '#domain/content/stories/toStoryItem.ts'

const SHOWN = 4

type Subject = { id: number; category: string }

/** Other articles for sale: of the same category first, then the newest. */
export async function findRelatedMerchandise(pool: Pool, { id, category }: Subject): Promise<StoryItem[]> {
  const found = await rows(
    pool,
    sql<{ id: number }>`
      select m.id from merchandise m
      where m.id <> ${id} and m.maker = 'print' and not m.hidden and m.vanished_at is null and exists (
        select from variants where merchandise_id = m.id and sellable and coalesce(stock > 0, true))
      order by m.category = ${category} desc, m.created_at desc, m.id desc limit ${SHOWN}`,
  )
  const ids = found.map((item) => item.id)
  return inOrder(ids, await findMerchandise(pool, ids, false)).map((item) => toStoryItem('merchandise', item))
}

/** Other products in stock: of the same category first, then the newest. */
export async function findRelatedProducts(pool: Pool, { id, category }: Subject): Promise<StoryItem[]> {
  const found = await rows(
    pool,
    sql<{ id: number }>`
      select id from products where id <> ${id} and in_stock and not hidden and coalesce((
        select bool_or(coalesce(v.stock > 0, true)) from merchandise m join variants v on v.merchandise_id = m.id
        where m.product_id = products.id and products.merchandise_id is null and v.sellable), true)
      order by category = ${category} desc, id desc limit ${SHOWN}`,
  )
  const ids = found.map((product) => product.id)
  return inOrder(ids, await findProducts(pool, ids, false)).map((item) => toStoryItem('product', item))
}

const inOrder = (ids: number[], items: FoundItem[]) => ids.flatMap((id) => items.find((item) => item.id === id) ?? [])
