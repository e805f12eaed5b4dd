import { againAfterDeadlock } from '#database/afterDeadlock.ts'
import { inTransaction } from '#database/inTransaction.ts'
import { row, sql } from '#database/sql.ts'
import { movePayment, noteEvent } from '../orders/moveOrder.ts'
import type { Req } from '../Req.ts'
import { acceptPaid, type PaidOrder, selectPaidOrder } from './applyPaymentIntent.ts'

/** The card provider takes no payment of 0. @returns false when the order was given up in the meantime. */
export async function settleFreeOrder(req: Req, orderId: number): Promise<boolean> {
  return againAfterDeadlock(() =>
    inTransaction(req.pool, async (tx) => {
      const order = await row<PaidOrder>(
        tx,
        sql`${selectPaidOrder} where id = ${orderId} and total_cents = 0 for update`,
      )
      if (order?.payment !== 'pending' || order.supersededBy !== null) return order?.payment === 'paid'
      if (!(await movePayment(tx, order.id, 'paid'))) return false
      await noteEvent(tx, order.id, 'Nothing to pay')
      await acceptPaid(tx, req, order)
      return true
    }),
  )
}
