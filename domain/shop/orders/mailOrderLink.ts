import { inTransaction } from '#database/inTransaction.ts'
import { type Database, row, sql } from '#database/sql.ts'
import { queueMail } from '#domain/platform/mail/queueMail.ts'
import type { Req } from '#domain/platform/Req.ts'
import { createOrderLink, orderKeyHash } from './createOrderLink.ts'

const HOUR = 3_600_000
const LINKS_PER_HOUR = 3

/** Only to the address of the order. The response does not reveal whether there is such an order. */
export async function mailOrderLink(req: Req, { email, reference }: { email: string; reference: string }) {
  await inTransaction(req.pool, async (tx) => {
    const order = await row(
      tx,
      sql<{ id: number; email: string }>`
        select id, email from orders
        where reference = ${reference} and lower(email) = ${email.toLowerCase()} and payment not in ('pending', 'failed')
        for no key update`,
    )
    if (!order || (await hasReachedLimit(tx, order.id, req.now))) return
    const key = await createOrderLink(tx, order.id, req.now)
    await queueMail(tx, {
      kind: 'order-link',
      key: `order-link:${orderKeyHash(key)}`,
      to: order.email,
      data: { firstName: '', reference, key },
    })
  })
}

async function hasReachedLimit(tx: Database, orderId: number, now: Date): Promise<boolean> {
  const recent = await row(
    tx,
    sql<{ count: number }>`
      select count(*) from order_links where order_id = ${orderId} and created_at > ${new Date(now.getTime() - HOUR)}`,
  )
  return (recent?.count ?? 0) >= LINKS_PER_HOUR
}
