import { inTransaction } from '#database/inTransaction.ts'
import { rows, sql } from '#database/sql.ts'
import { addJob } from '../addJob.ts'
import type { Req } from '../Req.ts'
import { mayPrint } from './mayPrint.ts'

const MINUTE = 60_000
const MOST = 200

/**
 * Paid orders that wait for a job which gave up, as after days without the print provider: they get it again, those
 * that waited longest for it first.
 */
export async function resumeOrders(req: Req): Promise<void> {
  const late = (minutes: number) => new Date(req.now.getTime() - minutes * MINUTE)
  const waiting = await rows<{ id: number; next: 'submitOrder' | 'confirmOrder' | 'followOrder' | 'cancelOrder' }>(
    req.pool,
    sql`
      select id, case when cancel_requested_at is not null then 'cancelOrder' when fulfilment <> 'held' then 'followOrder'
          when provider_order_id is null then 'submitOrder' else 'confirmOrder' end as next
      from orders where (fulfilment = 'held' and confirm_after < ${late(30)} and ${mayPrint})
        or (fulfilment in ('submitted', 'in_production', 'partially_shipped') and updated_at < ${late(6 * 60)}
          and coalesce(checked_at, '-infinity') < ${late(6 * 60)})
        or (cancel_requested_at < ${late(10)} and fulfilment not in ('cancelled', 'shipped', 'delivered'))
      order by checked_at nulls first, id limit ${MOST}`,
  )
  const keys = { submitOrder: 'submit', confirmOrder: 'confirm', followOrder: 'follow' }
  await inTransaction(req.pool, async (tx) => {
    for (const { id, next } of waiting) {
      if (next === 'cancelOrder') await addJob(tx, next, { orderId: id, reason: null }, { key: `cancel:${id}` })
      else await addJob(tx, next, { orderId: id }, { key: `${keys[next]}:${id}` })
    }
    const ids = waiting.map(({ id }) => id)
    await tx.query(sql`update orders set checked_at = ${req.now} where id = any(${ids})`)
  })
}
