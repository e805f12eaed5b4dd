import { inTransaction } from '#database/inTransaction.ts'
import { row, sql } from '#database/sql.ts'
import { resendMail } from '../mail/resendMail.ts'
import { queueOrderConfirmed } from '../payments/queueOrderConfirmed.ts'
import type { SignedInReq } from '../Req.ts'
import { ShopError } from '../ShopError.ts'
import { noteEvent } from './moveOrder.ts'

/**
 * Sends the confirmation of a paid order once more, with the link that was in it.
 *
 * @throws ShopError `order_not_found`, `illegal_order_move`.
 */
export async function resendConfirmation(req: SignedInReq, orderId: number): Promise<void> {
  const order = await row<{ email: string; isPaid: boolean; mailId: number | null }>(
    req.pool,
    sql`
      select email, payment not in ('pending', 'failed') as "isPaid",
        (select id from mail_outbox where key = 'order-confirmed:' || o.id) as "mailId"
      from orders o where id = ${orderId}`,
  )
  if (!order) throw new ShopError('order_not_found')
  if (!order.isPaid) throw new ShopError('illegal_order_move', { message: 'It was never paid, so never confirmed.' })
  if (!order.email) throw new ShopError('illegal_order_move', { message: 'Its buyer’s address has been erased.' })
  if (order.mailId !== null) await resendMail(req, order.mailId)
  await inTransaction(req.pool, async (tx) => {
    // Old mails are cleared away; then it is written anew, with a new link.
    if (order.mailId === null) await queueOrderConfirmed(tx, orderId)
    await noteEvent(tx, orderId, `Confirmation sent again by ${req.user.email}`, { isInternal: true })
  })
}
