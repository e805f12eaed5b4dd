import { type Database, sql } from '#database/sql.ts'

/** What is printed after all is still withdrawn from, so its statements wait to be settled. Requires the order's lock. */
export async function reopenWithdrawals(tx: Database, orderId: number): Promise<void> {
  await tx.query(sql`
    update withdrawals w set state = 'open', settled_at = null, updated_at = now()
    where order_id = ${orderId} and state = 'canceled' and exists (
      select 1 from jsonb_array_elements(w.items) item join order_lines l on l.id = (item ->> 'id')::int
      where l.cancelled_at is null)`)
}
