import type { Cents } from '#contracts/shared/money.ts'
import { type Database, row, sql } from '#database/sql.ts'
import { queueMail } from '#domain/platform/mail/queueMail.ts'
import { readSetting } from '#domain/platform/settings/settings.ts'

type Statement = {
  name: string
  email: string
  submittedAt: Date
  items: { title: string; size: string; color: string; quantity: number }[]
  /** Whether the buyer has the goods, or will. */
  mayArrive: boolean
  /** Counts the statements of an order. */
  nth: number
  /** Of a part of the order; null for all of it. */
  refundCents: Cents | null
}

/** The acknowledgment of receipt: what was declared, and when. */
export async function queueWithdrawalReceived(tx: Database, orderId: number, statement: Statement): Promise<void> {
  const { name, email, submittedAt, items, mayArrive, nth, refundCents } = statement
  const order = await row(
    tx,
    sql<{ reference: string; totalCents: Cents; refundedCents: Cents | null }>`
      select reference, total_cents as "totalCents",
        (select sum(amount_cents) from refunds where order_id = o.id and status <> 'failed') as "refundedCents"
      from orders o where id = ${orderId}`,
  )
  if (!order) return
  await queueMail(tx, {
    kind: 'withdrawal-received',
    key: nth === 1 ? `withdrawal-received:${orderId}` : `withdrawal-received:${orderId}:${nth}`,
    to: email,
    data: {
      firstName: '',
      reference: order.reference,
      name,
      email,
      submittedAt: submittedAt.toISOString(),
      lines: items.map(({ title, size, color, quantity }) => ({ title, size, color, quantity })),
      totalCents: order.totalCents,
      refundedCents: order.refundedCents ?? 0,
      ...(refundCents !== null && { refundCents }),
      returnsAddress: mayArrive ? (await readSetting(tx, 'returns_address')) || null : null,
    },
  })
}
