import { inTransaction } from '#database/inTransaction.ts'
import { rows, sql } from '#database/sql.ts'
import { addJob } from '../addJob.ts'
import type { Req } from '../Req.ts'

const MINUTE = 60_000

/** Paid orders that wait for a job which gave up, as after days without the print provider: they get it again. */
export async function resumeOrders(req: Req): Promise<void> {
  const late = (minutes: number) => new Date(req.now.getTime() - minutes * MINUTE)
  const waiting = await rows<{ id: number; next: 'submitOrder' | 'confirmOrder' | 'followOrder' }>(
    req.pool,
    sql`
      select id, case when fulfilment <> 'held' then 'followOrder' when provider_order_id is null then 'submitOrder' else 'confirmOrder' end as next
      from orders where payment = 'paid' and (
        (fulfilment = 'held' and confirm_after < ${late(30)})
        or (fulfilment in ('submitted', 'in_production', 'partially_shipped') and updated_at < ${late(6 * 60)}))
      limit 200`,
  )
  const keys = { submitOrder: 'submit', confirmOrder: 'confirm', followOrder: 'follow' }
  await inTransaction(req.pool, async (tx) => {
    for (const { id, next } of waiting) await addJob(tx, next, { orderId: id }, { key: `${keys[next]}:${id}` })
  })
}
