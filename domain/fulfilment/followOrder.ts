import type { FulfilmentState } from '#contracts/orders.ts'
import { inTransaction } from '#database/inTransaction.ts'
import { type Database, row, sql } from '#database/sql.ts'
import {
  type PrintOrder,
  type PrintShipment,
  readPrintOrder,
  readPrintShipments,
} from '#providers/spreadconnect/orders.ts'
import { addJob } from '../addJob.ts'
import { moveFulfilment, needAttention, noteEvent } from '../orders/moveOrder.ts'
import type { Req } from '../Req.ts'
import { queueOrderShipped } from './queueOrderShipped.ts'

const SAYS: Partial<Record<FulfilmentState, string>> = {
  in_production: 'In production',
  partially_shipped: 'Part of the order was shipped',
  shipped: 'Shipped',
}

const OPEN: FulfilmentState[] = ['submitted', 'in_production', 'partially_shipped']

/**
 * Makes an order agree with what the print provider says about it now. It is asked anew each time; events only say when.
 */
async function followOrder(req: Req, providerOrderId: string): Promise<void> {
  const printed = await readPrintOrder(providerOrderId)
  const shipments = await readPrintShipments(providerOrderId)
  await inTransaction(req.pool, async (tx) => {
    const order = await row<{ id: number; fulfilment: FulfilmentState }>(
      tx,
      sql`select id, fulfilment from orders where provider_order_id = ${providerOrderId} for update`,
    )
    if (!order) return
    if (printed.state === 'CANCELLED' && OPEN.includes(order.fulfilment)) {
      await needAttention(tx, order.id, 'The print provider cancelled this order. Refund it, or send it again.')
      return
    }
    await noteProgress(tx, order.id, nextState(printed, shipments), shipments)
  })
}

/** The hourly look at an order that is on its way, until it has arrived at its end. */
export async function followOpenOrder(req: Req, orderId: number): Promise<void> {
  const order = await row<{ providerOrderId: string }>(
    req.pool,
    sql`select provider_order_id as "providerOrderId" from orders where id = ${orderId} and fulfilment::text = any(${OPEN})`,
  )
  if (!order) return
  await followOrder(req, order.providerOrderId)
  await inTransaction(req.pool, async (tx) => {
    const open = await row(tx, sql`select id from orders where id = ${orderId} and fulfilment::text = any(${OPEN})`)
    const runAt = new Date(req.now.getTime() + 3_600_000)
    if (open) await addJob(tx, 'followOrder', { orderId }, { key: `follow:${orderId}`, runAt })
  })
}

function nextState(printed: PrintOrder, shipments: PrintShipment[]): FulfilmentState | null {
  if (shipments.length > 0) {
    const shipped = new Set(shipments.flatMap((shipment) => shipment.itemReferences))
    return printed.itemReferences.every((reference) => shipped.has(reference)) ? 'shipped' : 'partially_shipped'
  }
  return printed.state === 'PROCESSED' ? 'in_production' : null
}

async function noteProgress(
  tx: Database,
  orderId: number,
  next: FulfilmentState | null,
  shipments: PrintShipment[],
): Promise<void> {
  if (!next || !(await moveFulfilment(tx, orderId, next))) return
  await noteEvent(tx, orderId, SAYS[next] ?? next)
  if (shipments.length === 0) return
  const tracking = shipments.flatMap((shipment) => shipment.tracking)
  await tx.query(sql`update orders set tracking = ${JSON.stringify(tracking)} where id = ${orderId}`)
  await queueOrderShipped(tx, orderId, tracking)
}
