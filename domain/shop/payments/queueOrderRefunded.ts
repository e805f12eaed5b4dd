import type { Cents } from '#contracts/shared/money.ts'
import { type Database, row, sql } from '#database/sql.ts'
import type { MailLine } from '#contracts/platform/mails.ts'
import { queueMail } from '#domain/platform/mail/queueMail.ts'

type Refunded = {
  refundId: number
  amountCents: Cents
  /** Of the gift card it went back to. */
  lastFour?: string | null
  settledCents?: Cents
}

/** A canceled order gets the cancellation mail instead. */
export async function queueOrderRefunded(
  tx: Database,
  orderId: number,
  { refundId, amountCents, lastFour, settledCents = 0 }: Refunded,
): Promise<void> {
  const order = await row(
    tx,
    sql<{
      reference: string
      email: string
      firstName: string | null
      leftCents: Cents
      isCancelling: boolean
    }>`
      select reference, email, shipping_address ->> 'firstName' as "firstName",
        coalesce(total_cents - refunded_cents - (select coalesce(sum(amount_cents), 0) from refunds
          where order_id = o.id and status in ('requested', 'pending')), 0) as "leftCents",
        cancel_requested_at is not null and fulfilment <> 'cancelled' as "isCancelling"
      from orders o where id = ${orderId}`,
  )
  if (!order?.email || order.isCancelling) return
  const { email, reference, firstName, leftCents } = order
  const line = await readRefundedLine(tx, refundId)
  await queueMail(tx, {
    kind: 'order-refunded',
    key: `order-refunded:${refundId}`,
    to: email,
    data: {
      reference,
      firstName: firstName ?? '',
      refundedCents: amountCents,
      leftCents: leftCents > 0 ? leftCents : null,
      ...(lastFour && { giftCard: lastFour }),
      ...(settledCents > 0 && { settledCents }),
      ...(line && { line }),
    },
  })
}

const readRefundedLine = (tx: Database, refundId: number): Promise<(MailLine & { isUnavailable: boolean }) | null> =>
  row(
    tx,
    sql<MailLine & { isUnavailable: boolean }>`
      select l.title, l.size, l.color, l.quantity, coalesce(l.print_state = 'cancelled', false) as "isUnavailable"
      from refunds r join order_lines l on l.id = r.line_id where r.id = ${refundId}`,
  )
