import { isDeepStrictEqual } from 'node:util'
import type { OrderEvent } from '#contracts/shop/orderEvents.ts'
import type { FulfilmentState } from '#contracts/shop/orders.ts'
import { inTransaction } from '#database/inTransaction.ts'
import { type Database, returnsRow, row, rows, sql, statement, type Json } from '#database/sql.ts'
import {
  findPrintOrder,
  type PrintOrder,
  type PrintShipment,
  readPrintShipments,
} from '#providers/spreadconnect/orders.ts'
import { addJob } from '#domain/platform/addJob.ts'
import { addOrderEvent } from '../orders/addOrderEvent.ts'
import { moveFulfilment, needAttention } from '../orders/moveOrder.ts'
import { isProblemOpen } from '../orders/orderProblems.ts'
import { originalOrder } from '../orders/originalOrder.ts'
import { type Parcel, parcelsSchema } from '../orders/parcelsSchema.ts'
import { endWaiting } from '../orders/waitingItems.ts'
import type { Req } from '#domain/platform/Req.ts'
import { storePrintCost } from './storePrintCost.ts'
import { flagItemProblems } from './flagItemProblems.ts'
import { parcelsOf, printStateOf } from './lineProgress.ts'
import { storePrintResponse } from './storePrintResponse.ts'
import { alertUnknownStates } from './alertUnknownStates.ts'
import { type Progress, progressOf } from './progressOf.ts'
import { queueOrderShipped } from './queueOrderShipped.ts'

const EVENTS = {
  in_production: { kind: 'in-production' },
  partially_shipped: { kind: 'partially-shipped' },
  shipped: { kind: 'shipped' },
} as const satisfies Record<Progress, OrderEvent>

const OPEN: FulfilmentState[] = ['submitted', 'in_production', 'partially_shipped']

type Followed = {
  id: number
  reference: string
  fulfilment: FulfilmentState
  currency: string
  parcels: Parcel[]
  providerOrderId: string
  isBeingCancelled: boolean
}

/** Includes orders that need attention: their goods may still ship. */
export async function followOrder(req: Req, orderId: number): Promise<void> {
  const order = await row(
    req.pool,
    sql<{ providerOrderId: string }>`
      select provider_order_id as "providerOrderId" from orders where id = ${orderId} and provider_order_id is not null
        and confirmed_at is not null and fulfilment::text = any(${[...OPEN, 'shipped', 'needs_attention']})`,
  )
  if (!order) return
  await followPrintOrder(req, orderId, order.providerOrderId)
  await inTransaction(req.pool, async (tx) => {
    const open = await returnsRow(
      tx,
      statement`select id from orders where id = ${orderId} and fulfilment::text = any(${[...OPEN, 'needs_attention']})`,
    )
    const runAt = new Date(req.now.getTime() + 3_600_000)
    if (open) await addJob(tx, 'followOrder', { orderId }, { key: `follow:${orderId}`, runAt })
  })
}

async function followPrintOrder(req: Req, orderId: number, providerOrderId: string): Promise<void> {
  const printed = await findPrintOrder(providerOrderId)
  const { shipments, answer } = printed ? await readPrintShipments(providerOrderId) : { shipments: [], answer: null }
  await inTransaction(req.pool, async (tx) => {
    const found = await row(
      tx,
      sql<Omit<Followed, 'parcels' | 'providerOrderId'> & { parcels: Json | null; providerOrderId: string | null }>`
        select id, reference, fulfilment, currency, parcels, provider_order_id as "providerOrderId",
          cancel_requested_at is not null as "isBeingCancelled" from orders where id = ${orderId} for update`,
    )
    // It was resubmitted as another print order.
    if (!found || found.providerOrderId !== providerOrderId) return
    const order = { ...found, providerOrderId, parcels: parcelsSchema.parse(found.parcels) }
    if (!printed) return recordMissing(tx, order)
    await storePrintResponse(tx, orderId, 'read', printed.answer)
    await storePrintResponse(tx, orderId, 'shipments', answer)
    await alertUnknownStates(tx, order.reference, printed)
    await storePrintCost(tx, order, printed)
    await flagProblems(tx, order, printed, req.now)
    if (printed.state === 'CANCELLED' && shipments.length === 0) return
    const lines = await storeLineStates(tx, orderId, printed, shipments)
    await endWaiting(tx, await originalOrder(tx, orderId), req.now, orderId)
    // Both `flagProblems` and `endWaiting` may have moved it.
    const { fulfilment } =
      (await row(tx, sql<Pick<Followed, 'fulfilment'>>`select fulfilment from orders where id = ${orderId}`)) ?? order
    const parcels = inSentOrder(
      order.parcels,
      providerOrderId,
      parcelsOf(providerOrderId, lines, { items: printed.items, shipments }),
    )
    await noteProgress(
      tx,
      { ...order, fulfilment },
      { next: await withOwnGoods(tx, orderId, progressOf(printed, shipments)), parcels, now: req.now },
    )
  })
}

