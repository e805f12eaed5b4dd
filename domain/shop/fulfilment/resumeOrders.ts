import { z } from 'zod'
import { inTransaction } from '#database/inTransaction.ts'
import { type Database, dynamicSql, parsedRows, row, sql, statement } from '#database/sql.ts'
import { addJob } from '#domain/platform/addJob.ts'
import type { Req } from '#domain/platform/Req.ts'
import { hasPrintLines, mayPrint } from './mayPrint.ts'
import { DAY_MS } from '#contracts/shared/dayMs.ts'
import type { OrderProblem } from '#contracts/shop/orderProblems.ts'
import { openProblem } from '../orders/orderProblems.ts'

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

const HOUR = 3_600_000

/** The provider promises production in two to five working days. */
const LIMIT_DAYS = { submitted: 3, in_production: 10, partially_shipped: 7 }

const PROBLEMS = {
  print: { kind: 'waits-for-print' },
  cancellation: { kind: 'waits-for-cancellation' },
  submitted: { kind: 'waits-for-production', days: LIMIT_DAYS.submitted },
  in_production: { kind: 'waits-for-shipping', days: LIMIT_DAYS.in_production },
  partially_shipped: { kind: 'waits-for-rest', days: LIMIT_DAYS.partially_shipped },
  refund: { kind: 'refund-delayed' },
} as const satisfies Record<string, OrderProblem>

const stuckRow = z.object({ id: z.number(), kind: z.enum(Object.values(PROBLEMS).map(({ kind }) => kind)) })

/** For example after a revoked key. A problem resolved without effect is raised again after a day, or the limit above. */
async function flagStuckOrders(req: Req): Promise<void> {
  const ago = (ms: number) => new Date(req.now.getTime() - ms)
  const late = ago(2 * HOUR)
  const lately = ago(DAY_MS)
  const [submitted, inProduction, partially] = [
    ago(LIMIT_DAYS.submitted * DAY_MS),
    ago(LIMIT_DAYS.in_production * DAY_MS),
    ago(LIMIT_DAYS.partially_shipped * DAY_MS),
  ]
  // Nobody waits for a fully refunded order.
  const isAwaited = dynamicSql`payment in ('paid', 'partially_refunded')`
  await inTransaction(req.pool, async (tx) => {
    const stuck = await parsedRows(
      tx,
      stuckRow,
      dynamicSql`
        select id, kind from (
          select id, ${PROBLEMS.print.kind}::text as kind, ${lately}::timestamptz as since from orders
            where fulfilment = 'held' and confirm_after < ${late} and ${mayPrint} and ${hasPrintLines}
          union all select id, ${PROBLEMS.cancellation.kind}, ${lately} from orders
            where cancel_requested_at < ${late} and fulfilment <> 'cancelled'
          union all select id, ${PROBLEMS.submitted.kind}, ${submitted} from orders
            where fulfilment = 'submitted' and confirmed_at < ${submitted} and ${isAwaited}
          union all select id, ${PROBLEMS.in_production.kind}, ${inProduction} from orders
            where fulfilment = 'in_production' and confirmed_at < ${inProduction} and ${isAwaited}
          union all select id, ${PROBLEMS.partially_shipped.kind}, ${partially} from orders
            where fulfilment = 'partially_shipped' and shipped_at < ${partially} and ${isAwaited}
          union select order_id, ${PROBLEMS.refund.kind}, ${lately} from refunds
            where order_id is not null and status = 'requested' and created_at < ${late}
        ) s where not exists (
          select 1 from order_problems p
          where p.order_id = s.id and p.kind = s.kind and (p.closed_at is null or p.opened_at > s.since))
        order by id`,
    )
    for (const { id, kind } of stuck)
      for (const problem of Object.values(PROBLEMS)) if (problem.kind === kind) await openProblem(tx, id, problem)
  })
}
