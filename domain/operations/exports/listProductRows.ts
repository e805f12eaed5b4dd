import { centsToAmount } from '#contracts/shared/money.ts'
import { type Database, rows, sql } from '#database/sql.ts'
import { yesNo } from '../reports/cells.ts'
import type { Columns } from '#domain/platform/csv.ts'

type ProductRow = {
  id: number
  name: string
  description: string
  category: string
  priceCents: number
  inStock: boolean | null
  stock: number | null
  imageKey: string | null
  isHidden: boolean
}

export async function* listProductRows({ pool }: { pool: Database }): AsyncGenerator<ProductRow> {
  yield* await rows(
    pool,
    sql<{
      id: number
      name: string
      description: string
      category: string
      priceCents: number
      inStock: boolean
      stock: number | null
      imageKey: string | null
      isHidden: boolean
    }>`
      select p.id, p.name, coalesce(p.description, '') as description, p.category, p.price_cents as "priceCents", p.in_stock as "inStock",
        (select case when bool_and(v.stock is not null) then sum(v.stock) end from merchandise own join variants v on v.merchandise_id = own.id
          where own.product_id = p.id and v.id in (select id from current_own_variants(p.id) as id)) as stock, split_part(m.filename, '.', 1)::text as "imageKey", p.hidden as "isHidden"
      from products p left join media m on m.id = p.image_id
      order by p.id`,
  )
}

/** The import of products reads these. @param siteUrl for the addresses of pictures. */
export const productColumns = (siteUrl: string): Columns<ProductRow> => [
  { title: 'Name', value: ({ name }) => name },
  { title: 'Description', value: ({ description }) => description },
  { title: 'Category', value: ({ category }) => category },
  { title: 'Price', value: ({ priceCents }) => centsToAmount(priceCents) },
  { title: 'In stock', value: ({ inStock }) => yesNo(inStock) },
  // Of all its sizes or kinds together.
  { title: 'Stock', value: ({ stock }) => stock },
  { title: 'Image', value: ({ imageKey }) => imageKey && `${siteUrl}/media/${imageKey}` },
  { title: 'Hidden', value: ({ isHidden }) => yesNo(isHidden) },
]
