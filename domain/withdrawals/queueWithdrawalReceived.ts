import { z } from 'zod'
import { formatCents } from '#contracts/money.ts'
import { type Database, type Json, row, sql } from '#database/sql.ts'
import { queueMail } from '../mail/queueMail.ts'
import { readSetting } from '../settings/settings.ts'

type Statement = { name: string; email: string; submittedAt: Date }
type Withdrawn = { reference: string; totalCents: number; hasLeft: boolean | null; lines: Json | null }

const linesSchema = z.array(z.object({ title: z.string(), size: z.string(), color: z.string(), quantity: z.number() }))

const HAVE_LEFT = ['shipped', 'partially_shipped', 'delivered']

/** The acknowledgment of receipt: what was declared, and when. */
export async function queueWithdrawalReceived(
  tx: Database,
  orderId: number,
  { name, email, submittedAt }: Statement,
): Promise<void> {
  const order = await row(
    tx,
    sql<Withdrawn>`
      select reference, total_cents as "totalCents", fulfilment::text = any(${HAVE_LEFT}) as "hasLeft",
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
      lines: linesSchema.parse(order.lines ?? []),
      total: formatCents(order.totalCents),
      returnsAddress: order.hasLeft ? (await readSetting(tx, 'returns_address')) || null : null,
    },
  })
}

const moment = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeStyle: 'long', timeZone: 'UTC' })
