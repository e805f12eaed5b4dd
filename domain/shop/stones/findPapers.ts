import type { Pool } from 'pg'
import type { PhotoState } from '#contracts/shop/photoStates.ts'
import { row, sql } from '#database/sql.ts'

export type StoredPapers = {
  stoneKind: string | null
  stoneSize: string | null
  treatment: string | null
  foundOn: Date | null
  weightGrams: number
  photos: { key: string | null; shows: PhotoState | null }[]
  /** A published film. */
  filmId: number | null
  filmTitle: string | null
  filmAuthorId: number | null
  filmSecond: number | null
}

/** What is known about a product as a stone; null when there is no such product. */
export async function findPapers(pool: Pool, productId: number): Promise<StoredPapers | null> {
  return row(
    pool,
    sql<StoredPapers>`
      select p.stone_kind as "stoneKind", p.stone_size as "stoneSize", p.treatment, p.found_on as "foundOn", p.weight_grams as "weightGrams",
        coalesce((select coalesce(json_agg(json_build_object('key', split_part(m.filename, '.', 1)::text, 'shows', s.shows) order by s._order), '[]')
          from products_photos s join media m on m.id = s.photo_id and m.state = 'ready' where s._parent_id = p.id), '[]') as photos,
        f.id as "filmId", f.title as "filmTitle", f.author_id as "filmAuthorId", p.film_second as "filmSecond"
      from products p left join posts f on f.id = p.film_id and f.deleted_at is null and f.status = 'published'
      where p.id = ${productId}`,
  )
}
