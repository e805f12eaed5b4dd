import { type Item, itemOf } from '#contracts/shop/itemLabel.ts'
import { type Database, returnsRow, row, rows, sql, statement } from '#database/sql.ts'
import { addJob } from '#domain/platform/addJob.ts'
import { addOrderEvent } from './addOrderEvent.ts'
import { moveFulfilment } from './moveOrder.ts'
import { closeProblems, openProblem } from './orderProblems.ts'

type Waiting = Item & { id: number; orderId: number; printOrder: string }

/**
 * A canceled free copy replaces nothing: the buyer waits for a choice again about the items it was made for, unless all of
 * the money is back.
 */
export async function reopenChoices(tx: Database, copyId: number): Promise<void> {
  const waiting = await rows(
    tx,
    sql<Waiting>`
      select l.id, o.id as "orderId", l.quantity, l.title, l.size, l.color, coalesce(o.provider_order_id, '') as "printOrder"
      from orders c join order_lines cl on cl.order_id = c.id join orders o on o.id = c.replaces_id
        join order_lines l on l.order_id = o.id and l.position = cl.position
      where c.id = ${copyId} and l.print_state = 'cancelled' and l.cancelled_at is null and o.fulfilment <> 'cancelled'
        and o.payment <> 'refunded'
        and not exists (select 1 from orders r join order_lines rl on rl.order_id = r.id
          where r.replaces_id = o.id and rl.position = l.position and r.fulfilment <> 'cancelled'
            and rl.cancelled_at is null and rl.print_state is distinct from 'cancelled')`,
  )
  for (const { id, orderId, printOrder, ...item } of waiting)
    await openProblem(tx, orderId, { kind: 'item-canceled', items: [itemOf(item)], printOrder }, String(id))
}

/** Free copies of a refunded line that the print provider can't make either end with it. */
export async function endCopies(
  tx: Database,
  { orderId, lineId, now }: { orderId: number; lineId: number; now: Date },
) {
  const ended = await rows(
    tx,
    sql<Ended>`
      update order_lines cl set cancelled_at = ${now}, updated_at = now()
      from orders c, order_lines l
      where c.replaces_id = ${orderId} and cl.order_id = c.id and l.id = ${lineId} and cl.position = l.position
        and cl.print_state = 'cancelled' and cl.cancelled_at is null
      returning cl.id, c.id as "orderId", cl.quantity, cl.title, cl.size, cl.color`,
  )
  await closeEnded(tx, ended)
}

/**
 * Who has all of the money back waits for nothing: what the print provider canceled ends, in the order and in its free
 * copies. Does nothing while the order isn't refunded, or its bank can still give the money back.
 * @param orderId the order that was paid.
 * @param onlyOf the one of these orders whose lock the caller has, when it isn't that of the paid one.
 */
export async function endWaiting(
  tx: Database,
  orderId: number,
  now: Date,
  onlyOf: number | null = null,
): Promise<void> {
  const ended = await rows(
    tx,
    sql<Ended>`
      update order_lines l set cancelled_at = ${now}, updated_at = now()
      from orders o, orders paid
      where paid.id = ${orderId} and paid.payment = 'refunded' and coalesce(paid.dispute_outcome <> 'open', true)
        and o.id = l.order_id and (o.id = paid.id or o.replaces_id = paid.id) and o.id = coalesce(${onlyOf}::int, o.id)
        and l.print_state = 'cancelled' and l.cancelled_at is null and o.fulfilment <> 'cancelled' and o.cancel_requested_at is null
        and not exists (select 1 from orders r join order_lines rl on rl.order_id = r.id
          where r.replaces_id = paid.id and o.id < r.id and rl.position = l.position and r.fulfilment <> 'cancelled'
            and rl.cancelled_at is null and rl.print_state is distinct from 'cancelled')
      returning l.id, o.id as "orderId", l.quantity, l.title, l.size, l.color`,
  )
  const ours = ended.filter((line) => line.orderId === orderId)
  if (ours.length > 0) await addOrderEvent(tx, orderId, { kind: 'item-refunded', items: ours.map(itemOf) })
  await closeEnded(tx, ended)
}

type Ended = Item & { id: number; orderId: number }

async function closeEnded(tx: Database, ended: Ended[]): Promise<void> {
  for (const { id, orderId } of ended) await closeProblems(tx, orderId, ['item-canceled'], String(id))
  for (const orderId of new Set(ended.map((line) => line.orderId))) {
    const hasMore = await returnsRow(
      tx,
      statement`select 1 from order_lines where order_id = ${orderId} and cancelled_at is null limit 1`,
    )
    if (hasMore) await continueOrder(tx, orderId)
    else await moveFulfilment(tx, orderId, 'cancelled')
  }
}

/** Once the last choice is made. What ships next is read at the print provider. */
export async function continueOrder(tx: Database, orderId: number): Promise<void> {
  const order = await row(
    tx,
    sql<{ isSettled: boolean }>`
      select fulfilment = 'needs_attention' and confirmed_at is not null and not exists (
        select 1 from order_problems p where p.order_id = orders.id and p.closed_at is null) as "isSettled"
      from orders where id = ${orderId}`,
  )
  if (!order?.isSettled) return
  await moveFulfilment(tx, orderId, 'submitted')
  await addJob(tx, 'followOrder', { orderId }, { key: `follow:${orderId}` })
}
