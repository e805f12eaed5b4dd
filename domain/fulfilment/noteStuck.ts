import { inTransaction } from '#database/inTransaction.ts'
import { rows, sql } from '#database/sql.ts'
import { addProblem } from '../orders/moveOrder.ts'
import { REFUND_WAITS } from '../payments/refundRest.ts'
import type { Req } from '../Req.ts'
import { mayPrint } from './mayPrint.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR

const PRINT = 'It has waited for the print provider for more than two hours. Look at the connection to it.'
const CANCEL = 'It has waited to be cancelled for more than two hours. Look at the connection to the print provider.'

/**
 * Shows an employee what does not get on by itself for hours, as with a key that was revoked. It is tried all the same,
 * so the order stays where it is; somebody who settled it without helping is told again a day later.
 */
export async function noteStuck(req: Req): Promise<void> {
  const late = new Date(req.now.getTime() - 2 * HOUR)
  const lately = new Date(req.now.getTime() - DAY)
  await inTransaction(req.pool, async (tx) => {
    const stuck = await rows<{ id: number; problem: string }>(
      tx,
      sql`
        select id, what as problem from (
          select id, ${PRINT}::text as what from orders where fulfilment = 'held' and confirm_after < ${late} and ${mayPrint}
          union all select id, ${CANCEL} from orders where cancel_requested_at < ${late} and fulfilment <> 'cancelled'
          union select order_id, ${REFUND_WAITS} from refunds where order_id is not null and status = 'requested' and created_at < ${late}
        ) s where not exists (
          select 1 from order_events e where e.order_id = s.id and e.what = s.what and e.created_at > ${lately})`,
    )
    for (const { id, problem } of stuck) await addProblem(tx, id, problem)
  })
}
