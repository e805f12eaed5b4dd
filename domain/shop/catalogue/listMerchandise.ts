import { rows, sql } from '#database/sql.ts'
import type { Req } from '#domain/platform/Req.ts'
import { orderVariants } from './orderVariants.ts'

export type StoredMerchandise = {
  id: number
  title: string
  description: string | null
  category: string
  createdAt: Date
  images: { imageUrl: string; appearanceName: string | null; isPrimary: boolean }[]
  variants: StoredVariant[]
  rating: number
  reviewCount: number
}

export type StoredVariant = {
  id: number
  sizeName: string
  appearanceName: string
  appearanceColorValue: string | null
  retailPriceCents: number
  inStock: boolean
}

type Options = {
  isInStock?: boolean
  limit?: number | undefined
  /** Only these. */
  ids?: number[]
}

/** Newest first, without costs and provider ids. */
export async function listMerchandise(
  req: Req,
  { isInStock = false, limit, ids }: Options = {},
): Promise<StoredMerchandise[]> {
  const found = await rows(
    req.pool,
    sql<StoredMerchandise>`
      select m.id, m.title, m.description, m.category, m.created_at as "createdAt",
        coalesce(t.rating, 0) as rating, coalesce(t.review_count, 0) as "reviewCount",
        coalesce((select coalesce(json_agg(json_build_object('imageUrl', i.image_url, 'appearanceName', i.appearance_name,
            'isPrimary', coalesce(i.is_primary, false)) order by i._order), '[]')
          from merchandise_images i where i._parent_id = m.id), '[]') as images,
        coalesce(json_agg(json_build_object('id', v.id, 'sizeName', v.size_name, 'appearanceName', v.appearance_name,
          'appearanceColorValue', v.appearance_color_value, 'retailPriceCents', v.retail_price_cents,
          'inStock', coalesce(v.stock > 0, true)) order by v.position), '[]') as variants
      from merchandise m join variants v on v.merchandise_id = m.id and v.sellable
      left join merchandise_ratings t on t.merchandise_id = m.id
      where m.maker = 'print' and not m.hidden and m.vanished_at is null and (${ids === undefined}::boolean or m.id = any(${ids ?? []}::int[]))
      group by m.id, t.merchandise_id having not ${isInStock} or bool_or(coalesce(v.stock > 0, true))
      order by m.created_at desc, m.id desc limit ${limit ?? null}`,
  )
  return found.map((item) => ({ ...item, variants: orderVariants(item.variants) }))
}
