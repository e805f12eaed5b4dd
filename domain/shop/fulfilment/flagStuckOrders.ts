import { DAY_MS } from '#contracts/shared/dayMs.ts'
import { z } from 'zod'
import type { OrderProblem } from '#contracts/shop/orderProblems.ts'
import { inTransaction } from '#database/inTransaction.ts'
import { dynamicSql, parsedRows } from '#database/sql.ts'
import { openProblem } from '../orders/orderProblems.ts'
import type { Req } from '#domain/platform/Req.ts'
import { hasPrintLines, mayPrint } from './mayPrint.ts'

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
export async function flagStuckOrders(req: Req): Promise<void> {
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
