import { z } from 'zod'
import { inTransaction } from '#database/inTransaction.ts'
import { dynamicSql, parsedRows } from '#database/sql.ts'
import { addProblem } from '../orders/moveOrder.ts'
import { REFUND_DELAYED } from '../payments/refundRest.ts'
import type { Req } from '#domain/platform/Req.ts'
import { mayPrint } from './mayPrint.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR

/** The provider promises production in two to five working days. */
const LIMIT_DAYS = { submitted: 3, in_production: 10, partially_shipped: 7 }

const PRINT =
  'This order has waited to go to print for more than two hours. Check the connections to the print provider and to Stripe.'
const CANCEL =
  'This order has waited to be canceled for more than two hours. Check the connection to the print provider.'
const SUBMITTED = `The print provider accepted this order more than ${LIMIT_DAYS.submitted} days ago and hasn’t started to make it. Ask the print provider why.`
const IN_PRODUCTION = `This order went to print more than ${LIMIT_DAYS.in_production} days ago and nothing has shipped. Ask the print provider when it will ship.`
const PARTIALLY_SHIPPED = `The first package of this order shipped more than ${LIMIT_DAYS.partially_shipped} days ago and the rest hasn’t. Ask the print provider where the rest is.`

/** For example after a revoked key. A problem resolved without effect is raised again after a day, or the limit above. */
export async function flagStuckOrders(req: Req): Promise<void> {
  const ago = (ms: number) => new Date(req.now.getTime() - ms)
  const late = ago(2 * HOUR)
  const lately = ago(DAY)
  const [submitted, inProduction, partially] = [
    ago(LIMIT_DAYS.submitted * DAY),
    ago(LIMIT_DAYS.in_production * DAY),
    ago(LIMIT_DAYS.partially_shipped * DAY),
  ]
  // Nobody waits for a fully refunded order.
  const isAwaited = dynamicSql`payment in ('paid', 'partially_refunded')`
  await inTransaction(req.pool, async (tx) => {
    const stuck = await parsedRows(
      tx,
      z.object({ id: z.number(), problem: z.string() }),
      dynamicSql`
        select id, what as problem from (
          select id, ${PRINT}::text as what, ${lately}::timestamptz as since from orders
            where fulfilment = 'held' and confirm_after < ${late} and ${mayPrint}
          union all select id, ${CANCEL}, ${lately} from orders where cancel_requested_at < ${late} and fulfilment <> 'cancelled'
          union all select id, ${SUBMITTED}, ${submitted} from orders
            where fulfilment = 'submitted' and confirmed_at < ${submitted} and ${isAwaited}
          union all select id, ${IN_PRODUCTION}, ${inProduction} from orders
            where fulfilment = 'in_production' and confirmed_at < ${inProduction} and ${isAwaited}
          union all select id, ${PARTIALLY_SHIPPED}, ${partially} from orders
            where fulfilment = 'partially_shipped' and shipped_at < ${partially} and ${isAwaited}
          union select order_id, ${REFUND_DELAYED}, ${lately} from refunds where order_id is not null and status = 'requested' and created_at < ${late}
        ) s where s.what <> all(coalesce((select string_to_array(o.problem, E'\n') from orders o where o.id = s.id), '{}'))
          and not exists (
          select 1 from order_events e where e.order_id = s.id and e.what = s.what and e.created_at > s.since)`,
    )
    for (const { id, problem } of stuck) await addProblem(tx, id, problem)
  })
}
