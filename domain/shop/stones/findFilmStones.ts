import type { Pool } from 'pg'
import type { Cents } from '#contracts/shared/money.ts'
import { rows, sql } from '#database/sql.ts'

type StoredFilmStone = {
  productId: number
  name: string
  priceCents: Cents
  isSold: boolean
  second: number
  findId: number | null
}

const MOST = 50

/** Stones that came out in a film, in the order of their moments. Without those that have no price. */
export async function findFilmStones(pool: Pool, postId: number): Promise<StoredFilmStone[]> {
  return rows(
    pool,
    sql<StoredFilmStone>`
      select p.id as "productId", p.name, coalesce(v."priceCents", p.price_cents, 0) as "priceCents", p.find_id as "findId", coalesce(p.film_second, 0) as second,
        not (p.in_stock and coalesce(v."inStock", false)) as "isSold"
      from products p join merchandise own on own.product_id = p.id left join lateral (
        select min(retail_price_cents) as "priceCents", bool_or(coalesce(stock > 0, true)) as "inStock"
        from variants where merchandise_id = own.id and sellable) v on true
      where p.film_id = ${postId} and p.merchandise_id is null and not p.hidden and coalesce(v."priceCents", p.price_cents) > 0
        and exists (select 1 from posts f where f.id = p.film_id and f.deleted_at is null and f.status = 'published')
      order by p.film_second nulls first, p.id limit ${MOST}`,
  )
}