/** Those of the print order replace what is stored of it; new ones are the last. */
function inSentOrder(stored: Parcel[], providerOrderId: string, printed: Parcel[]): Parcel[] {
  const known = stored.filter(({ printOrderId }) => printOrderId === providerOrderId)
  const kept = stored.flatMap((parcel) => {
    const at = known.indexOf(parcel)
    return at < 0 ? [parcel] : printed.slice(at, at + 1)
  })
  return [...kept, ...printed.slice(known.length)]
}

/** Our own goods travel in their own parcels. */
const withOwnGoods = async (tx: Database, orderId: number, printed: Progress | null): Promise<Progress | null> =>
  printed === 'shipped' && (await hasOwnToSend(tx, orderId)) ? 'partially_shipped' : printed

const hasOwnToSend = (tx: Database, orderId: number): Promise<boolean> =>
  returnsRow(
    tx,
    statement`
      select 1 from order_lines where order_id = ${orderId} and maker = 'own' and cancelled_at is null
        and print_state is distinct from 'shipped' limit 1`,
  )

const WATCHED: FulfilmentState[] = [...OPEN, 'needs_attention']

async function recordMissing(
  tx: Database,
  { id, fulfilment, providerOrderId, isBeingCancelled }: Followed,
): Promise<void> {
  if (!WATCHED.includes(fulfilment) || isBeingCancelled) return
  if (await isProblemOpen(tx, id, 'print-order-missing', providerOrderId)) return
  await needAttention(tx, id, { kind: 'print-order-missing', printOrder: providerOrderId }, providerOrderId)
}

async function flagProblems(tx: Database, order: Followed, printed: PrintOrder, now: Date): Promise<void> {
  if (order.isBeingCancelled || !WATCHED.includes(order.fulfilment)) return
  if (printed.state !== 'CANCELLED') await flagItemProblems(tx, order, printed, now)
  else if (!(await isProblemOpen(tx, order.id, 'print-canceled')))
    await needAttention(tx, order.id, { kind: 'print-canceled' })
}

type Line = { id: number; sku: string }

/** @returns all lines of the order. A state that the provider no longer knows stays. */
async function storeLineStates(
  tx: Database,
  orderId: number,
  { items }: PrintOrder,
  shipments: PrintShipment[],
): Promise<Line[]> {
  const lines = await rows(tx, sql<Line>`select id, sku from order_lines where order_id = ${orderId} order by position`)
  const known = lines.flatMap((line) => {
    const state = printStateOf(line, items, shipments)
    return state === null ? [] : [{ id: line.id, state }]
  })
  await tx.query(sql`
    update order_lines l set print_state = k.state::enum_order_lines_print_state, updated_at = now()
    from unnest(${known.map(({ id }) => id)}::int[], ${known.map(({ state }) => state)}::text[]) as k (id, state)
    where l.id = k.id and l.print_state is distinct from k.state::enum_order_lines_print_state`)
  return lines
}

async function noteProgress(
  tx: Database,
  order: Followed,
  { next, parcels, now }: { next: Progress | null; parcels: Parcel[]; now: Date },
): Promise<void> {
  // Only shipped goods resolve the problem, not production.
  if (order.fulfilment === 'needs_attention' && next === 'in_production') return
  const hasMoved = next !== null && (await moveFulfilment(tx, order.id, next, now))
  // An order that needed attention may come back to where it was.
  const isFirst = hasMoved && !(await wasSaid(tx, order.id, EVENTS[next]))
  if (isFirst) await addOrderEvent(tx, order.id, EVENTS[next])
  if (isDeepStrictEqual(parcels, order.parcels)) return
  if (next && !isFirst) {
    await addOrderEvent(tx, order.id, { kind: next === 'shipped' ? 'tracking-added' : 'package-shipped' })
  }
  await tx.query(sql`update orders set parcels = ${JSON.stringify(parcels)}::jsonb where id = ${order.id}`)
  await queueOrderShipped(tx, order.id, parcels, order.parcels)
}

const wasSaid = (tx: Database, orderId: number, { kind }: OrderEvent): Promise<boolean> =>
  returnsRow(tx, statement`select 1 from order_events where order_id = ${orderId} and kind = ${kind} limit 1`)
