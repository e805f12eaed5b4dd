import { z } from 'zod'
import { type Database, dynamicSql, parsedRows, prepared, sql, type Statement } from '#database/sql.ts'

export const cartLineRow = z.object({
  id: z.number(),
  variantId: z.number(),
  quantity: z.number(),
  merchandiseId: z.number(),
  title: z.string(),
  category: z.string(),
  sizeName: z.string(),
  appearanceName: z.string(),
  appearanceColorValue: z.string().nullable(),
  imageUrl: z.string().nullable(),
  sku: z.string(),
  unitPriceCents: z.number(),
  unitCostCents: z.number(),
  priceSeenCents: z.number(),
  inStock: z.boolean(),
  /** Null when nobody counts this variant. Includes the pieces that are held for this cart’s own payment. */
  stock: z.number().nullable(),
  isGone: z.boolean(),
  /** Who makes and sends it: the print provider, or we ourselves. */
  maker: z.enum(['print', 'own']),
  /** Of our own goods. */
  productId: z.number().nullable(),
  /** The only countries that it is sent to; all that we sell to when empty. */
  sentTo: z.array(z.string()),
  /** Only members can buy it before, in milliseconds since 1970. */
  publicAt: z.number().nullable(),
})
export type CartLine = z.infer<typeof cartLineRow>

export async function readCartLines(database: Database, cartId: number): Promise<CartLine[]> {
  const own = dynamicSql`(select * from cart_items where cart_id = ${cartId})`
  return parsedRows(database, cartLineRow, prepared(dynamicSql`${selectCartLines(own)} order by i.id`))
}

export const selectCartLines = (lines: Statement): Statement => dynamicSql`
  select i.id, i.variant_id as "variantId", i.quantity, m.id as "merchandiseId", m.title, m.category, v.size_name as "sizeName",
    v.appearance_name as "appearanceName", v.appearance_color_value as "appearanceColorValue",
    coalesce(v.image_url, (select image_url from merchandise_images where _parent_id = m.id order by is_primary desc, _order limit 1)) as "imageUrl",
    v.sku, v.retail_price_cents as "unitPriceCents", v.cost_cents as "unitCostCents", i.price_seen_cents as "priceSeenCents",
    coalesce(v.stock + held.pieces >= i.quantity, true) as "inStock", v.stock + held.pieces as stock,
    (m.hidden or m.vanished_at is not null or not v.sellable) as "isGone", m.maker, m.product_id as "productId",
    coalesce((select json_agg(s.value order by s."order") from products_sent_to s where s.parent_id = m.product_id), '[]') as "sentTo",
    (select extract(epoch from public_at) * 1000 from products where id = m.product_id)::float8 as "publicAt"
  from ${lines} i join variants v on v.id = i.variant_id join merchandise m on m.id = v.merchandise_id
  cross join lateral (select coalesce((select sum(l.stock_taken) from orders o join order_lines l on l.order_id = o.id
    where m.maker = 'own' and o.cart_id = i.cart_id and o.payment = 'pending' and l.variant_id = v.id), 0) as pieces) held`

/** Marks the current prices as seen. */
export async function showCartLines(database: Database, cartId: number): Promise<CartLine[]> {
  const lines = await readCartLines(database, cartId)
  await markPricesSeen(database, cartId, lines)
  return lines
}

export async function markPricesSeen(database: Database, cartId: number, lines: CartLine[]): Promise<void> {
  if (lines.every((line) => line.priceSeenCents === line.unitPriceCents)) return
  await database.query(sql`
    update cart_items i set price_seen_cents = v.retail_price_cents
    from variants v where v.id = i.variant_id and i.cart_id = ${cartId} and i.price_seen_cents <> v.retail_price_cents`)
}

export const isSentTo = ({ sentTo }: CartLine, country: string): boolean =>
  sentTo.length === 0 || sentTo.includes(country)

/** Only members can buy it yet. */
export const isForMembers = ({ publicAt }: CartLine, now: Date): boolean =>
  publicAt !== null && publicAt > now.getTime()

export const canBeBought = (line: CartLine): boolean => line.inStock && !line.isGone
