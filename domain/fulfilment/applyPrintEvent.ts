import { inTransaction } from '#database/inTransaction.ts'
import { type Database, row, sql } from '#database/sql.ts'
import type { PrintEvent } from '#providers/spreadconnect/verifyWebhook.ts'
import { addJob } from '../addJob.ts'
import { type InboxEvent, isNewEvent } from '../payments/inbox.ts'
import type { Req } from '../Req.ts'

/**
 * Notes an event of the print provider and leaves the work to a job: it wants its answer within seconds,
 * and we may ask it back only so often.
 */
export async function applyPrintEvent(req: Req, event: PrintEvent): Promise<void> {
  const inboxEvent: InboxEvent = {
    provider: 'spreadconnect',
    id: event.id,
    type: event.type,
    objectId: event.orderId ?? '',
  }
  await inTransaction(req.pool, async (tx) => {
    if (!(await isNewEvent(tx, inboxEvent))) return
    if (event.type.startsWith('Article.')) return syncSoon(tx, req.now)
    if (!event.orderId) return
    const order = await row<{ id: number }>(tx, sql`select id from orders where provider_order_id = ${event.orderId}`)
    if (order) await addJob(tx, 'followOrder', { orderId: order.id }, { key: `follow:${order.id}` })
  })
}

/** Many articles change at once when somebody works on the catalogue there: one sync for all of them, a minute later. */
async function syncSoon(tx: Database, now: Date): Promise<void> {
  const runAt = new Date(now.getTime() + 60_000)
  await addJob(tx, 'syncCatalogue', { trigger: 'provider' }, { key: 'sync-catalogue', runAt })
}
