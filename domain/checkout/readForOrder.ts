import { type Database, prepared, row, sql } from '#database/sql.ts'
import { type CartLine, selectCartLines } from '../cart/cartLines.ts'

export type CartOrder = {
  id: number
  reference: string
  isPending: boolean
  fingerprint: string | null
  paymentIntentId: string | null
  taxCalculationId: string | null
  /** Begun after `since`. */
  isRecent: boolean
}

/** What is in a cart and which orders were made of it, newest first: those that are open, and those after `since`. */
export async function readForOrder(
  tx: Database,
  cartId: number,
  since: Date,
): Promise<{ lines: CartLine[]; orders: CartOrder[] }> {
  const found = await row<{ lines: CartLine[]; orders: CartOrder[] }>(
    tx,
    prepared(sql`
      select coalesce((select json_agg(line order by line.id) from (
          ${selectCartLines(sql`(select * from cart_items where cart_id = ${cartId})`)}) line), '[]') as lines,
        coalesce((select json_agg(made order by made.id desc) from (
          select id, reference, payment = 'pending' as "isPending", fingerprint, payment_intent_id as "paymentIntentId",
            tax_calculation_id as "taxCalculationId", created_at > ${since} as "isRecent"
          from orders where cart_id = ${cartId} and (payment = 'pending' or created_at > ${since})) made), '[]') as orders`),
  )
  return found ?? { lines: [], orders: [] }
}
