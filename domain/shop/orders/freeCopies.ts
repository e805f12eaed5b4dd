import { type Item, itemOf } from '#contracts/itemLabel.ts'
import { type Database, returnsRow, rows, sql, statement } from '#database/sql.ts'
import { moveFulfilment } from './moveOrder.ts'
import { closeProblems, openProblem } from './orderProblems.ts'

type Waiting = Item & { id: number; orderId: number; printOrder: string }

/** A canceled free copy replaces nothing: the buyer waits for a choice again about the items it was made for. */
export async function reopenChoices(tx: Database, copyId: number): Promise<void> {
  const waiting = await rows(
    tx,
    sql<Waiting>`
      select l.id, o.id as "orderId", l.quantity, l.title, l.size, l.color, coalesce(o.provider_order_id, '') as "printOrder"
      from orders c join order_lines cl on cl.order_id = c.id join orders o on o.id = c.replaces_id
        join order_lines l on l.order_id = o.id and l.position = cl.position
      where c.id = ${copyId} and l.print_state = 'cancelled' and l.cancelled_at is null and o.fulfilment <> 'cancelled'
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
    sql<{ id: number; copyId: number }>`
      update order_lines cl set cancelled_at = ${now}, updated_at = now()
      from orders c, order_lines l
      where c.replaces_id = ${orderId} and cl.order_id = c.id and l.id = ${lineId} and cl.position = l.position
        and cl.print_state = 'cancelled' and cl.cancelled_at is null returning cl.id, c.id as "copyId"`,
  )
  for (const { id, copyId } of ended) {
    await closeProblems(tx, copyId, ['item-canceled'], String(id))
    const hasMore = await returnsRow(
      tx,
      statement`select 1 from order_lines where order_id = ${copyId} and cancelled_at is null limit 1`,
    )
    if (!hasMore) await moveFulfilment(tx, copyId, 'cancelled')
  }
}
