import { z } from 'zod'
import type { Cents } from '#contracts/shared/money.ts'
import { type Database, dynamicSql, parsedRow } from '#database/sql.ts'

/** What the own goods of the order `o` cost their owner. What was canceled or is back in stock costs nothing. */
export const OWN_GOODS_COST = dynamicSql`
  case when o.fulfilment = 'cancelled' then 0 else coalesce((
    select sum(unit_cost_cents * quantity) from order_lines l
    where l.order_id = o.id and l.cancelled_at is null and l.maker = 'own' and l.restocked_at is null), 0) end`

const costRow = z.object({ cents: z.number() })

export async function readOwnGoodsCost(database: Database, orderId: number): Promise<Cents> {
  const cost = await parsedRow(
    database,
    costRow,
    dynamicSql`select ${OWN_GOODS_COST} as cents from orders o where o.id = ${orderId}`,
  )
  return cost?.cents ?? 0
}
