import { storedFact } from '#contracts/platform/facts.ts'
import { type OrderEvent, STAFF_EVENTS } from '#contracts/shop/orderEvents.ts'
import { type Database, sql } from '#database/sql.ts'

/** Adds to the history of an order. The kind decides who reads it. */
export async function addOrderEvent(tx: Database, orderId: number, event: OrderEvent): Promise<void> {
  const { kind, values } = storedFact(event)
  const isInternal = Object.hasOwn(STAFF_EVENTS, kind)
  await tx.query(sql`
    insert into order_events (order_id, kind, "values", is_internal)
    values (${orderId}, ${kind}, ${JSON.stringify(values)}::jsonb, ${isInternal})`)
}
