import { type Database, sql } from '#database/sql.ts'

/** Whether own goods of a paid order wait to be sent. After everything that may change it. */
export async function storeToPack(tx: Database, orderId: number): Promise<void> {
  await tx.query(sql`
    update orders o set to_pack = waits.now from (
      select o.payment in ('paid', 'partially_refunded') and o.fulfilment <> 'cancelled' and exists (
        select 1 from order_lines l where l.order_id = o.id and l.maker = 'own' and l.cancelled_at is null
          and l.print_state is distinct from 'shipped') as now
      from orders o where o.id = ${orderId}) waits
    where o.id = ${orderId} and o.to_pack <> waits.now`)
}
