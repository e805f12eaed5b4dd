import type { Pool } from 'pg'
import type { Cents } from '#contracts/shared/money.ts'
import { rows, sql } from '#database/sql.ts'

export type ProductOption = { productId: number; variantId: number; name: string; priceCents: Cents; inStock: boolean }

/** The sizes and kinds of own goods that are for sale, in their owner’s order. */
export const listProductOptions = (pool: Pool): Promise<ProductOption[]> =>
  rows(
    pool,
    sql<ProductOption>`
      select p.id as "productId", v.id as "variantId", v.size_name as name, v.retail_price_cents as "priceCents",
        coalesce(v.stock > 0, true) as "inStock"
      from products p join merchandise m on m.product_id = p.id join variants v on v.merchandise_id = m.id
      where p.merchandise_id is null and not p.hidden and v.sellable and v.size_name <> '' order by p.id desc, v.position`,
  )
