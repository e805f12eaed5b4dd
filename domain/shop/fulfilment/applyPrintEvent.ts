import type { OrderProblem } from '#contracts/shop/orderProblems.ts'
import { inTransaction } from '#database/inTransaction.ts'
import { type Database, row, sql } from '#database/sql.ts'
import type { PrintEvent } from '#providers/spreadconnect/verifyWebhook.ts'
import { addJob } from '#domain/platform/addJob.ts'
import { needAttention } from '../orders/moveOrder.ts'
import { isProblemOpen } from '../orders/orderProblems.ts'
import { type InboxEvent, isNewEvent } from '#domain/platform/cardPlumbing/inbox.ts'
import type { Req } from '#domain/platform/Req.ts'

const NEEDS_ACTION = 'Order.needs-action'

/** The provider expects a response within seconds, so jobs do the work. They read the current state: events have no ids. */
export async function applyPrintEvent(req: Req, event: PrintEvent): Promise<void> {
  const inboxEvent: InboxEvent = {
    provider: 'spreadconnect',
    id: event.id,
    type: event.type,
    objectId: event.orderId ?? '',
  }
  await inTransaction(req.pool, async (tx) => {
    const isNew = await isNewEvent(tx, inboxEvent)
    if (event.type.startsWith('Article.')) return scheduleSync(tx, req.now)
    if (!event.orderId) return
    const order = await row(tx, sql<{ id: number }>`select id from orders where provider_order_id = ${event.orderId}`)
    if (!order) return
    if (event.type === NEEDS_ACTION) await noteNeed(tx, order.id, event.reason, isNew)
    await addJob(tx, 'followOrder', { orderId: order.id }, { key: `follow:${order.id}` })
  })
}

/** A resolved problem is raised again: the event may be new, and silence costs more than a false alarm. */
async function noteNeed(tx: Database, orderId: number, reason: string | null, isNew: boolean): Promise<void> {
  const problem: OrderProblem =
    reason === null ? { kind: 'print-needs-help-unsaid' } : { kind: 'print-needs-help', reason }
  const subject = reason ?? ''
  const order = await row(
    tx,
    sql<{ hasLeft: boolean | null }>`
      select fulfilment in ('shipped', 'delivered', 'cancelled') as "hasLeft" from orders where id = ${orderId} for update`,
  )
  if (!isNew && (order?.hasLeft || (await isProblemOpen(tx, orderId, problem.kind, subject)))) return
  await needAttention(tx, orderId, problem, subject)
}

async function scheduleSync(tx: Database, now: Date): Promise<void> {
  const runAt = new Date(now.getTime() + 60_000)
  await addJob(tx, 'syncCatalogue', { trigger: 'provider' }, { key: 'sync-catalogue', runAt })
}
