import type { Pool } from 'pg'
import { z } from 'zod'
import type { Story } from '#contracts/story.ts'
import { dynamicSql, parsedRow } from '#database/sql.ts'
import type { StoredProduct } from '../catalogue/products.ts'

export type StoredProductArticle = StoredProduct & { body: Story | null }

const productRow = z.object({
  id: z.number(),
  name: z.string(),
  description: z.string().nullable(),
  imageKey: z.string().nullable(),
  category: z.string(),
  priceCents: z.number(),
  rating: z.number(),
  reviewCount: z.number(),
  inStock: z.boolean(),
  merchandiseId: z.number().nullable(),
  /** Bodies are checked when they are written, and again as part of the response. */
  body: z.custom<Story | null>(),
})

/** Null when there is none. */
export async function findProductArticle(pool: Pool, id: number): Promise<StoredProductArticle | null> {
  return parsedRow(
    pool,
    productRow,
    dynamicSql`
      select p.id, p.name, p.description, split_part(m.filename, '.', 1)::text as "imageKey", p.category,
        p.price_cents as "priceCents", coalesce(t.rating, 0)::float8 as rating, coalesce(t.review_count, 0) as "reviewCount",
        p.in_stock as "inStock", p.merchandise_id as "merchandiseId", p.body
      from products p left join media m on m.id = p.image_id
      left join merchandise_ratings t on t.merchandise_id = p.merchandise_id where p.id = ${id}`,
  )
}
