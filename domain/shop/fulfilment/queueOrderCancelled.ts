import type { MailData } from '#contracts/mails.ts'
import { type Database, row, sql } from '#database/sql.ts'
import { queueMail } from '#domain/platform/mail/queueMail.ts'

type Cancelled = { refundId: number | null } & Pick<MailData['order-cancelled'], 'refunded' | 'reason' | 'giftCard'>

/** Also covers the refund. */
export async function queueOrderCancelled(tx: Database, orderId: number, facts: Cancelled): Promise<void> {
  const { refundId, ...data } = facts
  const order = await row(
    tx,
    sql<{
      reference: string
      email: string
      firstName: string | null
    }>`select reference, email, shipping_address ->> 'firstName' as "firstName" from orders where id = ${orderId}`,
  )
  if (!order?.email) return
  const { email, reference, firstName } = order
  await queueMail(tx, {
    kind: 'order-cancelled',
    key: refundId === null ? `order-cancelled:${orderId}` : `order-refunded:${refundId}`,
    to: email,
    data: { reference, firstName: firstName ?? '', ...data },
  })
}
