import type { Pool } from 'pg'
import { z } from 'zod'
import type { Story } from '#contracts/content/story.ts'
import { dynamicSql, extended, parsedRow, row } from '#database/sql.ts'
import { selectProduct, type StoredProduct } from '../catalogue/products.ts'

export type StoredProductArticle = StoredProduct & {
  body: Story | null
  /** What it is sold as: merchandise, or its own article. */
  articleId: number | null
}

const pageRow = z.object({
  /** Bodies are checked when they are written, and again as part of the response. */
  body: z.custom<Story | null>(),
  articleId: z.number().nullable(),
})

/** Null when there is none, or it is hidden. */
export async function findProductArticle(pool: Pool, id: number): Promise<StoredProductArticle | null> {
  const [product, page] = await Promise.all([
    row(pool, extended(selectProduct, dynamicSql`where p.id = ${id} and not p.hidden`)),
    parsedRow(
      pool,
      pageRow,
      dynamicSql`
        select p.body, coalesce(p.merchandise_id, own.id) as "articleId"
        from products p left join merchandise own on own.product_id = p.id where p.id = ${id}`,
    ),
  ])
  return product && page && { ...product, ...page }
}
