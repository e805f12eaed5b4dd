import { LOW_STOCK } from '#contracts/shared/constants.ts'
import { type Database, rows, sql } from '#database/sql.ts'
import { recordWebhookEvent } from './recordWebhookEvent.ts'

type Sold = {
  id: number
  variantId: number
  name: string
  option: string | null
  quantity: number
  left: number | null
  isHeldByOthers: boolean
}

/**
 * Once for each of our own goods in a paid order, and for each of its sizes or kinds. Pieces that others hold while they pay may come back, so nothing is sold
 * out before they have paid, too.
 */
export async function recordProductEvents(tx: Database, orderId: number): Promise<void> {
  const sold = await rows(
    tx,
    sql<Sold>`
      select p.id, v.id as "variantId", p.name, case when v.size_name <> '' then v.size_name end as option, coalesce(l.quantity, 0) as quantity, v.stock as left,
        exists (select 1 from order_lines h join orders o on o.id = h.order_id
          where h.variant_id = v.id and h.stock_taken > 0 and o.payment = 'pending') as "isHeldByOthers"
      from (select variant_id, sum(quantity) as quantity from order_lines
          where order_id = ${orderId} and maker = 'own' and cancelled_at is null group by variant_id) l
        join variants v on v.id = l.variant_id join merchandise m on m.id = v.merchandise_id join products p on p.id = m.product_id
      order by p.id, v.id`,
  )
  for (const product of sold) {
    for (const type of eventsOf(product)) {
      const { id, variantId, name, option, quantity, left } = product
      const data = { id, path: `/shop/${id}`, name, option, quantity, left }
      await recordWebhookEvent(tx, {
        type,
        key: option === null ? `${type}:${id}:${orderId}` : `${type}:${id}:${variantId}:${orderId}`,
        readData: () => Promise.resolve(data),
      })
    }
  }
}

function eventsOf({ left, isHeldByOthers }: Sold) {
  const isOut = left === 0 && !isHeldByOthers
  const isLow = left !== null && left > 0 && left <= LOW_STOCK
  return [
    'product.sold' as const,
    ...(isLow ? (['product.low_stock'] as const) : []),
    ...(isOut ? (['product.sold_out'] as const) : []),
  ]
}
