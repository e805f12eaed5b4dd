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
import { noteCost } from './noteCost.ts'
import { queueOrderShipped } from './queueOrderShipped.ts'

const SAYS: Partial<Record<FulfilmentState, string>> = {
  in_production: 'In production',
  partially_shipped: 'Part of the order was shipped',
  shipped: 'Shipped',
}

const OPEN: FulfilmentState[] = ['submitted', 'in_production', 'partially_shipped']

type Tracking = { code: string; url: string | null }[]
type Followed = { id: number; fulfilment: FulfilmentState; currency: string; tracking: Tracking | null }

/**
 * The look at an order that has gone to print, by the hour or because the provider told something, until it has arrived
 * at its end. An order that waits for an employee is followed too: its goods may leave all the same.
 */
export async function followOpenOrder(req: Req, orderId: number): Promise<void> {
  const order = await row<{ providerOrderId: string }>(
    req.pool,
    sql`
      select provider_order_id as "providerOrderId" from orders where id = ${orderId} and provider_order_id is not null
        and confirmed_at is not null and fulfilment::text = any(${[...OPEN, 'shipped', 'needs_attention']})`,
  )
  if (!order) return
  await followOrder(req, orderId, order.providerOrderId)
  await inTransaction(req.pool, async (tx) => {
    const open = await row(
      tx,
      sql`select id from orders where id = ${orderId} and fulfilment::text = any(${[...OPEN, 'needs_attention']})`,
    )
    const runAt = new Date(req.now.getTime() + 3_600_000)
    if (open) await addJob(tx, 'followOrder', { orderId }, { key: `follow:${orderId}`, runAt })
  })
}

/**
 * Makes an order agree with what the print provider says about it now. It is asked anew each time; events only say when.
 */
async function followOrder(req: Req, orderId: number, providerOrderId: string): Promise<void> {
  const printed = await readPrintOrder(providerOrderId)
  const shipments = await readPrintShipments(providerOrderId)
  await inTransaction(req.pool, async (tx) => {
    const order = await row<Followed>(
      tx,
      sql`select id, fulfilment, currency, tracking from orders where id = ${orderId} for update`,
    )
    if (!order) return
    await noteCost(tx, order, printed)
    if (printed.state === 'CANCELLED') {
      if (OPEN.includes(order.fulfilment) && !(await isBeingCancelled(tx, orderId)))
        await needAttention(tx, orderId, 'The print provider cancelled this order. Refund it, or send it again.')
      return
    }
    await noteProgress(tx, order, nextState(printed, shipments), shipments)
  })
}

async function isBeingCancelled(tx: Database, orderId: number): Promise<boolean> {
  return (await row(tx, sql`select id from orders where id = ${orderId} and cancel_requested_at is not null`)) !== null
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
  order: Followed,
  next: FulfilmentState | null,
  shipments: PrintShipment[],
): Promise<void> {
  // Going on with production settles nothing that an employee was called for; goods that leave do.
  if (order.fulfilment === 'needs_attention' && next === 'in_production') return
  if (next && (await moveFulfilment(tx, order.id, next))) await noteEvent(tx, order.id, SAYS[next] ?? next)
  const tracking = shipments.flatMap((shipment) => shipment.tracking)
  if (shipments.length === 0 || isSame(tracking, order.tracking)) return
  if (next === order.fulfilment) {
    await noteEvent(tx, order.id, next === 'shipped' ? 'Tracking was added' : 'Another parcel was shipped')
  }
  await tx.query(sql`update orders set tracking = ${JSON.stringify(tracking)} where id = ${order.id}`)
  await queueOrderShipped(tx, order.id, tracking)
}

const isSame = (tracking: Tracking, stored: Tracking | null): boolean =>
  stored !== null &&
  JSON.stringify(tracking.map(({ code, url }) => [code, url])) ===
    JSON.stringify(stored.map(({ code, url }) => [code, url]))
