import type { Pool } from 'pg'
import { sizeChartSchema, type SizeChart } from '#contracts/shop/sizeChart.ts'
import { row, sql, type Json } from '#database/sql.ts'
import { orderVariants } from '../catalogue/orderVariants.ts'
import type { StoredMerchandise, StoredVariant } from '../catalogue/listMerchandise.ts'

export type StoredArticle = Omit<StoredMerchandise, 'variants'> & {
  /** Those that are for sale; none when the article is withdrawn. */
  variants: (StoredVariant & { stock: number | null })[]
  sizeChart: SizeChart | null
  isHidden: boolean
  /** Of one of our own goods, until it is deleted. */
  productId: number | null
  isWithdrawn: boolean
}

type MerchandiseRow = Omit<StoredArticle, 'sizeChart' | 'isWithdrawn'> & { isVanished: boolean }

/** Null when there never was one. */
export async function findMerchandiseArticle(pool: Pool, id: number): Promise<StoredArticle | null> {
  const found = await row(
    pool,
    sql<MerchandiseRow & { chart: Json | null }>`
      select m.id, m.title, m.description, m.category, m.created_at as "createdAt", m.hidden as "isHidden", m.product_id as "productId",
        coalesce(t.rating, 0) as rating, coalesce(t.review_count, 0) as "reviewCount",
        m.vanished_at is not null as "isVanished", c.chart,
        coalesce((select coalesce(json_agg(json_build_object('imageUrl', i.image_url, 'appearanceName', i.appearance_name,
            'isPrimary', coalesce(i.is_primary, false)) order by i._order), '[]')
          from merchandise_images i where i._parent_id = m.id), '[]') as images,
        coalesce((select coalesce(json_agg(json_build_object('id', v.id, 'sizeName', v.size_name, 'appearanceName', v.appearance_name,
            'appearanceColorValue', v.appearance_color_value, 'retailPriceCents', v.retail_price_cents,
            'inStock', coalesce(v.stock > 0, true), 'stock', v.stock) order by v.position), '[]')
          from variants v where v.merchandise_id = m.id and v.sellable), '[]') as variants
      from merchandise m left join size_charts c on c.product_type_id = m.product_type_id
      left join merchandise_ratings t on t.merchandise_id = m.id where m.id = ${id}`,
  )
  if (!found) return null
  const { chart, isVanished, ...rest } = found
  // The owner puts the sizes or kinds of own goods in order.
  const article = { ...rest, variants: rest.productId === null ? orderVariants(rest.variants) : rest.variants }
  const isWithdrawn = article.isHidden || isVanished || article.variants.length === 0
  return { ...article, isWithdrawn, sizeChart: chart === null ? null : sizeChartSchema.parse(chart) }
}
