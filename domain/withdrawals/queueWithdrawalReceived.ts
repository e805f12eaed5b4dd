import { formatCents } from '#contracts/money.ts'
import { type Database, row, sql } from '#database/sql.ts'
import { queueMail } from '../mail/queueMail.ts'
import { readSetting } from '../settings/settings.ts'

type Statement = { name: string; email: string; submittedAt: Date }
type Withdrawn = {
  reference: string
  totalCents: number
  mayArrive: boolean
  lines: { title: string; size: string; color: string; quantity: number }[] | null
}

/** The acknowledgment of receipt: what was declared, and when. */
export async function queueWithdrawalReceived(
  tx: Database,
  orderId: number,
  { name, email, submittedAt }: Statement,
): Promise<void> {
  const order = await row(
    tx,
    sql<Withdrawn>`
      select reference, total_cents as "totalCents", cancel_requested_at is null as "mayArrive",
        (select json_agg(json_build_object('title', l.title, 'size', l.size, 'color', l.color, 'quantity', l.quantity)
          order by l.position) from order_lines l where l.order_id = o.id) as lines
      from orders o where id = ${orderId}`,
  )
  if (!order) return
  await queueMail(tx, {
    kind: 'withdrawal-received',
    key: `withdrawal-received:${orderId}`,
    to: email,
    data: {
      firstName: '',
      reference: order.reference,
      name,
      email,
      submittedAt: moment.format(submittedAt),
      lines: order.lines ?? [],
      total: formatCents(order.totalCents),
      returnsAddress: order.mayArrive ? (await readSetting(tx, 'returns_address')) || null : null,
    },
  })
}

const moment = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeStyle: 'long', timeZone: 'UTC' })
