import type { Pool } from 'pg'
import { z } from 'zod'
import type { Story } from '#contracts/content/story.ts'
import { dynamicSql, extended, parsedRow, row } from '#database/sql.ts'
import { selectProduct, type StoredProduct } from '../catalogue/products.ts'

type StoredProductArticle = StoredProduct & { body: Story | null }

/** Bodies are checked when they are written, and again as part of the response. */
const pageRow = z.object({ body: z.custom<Story | null>() })

/** Null when there is none, or it is hidden. */
export async function findProductArticle(pool: Pool, id: number): Promise<StoredProductArticle | null> {
  const [product, page] = await Promise.all([
    row(pool, extended(selectProduct, dynamicSql`where p.id = ${id} and not p.hidden`)),
    parsedRow(pool, pageRow, dynamicSql`select body from products where id = ${id}`),
  ])
  return product && page && { ...product, ...page }
}
