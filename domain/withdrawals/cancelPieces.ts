import { type Database, row, sql } from '#database/sql.ts'
import type { WithdrawnItem } from './withdrawableLines.ts'

/**
 * Before printing. Some pieces of a line become a line of their own, so that the rest is printed.
 * @returns the canceled lines. Requires the order's lock.
 */
export async function cancelPieces(
  tx: Database,
  orderId: number,
  items: WithdrawnItem[],
  now: Date,
): Promise<WithdrawnItem[]> {
  const cancelled: WithdrawnItem[] = []
  for (const { id, quantity } of items) {
    const split = await splitLine(tx, id, quantity)
    cancelled.push({ id: split, quantity })
    await tx.query(sql`update order_lines set cancelled_at = ${now}, updated_at = now() where id = ${split}`)
  }
  await tx.query(sql`update orders set content_version = content_version + 1, updated_at = now() where id = ${orderId}`)
  return cancelled
}

/** @returns the line with exactly these pieces. */
async function splitLine(tx: Database, lineId: number, quantity: number): Promise<number> {
  const split = await row(
    tx,
    sql<{ id: number }>`
      with less as (
        update order_lines set quantity = quantity - ${quantity}::numeric,
          line_total_cents = unit_price_cents * (quantity - ${quantity}::numeric), updated_at = now()
        where id = ${lineId} and quantity > ${quantity}::numeric returning *)
      insert into order_lines (order_id, position, variant_id, sku, title, size, color, image_url, quantity, unit_price_cents,
        line_total_cents, unit_cost_cents)
      select order_id, (select max(position) + 1 from order_lines l where l.order_id = less.order_id), variant_id, sku, title, size, color, image_url, ${quantity}::numeric, unit_price_cents,
        unit_price_cents * ${quantity}::numeric, unit_cost_cents from less
      returning id`,
  )
  return split?.id ?? lineId
}
