import { type Database, row, sql } from '#database/sql.ts'
import { returnStock } from '../stock/returnStock.ts'
import type { LineCost } from '../orders/lineCost.ts'
import type { Line } from './readWithdrawalLines.ts'
import { costOfChosen, type WithdrawnItem } from './withdrawableLines.ts'

type Cancelled = { lines: Line[]; earlier: WithdrawnItem[]; chosen: WithdrawnItem[]; now: Date }

/**
 * Before printing. Some pieces of a line become a line of their own, so that the rest is printed.
 * @returns the canceled lines. Requires the order's lock.
 */
export async function cancelPieces(
  tx: Database,
  orderId: number,
  { lines, earlier, chosen, now }: Cancelled,
): Promise<WithdrawnItem[]> {
  const cancelled: WithdrawnItem[] = []
  for (const item of chosen) {
    const line = lines.find(({ id }) => id === item.id)
    const isPart = line !== undefined && item.quantity < line.quantity
    const id = isPart ? await splitLine(tx, line, { item, earlier }) : item.id
    cancelled.push({ id, quantity: item.quantity })
    await tx.query(sql`update order_lines set cancelled_at = ${now}, updated_at = now() where id = ${id}`)
  }
  await returnStock(tx, orderId, 'canceled')
  await tx.query(sql`update orders set content_version = content_version + 1, updated_at = now() where id = ${orderId}`)
  return cancelled
}

/** @returns the line with exactly these pieces. */
async function splitLine(
  tx: Database,
  line: Line,
  { item, earlier }: { item: WithdrawnItem; earlier: WithdrawnItem[] },
): Promise<number> {
  const taken = costOfChosen(line, { earlier, chosen: [item] })
  const left = subtract(line, taken)
  const split = await row(
    tx,
    sql<{ id: number }>`
      with less as (
        update order_lines set quantity = quantity - ${item.quantity}::numeric, line_total_cents = ${left.lineTotalCents},
          code_discount_cents = ${left.codeDiscountCents}, member_discount_cents = ${left.memberDiscountCents},
          other_discount_cents = ${left.otherDiscountCents}, tax_cents = ${left.taxCents},
          stock_taken = greatest(stock_taken - ${item.quantity}::numeric, 0), updated_at = now()
        where id = ${line.id} returning *)
      insert into order_lines (order_id, position, variant_id, sku, title, size, color, image_url, quantity, unit_price_cents,
        line_total_cents, code_discount_cents, member_discount_cents, other_discount_cents, tax_cents, unit_cost_cents, maker, stock_taken)
      select order_id, (select max(position) + 1 from order_lines l where l.order_id = less.order_id), variant_id, sku, title, size, color, image_url,
        ${item.quantity}::numeric, unit_price_cents, ${taken.lineTotalCents}::numeric, ${taken.codeDiscountCents}::numeric, ${taken.memberDiscountCents}::numeric,
        ${taken.otherDiscountCents}::numeric, ${taken.taxCents}::numeric, unit_cost_cents, maker,
        case when stock_taken > 0 then ${item.quantity}::numeric else 0 end from less
      returning id`,
  )
  if (!split) throw new Error('The line was not split')
  return split.id
}

const subtract = (cost: LineCost, taken: LineCost): LineCost => ({
  lineTotalCents: cost.lineTotalCents - taken.lineTotalCents,
  codeDiscountCents: cost.codeDiscountCents - taken.codeDiscountCents,
  memberDiscountCents: cost.memberDiscountCents - taken.memberDiscountCents,
  otherDiscountCents: cost.otherDiscountCents - taken.otherDiscountCents,
  taxCents: cost.taxCents - taken.taxCents,
})
