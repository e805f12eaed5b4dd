import { type Database, rows, sql } from '#database/sql.ts'
import type { OrderedLine } from './withdrawableLines.ts'

export type Line = OrderedLine & {
  title: string
  size: string
  color: string
  /** Our own goods, in no parcel yet. */
  isUnsent: boolean
}

export const readWithdrawalLines = (tx: Database, orderId: number): Promise<Line[]> =>
  rows(
    tx,
    sql<Line>`
      select id, title, size, color, quantity, line_total_cents as "lineTotalCents", code_discount_cents as "codeDiscountCents",
        member_discount_cents as "memberDiscountCents", other_discount_cents as "otherDiscountCents", tax_cents as "taxCents",
        coalesce(cancelled_at is not null, false) as "isCancelled",
        coalesce(maker = 'own' and print_state is distinct from 'shipped', false) as "isUnsent"
      from order_lines where order_id = ${orderId} order by position`,
  )
