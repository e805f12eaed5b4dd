import type { Pool } from 'pg'
import { rows, sql } from '#database/sql.ts'

export type StoredTeaser = { id: number; title: string; imageUrl: string | null; priceCents: number }

const SHOWN = 4

type Subject = { id: number; category: string }

/** What else can be bought: of the same category first, then the newest. */
export const findRelatedMerchandise = (pool: Pool, { id, category }: Subject): Promise<StoredTeaser[]> =>
  rows(
    pool,
    sql<StoredTeaser>`
      select m.id, m.title, i.image_url as "imageUrl", coalesce(v.price, 0) as "priceCents"
      from merchandise m
      join lateral (select min(retail_price_cents) as price from variants
        where merchandise_id = m.id and sellable and coalesce(stock > 0, true)) v on v.price is not null
      left join lateral (select image_url from merchandise_images where _parent_id = m.id
        order by coalesce(is_primary, false) desc, _order limit 1) i on true
      where m.id <> ${id} and not m.hidden and m.vanished_at is null
      order by m.category = ${category} desc, m.created_at desc, m.id desc limit ${SHOWN}`,
  )

export async function findRelatedProducts(pool: Pool, { id, category }: Subject) {
  return rows(
    pool,
    sql<{ id: number; title: string; imageKey: string | null; priceCents: number }>`
      select p.id, p.name as title, split_part(m.filename, '.', 1)::text as "imageKey", p.price_cents as "priceCents"
      from products p left join media m on m.id = p.image_id
      where p.id <> ${id} and p.in_stock
      order by p.category = ${category} desc, p.id desc limit ${SHOWN}`,
  )
}
