import type { Pool } from 'pg'
import { z } from 'zod'
import { PHOTO_STATES, type PhotoState } from '#contracts/shop/photoStates.ts'
import { dynamicSql, parsedRow } from '#database/sql.ts'
import { HAS_PAPERS } from './hasPapers.ts'

const photoState = z.custom<PhotoState>((text) => typeof text === 'string' && Object.hasOwn(PHOTO_STATES, text))

const storedPapers = z.object({
  hasPapers: z.boolean(),
  stoneKind: z.string().nullable(),
  stoneSize: z.string().nullable(),
  treatment: z.string().nullable(),
  weightGrams: z.number(),
  photos: z.array(z.object({ key: z.string().nullable(), shows: photoState.nullable() })),
  /** A published film. */
  filmId: z.number().nullable(),
  filmTitle: z.string().nullable(),
  filmAuthorId: z.number().nullable(),
  filmSecond: z.number().nullable(),
})
type StoredPapers = z.infer<typeof storedPapers>

/** What is known about a product as a stone; null when there is no such product. */
export async function findPapers(pool: Pool, productId: number): Promise<StoredPapers | null> {
  return parsedRow(
    pool,
    storedPapers,
    dynamicSql`
      select ${HAS_PAPERS} as "hasPapers", p.stone_kind as "stoneKind", p.stone_size as "stoneSize", p.treatment,
        p.weight_grams as "weightGrams",
        coalesce((select json_agg(json_build_object('key', split_part(m.filename, '.', 1)::text, 'shows', s.shows) order by s._order)
          from products_photos s join media m on m.id = s.photo_id and m.state = 'ready' where s._parent_id = p.id), '[]') as photos,
        f.id as "filmId", f.title as "filmTitle", f.author_id as "filmAuthorId", p.film_second as "filmSecond"
      from products p left join posts f on f.id = p.film_id and f.deleted_at is null and f.status = 'published'
      where p.id = ${productId}`,
  )
}
