import type { StoryItem } from '#contracts/content/story.ts'
import { row, sql } from '#database/sql.ts'
import { findMerchandise } from '#domain/content/stories/findItems.ts'
import { toStoryItem } from '#domain/content/stories/toStoryItem.ts'
import { isOffered } from '#domain/platform/site/readPartsOff.ts'
import type { Req } from '#domain/platform/Req.ts'
import { checkoutCart } from '../checkout/checkoutCart.ts'
import { readRates } from '../checkout/readRates.ts'

/**
 * The cheapest article whose lowest price is at least what is missing to free shipping, so that one of any size is enough.
 *
 * @returns null for an empty cart, with free shipping, or where no single article is enough.
 */
export async function suggestToFreeShipping(req: Req, cartId: number | null): Promise<StoryItem | null> {
  if (!(await isOffered(req.pool, 'merchandise'))) return null
  const { lines, prices } = await checkoutCart(req, cartId, {})
  const missing = (await readRates(req.pool)).freeFrom - prices.subtotalCents
  if (lines.length === 0 || missing <= 0) return null
  const inCart = lines.map(({ merchandiseId }) => merchandiseId)
  const found = await row(
    req.pool,
    sql<{ id: number }>`
      select m.id from merchandise m join variants v on v.merchandise_id = m.id and v.sellable and coalesce(v.stock > 0, true)
      where m.maker = 'print' and not m.hidden and m.vanished_at is null and m.id <> all(${inCart}::int[])
      group by m.id having min(v.retail_price_cents) >= ${missing}
      order by min(v.retail_price_cents), m.created_at desc, m.id desc limit 1`,
  )
  const [item] = found ? await findMerchandise(req.pool, [found.id], false) : []
  return item ? toStoryItem('merchandise', item) : null
}
