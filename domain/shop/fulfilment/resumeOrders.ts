import { z } from 'zod'
import { inTransaction } from '#database/inTransaction.ts'
import { type Database, dynamicSql, parsedRows, row, sql, statement } from '#database/sql.ts'
import { addJob } from '#domain/platform/addJob.ts'
import type { Req } from '#domain/platform/Req.ts'
import { hasPrintLines, mayPrint } from './mayPrint.ts'
import { flagStuckOrders } from './flagStuckOrders.ts'

const MINUTE = 60_000
const MOST = 200

/** Longest-waiting first. */
export async function resumeOrders(req: Req): Promise<void> {
  const late = (minutes: number) => new Date(req.now.getTime() - minutes * MINUTE)
  const waiting = await parsedRows(
    req.pool,
    z.object({ id: z.number(), next: z.enum(['submitOrder', 'confirmOrder', 'followOrder', 'cancelOrder']) }),
    dynamicSql`
      select id, case when cancel_requested_at is not null then 'cancelOrder' when fulfilment <> 'held' then 'followOrder'
          when provider_order_id is null then 'submitOrder' else 'confirmOrder' end as next
      from orders where (fulfilment = 'held' and confirm_after < ${late(30)} and ${mayPrint} and ${hasPrintLines})
        or (fulfilment in ('submitted', 'in_production', 'partially_shipped', 'needs_attention')
          and confirmed_at is not null and updated_at < ${late(6 * 60)}
          and coalesce(checked_at, '-infinity') < ${late(6 * 60)})
        or (cancel_requested_at < ${late(10)} and fulfilment <> 'cancelled')
      order by checked_at nulls first, id limit ${MOST}`,
  )
  const keys = { submitOrder: 'submit', confirmOrder: 'confirm', followOrder: 'follow' }
  const ids = waiting.map(({ id }) => id)
  await inTransaction(req.pool, async (tx) => {
    // Before the keys of their jobs, as everything that adds one of them does.
    await tx.query(statement`select id from orders where id = any(${ids}) order by id for no key update`)
    await tx.query(sql`update orders set checked_at = ${req.now} where id = any(${ids})`)
    for (const { id, next } of waiting) {
      if (next === 'cancelOrder') await resumeCancel(tx, id, req.now)
      else await addJob(tx, next, { orderId: id }, { key: `${keys[next]}:${id}` })
    }
  })
  await flagStuckOrders(req)
}

/** The failed job holds the reason for the buyer's mail, so reschedule it. */
async function resumeCancel(tx: Database, orderId: number, now: Date): Promise<void> {
  const job = await row(
    tx,
    sql<{ id: string | null; hasGivenUp: boolean | null }>`
      select id::text, attempts >= max_attempts as "hasGivenUp" from graphile_worker.jobs where key = ${`cancel:${orderId}`}`,
  )
  if (!job) await addJob(tx, 'cancelOrder', { orderId, reason: null }, { key: `cancel:${orderId}` })
  else if (job.hasGivenUp) {
    await tx.query(
      statement`select graphile_worker.reschedule_jobs(array[${job.id}::bigint], run_at => ${now}::timestamptz, attempts => 0)`,
    )
  }
}
