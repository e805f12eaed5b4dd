import { inTransaction } from '#database/inTransaction.ts'
import { type Database, row, sql } from '#database/sql.ts'
import type { PrintEvent } from '#providers/spreadconnect/verifyWebhook.ts'
import { addJob } from '../addJob.ts'
import { needAttention } from '../orders/moveOrder.ts'
import { type InboxEvent, isNewEvent } from '../payments/inbox.ts'
import type { Req } from '../Req.ts'
import { hasProblem } from './hasProblem.ts'
import { NEEDS } from './noteItemProblems.ts'

const NEEDS_ACTION = 'Order.needs-action'

/**
 * Notes an event of the print provider and leaves the work to a job: it wants its answer within seconds, and we may ask
 * it back only so often. The provider numbers its events not, so two that say the same may be two; the jobs have a key
 * and look for themselves, which makes one too many do nothing.
 */
export async function applyPrintEvent(req: Req, event: PrintEvent): Promise<void> {
  const inboxEvent: InboxEvent = {
    provider: 'spreadconnect',
    id: event.id,
    type: event.type,
    objectId: event.orderId ?? '',
  }
  await inTransaction(req.pool, async (tx) => {
    const isNew = await isNewEvent(tx, inboxEvent)
    if (event.type.startsWith('Article.')) return syncSoon(tx, req.now)
    if (!event.orderId) return
    const order = await row(tx, sql<{ id: number }>`select id from orders where provider_order_id = ${event.orderId}`)
    if (!order) return
    if (event.type === NEEDS_ACTION) await noteNeed(tx, order.id, event.reason, isNew)
    await addJob(tx, 'followOrder', { orderId: order.id }, { key: `follow:${order.id}` })
  })
}

/**
 * The provider numbers its events not, so the same reason twice and an event sent twice look alike. A problem that still
 * waits for an employee is not raised again; one that was settled is, because silence costs more than a false alarm.
 */
async function noteNeed(tx: Database, orderId: number, reason: string | null, isNew: boolean): Promise<void> {
  const problem = `${NEEDS} ${reason ?? 'it does not say what'}`
  const order = await row(
    tx,
    sql<{ hasLeft: boolean | null }>`
      select fulfilment in ('shipped', 'delivered', 'cancelled') as "hasLeft" from orders where id = ${orderId} for update`,
  )
  if (!isNew && (order?.hasLeft || (await hasProblem(tx, orderId, problem)))) return
  await needAttention(tx, orderId, problem)
}

/** Many articles change at once when somebody works on the catalogue there: one sync for all of them, a minute later. */
async function syncSoon(tx: Database, now: Date): Promise<void> {
  const runAt = new Date(now.getTime() + 60_000)
  await addJob(tx, 'syncCatalogue', { trigger: 'provider' }, { key: 'sync-catalogue', runAt })
}
