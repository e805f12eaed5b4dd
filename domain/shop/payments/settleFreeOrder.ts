import { retryOnDeadlock } from '#database/retryOnDeadlock.ts'
import { inTransaction } from '#database/inTransaction.ts'
import { dynamicSql, extended, row } from '#database/sql.ts'
import { issueInvoice } from '../invoices/issueInvoice.ts'
import { addOrderEvent } from '../orders/addOrderEvent.ts'
import { movePayment } from '../orders/moveOrder.ts'
import type { Req } from '#domain/platform/Req.ts'
import { AppError } from '#domain/platform/AppError.ts'
import { acceptPaidOrder, selectPaidOrder, takePaid } from './applyPaymentIntent.ts'

/** Nothing is left to pay with a card, and the card provider takes no payment of 0. @returns false when the order was given up in the meantime. @throws AppError `variant_sold_out` */
export async function settleFreeOrder(req: Req, orderId: number): Promise<boolean> {
  return retryOnDeadlock(() =>
    inTransaction(req.pool, async (tx) => {
      const order = await row(
        tx,
        extended(selectPaidOrder, dynamicSql`where id = ${orderId} and total_cents = gift_cents for update`),
      )
      if (order?.payment !== 'pending' || order.supersededBy !== null || order.hasLostGift)
        return order?.payment === 'paid'
      if (!(await movePayment(tx, order.id, 'paid', req.now))) return false
      const missing = await takePaid(tx, order)
      if (missing) throw new AppError('variant_sold_out.gone', { title: missing.title })
      await addOrderEvent(tx, order.id, { kind: order.giftCents > 0 ? 'paid-with-gift-card' : 'nothing-to-pay' })
      await acceptPaidOrder(tx, req, order)
      await issueInvoice(tx, order.id, req.now)
      return true
    }),
  )
}
