import type { Pool } from 'pg'
import { mediaAddress } from '#contracts/shared/mediaAddress.ts'
import { rows, sql } from '#database/sql.ts'

export type FoundItem = {
  id: number
  title: string
  imageUrl: string | null
  /** Null when nothing of it is for sale. */
  priceCents: number | null
}

/** Articles of the merchandise shop that are for sale, or all of them. */
export const findMerchandise = (pool: Pool, ids: number[], mayBeHidden: boolean) =>
  rows(
    pool,
    sql<FoundItem>`
      select m.id, m.title, i.image_url as "imageUrl", v.price as "priceCents"
      from merchandise m
      left join lateral (select image_url from merchandise_images where _parent_id = m.id
        order by coalesce(is_primary, false) desc, _order limit 1) i on true
      left join lateral (select min(retail_price_cents) as price from variants
        where merchandise_id = m.id and sellable and coalesce(stock > 0, true)) v on true
      where m.id = any(${ids}::int[]) and (not m.hidden and m.vanished_at is null or ${mayBeHidden})`,
  )

type ShownProduct = {
  id: number
  title: string
  imageKey: string | null
  /** Of its sizes or kinds. */
  lowest: number | null
  priceCents: number
  inStock: boolean
}

/** Products that are on the site, or all of them. */
export const findProducts = async (pool: Pool, ids: number[], mayBeHidden: boolean): Promise<FoundItem[]> => {
  const found = await rows(
    pool,
    sql<ShownProduct>`
      select p.id, p.name as title, split_part(m.filename, '.', 1)::text as "imageKey",  o.lowest, p.price_cents as "priceCents",
        p.in_stock as "inStock"
      from products p left join media m on m.id = p.image_id
      left join lateral (select min(coalesce(price_cents, p.price_cents)) filter (where coalesce(price_cents, p.price_cents) > 0) as lowest from products_options
        where _parent_id = p.id and p.merchandise_id is null) o on true where p.id = any(${ids}::int[]) and (not p.hidden or ${mayBeHidden})`,
  )
  return found.map(({ id, title, imageKey, lowest, priceCents, inStock }) => ({
    id,
    title,
    imageUrl: imageKey && mediaAddress(imageKey),
    priceCents: inStock ? (lowest ?? priceCents) : null,
  }))
}
