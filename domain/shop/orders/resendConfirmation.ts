import { DAY_SECONDS } from '#contracts/shared/dayMs.ts'
import type { OrderEvent } from '#contracts/shop/orderEvents.ts'
import { inTransaction } from '#database/inTransaction.ts'
import { type Database, type Json, returnsRow, row, sql, statement } from '#database/sql.ts'
import { requeueMail } from '#domain/platform/mail/resendMail.ts'
import { mailOf, type StoredMail } from '#domain/platform/mail/storedMail.ts'
import { queueOrderConfirmed } from '../payments/queueOrderConfirmed.ts'
import type { Req, SignedInReq } from '#domain/platform/Req.ts'
import { AppError } from '#domain/platform/AppError.ts'
import { recordOrderAudit } from '#domain/platform/auditLog/recordOrderAudit.ts'
import { deliveryAddress } from './deliveryAddress.ts'
import { addOrderEvent } from './addOrderEvent.ts'

/** @throws AppError `order_not_found`, `illegal_order_move`. */
export async function resendConfirmation(req: SignedInReq, orderId: number): Promise<void> {
  const event = { kind: 'confirmation-resent-by', by: req.user.email } as const
  await resend(req, orderId, event, (tx) => recordOrderAudit(tx, req, orderId, 'Sent the confirmation again'))
}

const RESENDS_PER_DAY = 3

type Resent = Extract<OrderEvent, { kind: 'confirmation-resent-by' | 'confirmation-resent-by-buyer' }>
const RESENT: Resent['kind'][] = ['confirmation-resent-by', 'confirmation-resent-by-buyer']

/** @param orderId already proven to be this visitor's. @throws AppError `illegal_order_move`, `too_many_requests`. */
export async function resendAsBuyer(req: Req, orderId: number): Promise<void> {
  const today = await row(
    req.pool,
    sql<{ count: number }>`
      select count(*) from order_events
      where order_id = ${orderId} and kind = any(${RESENT}) and created_at > now() - interval '1 day'`,
  )
  if ((today?.count ?? 0) >= RESENDS_PER_DAY)
    throw new AppError('too_many_requests', { retryAfterSeconds: DAY_SECONDS })
  await resend(req, orderId, { kind: 'confirmation-resent-by-buyer' })
}

async function resend(
  req: Req,
  orderId: number,
  event: Resent,
  audit?: (tx: Database) => Promise<void>,
): Promise<void> {
  await inTransaction(req.pool, async (tx) => {
    const order = await row(
      tx,
      sql<{
        email: string
        isPaid: boolean | null
        shippingAddress: Json
      }>`
        select email, payment not in ('pending', 'failed') as "isPaid", shipping_address as "shippingAddress"
        from orders where id = ${orderId} for update`,
    )
    if (!order) throw new AppError('order_not_found')
    if (!order.isPaid) throw new AppError('illegal_order_move.confirmation_unpaid')
    if (!order.email) throw new AppError('illegal_order_move.confirmation_deleted')
    // After the lock, so that only one of simultaneous clicks writes the mail and its link.
    const mail = await row(
      tx,
      sql<StoredMail>`select key, kind, "to", language::text, data from mail_outbox where key = ${`order-confirmed:${orderId}`}`,
    )
    // Old mails are pruned.
    if (!mail) await queueOrderConfirmed(tx, orderId)
    if (!(await noteResent(tx, orderId, event))) return
    if (mail) await requeueMail(tx, mailOf(withAddress(mail, order.shippingAddress)), req.now)
    await audit?.(tx)
  })
}

/** The buyer may have changed the address since. */
function withAddress(mail: StoredMail, stored: Json): StoredMail {
  const address = deliveryAddress(stored)
  if (!address || typeof mail.data !== 'object' || mail.data === null || Array.isArray(mail.data)) return mail
  return { ...mail, data: { ...mail.data, address } }
}

/** @returns false when it was already sent again within the last minute, by anyone. */
async function noteResent(tx: Database, orderId: number, event: Resent): Promise<boolean> {
  const noted = await returnsRow(
    tx,
    statement`select 1 from order_events where order_id = ${orderId} and kind = any(${RESENT}) and created_at > now() - interval '1 minute'`,
  )
  if (!noted) await addOrderEvent(tx, orderId, event)
  return !noted
}
