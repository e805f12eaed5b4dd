import { inTransaction } from '#database/inTransaction.ts'
import { type Database, returnsRow, row, sql, statement } from '#database/sql.ts'
import { requeueMail } from '../mail/resendMail.ts'
import { mailOf, type StoredMail } from '../mail/storedMail.ts'
import { queueOrderConfirmed } from '../payments/queueOrderConfirmed.ts'
import type { SignedInReq } from '../Req.ts'
import { ShopError } from '../ShopError.ts'
import { recordOrderAudit } from '../audit/recordOrderAudit.ts'
import { addOrderEvent } from './moveOrder.ts'

/** @throws ShopError `order_not_found`, `illegal_order_move`. */
export async function resendConfirmation(req: SignedInReq, orderId: number): Promise<void> {
  await inTransaction(req.pool, async (tx) => {
    const order = await row(
      tx,
      sql<{
        email: string
        isPaid: boolean | null
      }>`select email, payment not in ('pending', 'failed') as "isPaid" from orders where id = ${orderId} for update`,
    )
    if (!order) throw new ShopError('order_not_found')
    if (!order.isPaid)
      throw new ShopError('illegal_order_move', {
        message: 'You can’t send a confirmation: this order was never paid.',
      })
    if (!order.email)
      throw new ShopError('illegal_order_move', {
        message: 'You can’t send a confirmation: the buyer’s email address was deleted.',
      })
    // After the lock, so that only one of simultaneous clicks writes the mail and its link.
    const mail = await row(
      tx,
      sql<StoredMail>`select key, kind, "to", data from mail_outbox where key = ${`order-confirmed:${orderId}`}`,
    )
    // Old mails are pruned.
    if (!mail) await queueOrderConfirmed(tx, orderId)
    if (!(await noteResent(tx, orderId, req.user.email))) return
    if (mail) await requeueMail(tx, mailOf(mail), req.now)
    await recordOrderAudit(tx, req, orderId, 'Sent the confirmation again')
  })
}

const SENT_AGAIN = 'Confirmation sent again by '

/** @returns false when it was already sent again within the last minute, by anyone. */
async function noteResent(tx: Database, orderId: number, employee: string): Promise<boolean> {
  const noted = await returnsRow(
    tx,
    statement`select 1 from order_events where order_id = ${orderId} and starts_with(what, ${SENT_AGAIN}) and created_at > now() - interval '1 minute'`,
  )
  if (!noted) await addOrderEvent(tx, orderId, SENT_AGAIN + employee, { isInternal: true })
  return !noted
}
