import type { MailData } from '#contracts/platform/mails.ts'
import type { Cents } from '#contracts/shared/money.ts'
import { type Database, row, sql } from '#database/sql.ts'
import { queueMail } from '#domain/platform/mail/queueMail.ts'

/** `refundId`: the latest one; the email is about it, too. */
type Cancelled = { refundId: number | null } & Pick<MailData['order-cancelled'], 'reason' | 'giftCard'>

/** Also covers the refunds to the buyer’s card that no email has named. */
export async function queueOrderCancelled(
  tx: Database,
  orderId: number,
  { refundId, ...facts }: Cancelled,
): Promise<void> {
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
  const cents = await unnamedCents(tx, orderId, refundId)
  await queueMail(tx, {
    kind: 'order-cancelled',
    key: refundId === null ? `order-cancelled:${orderId}` : `order-refunded:${refundId}`,
    to: email,
    data: { reference, firstName: firstName ?? '', ...facts, refundedCents: cents > 0 ? cents : null },
  })
}

/** Emails about refunds are held back while an order is being canceled. */
async function unnamedCents(tx: Database, orderId: number, refundId: number | null): Promise<Cents> {
  const unnamed = await row(
    tx,
    sql<{ cents: Cents }>`
      select coalesce(sum(r.amount_cents), 0) as cents from refunds r join orders o on o.id = r.order_id
      where o.id = ${orderId} and r.gift_card_id is null
        and (r.id = ${refundId}::int or r.status = 'succeeded' and r.updated_at >= o.cancel_requested_at - interval '1 minute')
        and not exists (select 1 from mail_outbox m where m.key = 'order-refunded:' || r.id)`,
  )
  return unnamed?.cents ?? 0
}
