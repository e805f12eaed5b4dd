import { z } from 'zod'
import { CARRIERS } from '#contracts/shop/carriers.ts'
import { itemOf, itemLabel } from '#contracts/shop/itemLabel.ts'
import type { OrderEvent } from '#contracts/shop/orderEvents.ts'
import { fulfilmentStateSchema } from '#contracts/shop/orders.ts'
import type { SendParcelInput } from '#contracts/shop/parcels.ts'
import { inTransaction } from '#database/inTransaction.ts'
import { type Database, dynamicSql, parsedRow, returnsRow, rows, sql, statement } from '#database/sql.ts'
import { AppError } from '#domain/platform/AppError.ts'
import { recordOrderAudit } from '#domain/platform/auditLog/recordOrderAudit.ts'
import type { SignedInReq } from '#domain/platform/Req.ts'
import { addOrderEvent } from '../orders/addOrderEvent.ts'
import { moveFulfilment } from '../orders/moveOrder.ts'
import { type Parcel, parcelsSchema } from '../orders/parcelsSchema.ts'
import { storeToPack } from '../stock/storeToPack.ts'
import { mayPack } from './mayPrint.ts'
import { queueOrderShipped } from './queueOrderShipped.ts'

const orderRow = z.object({
  fulfilment: fulfilmentStateSchema,
  parcels: parcelsSchema,
  isReady: z.boolean(),
})

type Line = { id: number; quantity: number; title: string; size: string; color: string }

/**
 * Records a parcel of our own goods, and emails its buyer. What the print provider makes travels in its own parcels.
 * @throws AppError `order_not_found`, `illegal_order_move` also while the buyer can still cancel the order.
 */
export async function sendParcel(req: SignedInReq, orderId: number, input: SendParcelInput): Promise<void> {
  await inTransaction(req.pool, async (tx) => {
    const order = await parsedRow(
      tx,
      orderRow,
      dynamicSql`
        select fulfilment, parcels, coalesce(${mayPack(req.now)}, false) as "isReady" from orders where id = ${orderId} for update`,
    )
    if (!order) throw new AppError('order_not_found')
    if (!order.isReady) throw new AppError('illegal_order_move.not_ready_to_pack')
    const lines = await readLines(tx, orderId, input.lines)
    if (lines.length === 0 || (input.lines.length > 0 && lines.length !== new Set(input.lines).size))
      throw new AppError('illegal_order_move.packed_already')
    const ids = lines.map(({ id }) => id)
    await tx.query(sql`update order_lines set print_state = 'shipped', updated_at = now() where id = any(${ids})`)
    await storeToPack(tx, orderId)
    const next = (await isRestOpen(tx, orderId)) ? 'partially_shipped' : 'shipped'
    const isFirst = next !== order.fulfilment && (await moveFulfilment(tx, orderId, next, req.now))
    await addOrderEvent(tx, orderId, isFirst ? EVENTS[next] : { kind: 'package-shipped' })
    await addOrderEvent(tx, orderId, { kind: 'parcel-sent-by', by: req.user.email, items: lines.map(itemOf) })
    await recordOrderAudit(tx, req, orderId, 'Sent a parcel', [
      { field: 'Items', before: null, after: lines.map(itemLabel).join(', ') },
    ])
    const stored = order.parcels
    const parcels: Parcel[] = [...stored, { printOrderId: null, lineIds: ids, tracking: trackingOf(input) }]
    await tx.query(sql`update orders set parcels = ${JSON.stringify(parcels)}::jsonb where id = ${orderId}`)
    await queueOrderShipped(tx, orderId, parcels, stored)
  })
}

const EVENTS = {
  partially_shipped: { kind: 'partially-shipped' },
  shipped: { kind: 'shipped' },
} as const satisfies Record<string, OrderEvent>

function trackingOf({ carrier, code }: SendParcelInput): Parcel['tracking'] {
  if (!code) return []
  return [{ code, url: CARRIERS[carrier].follow?.replace('{code}', encodeURIComponent(code)) ?? null }]
}

/** Own goods that haven't left. @param ids all when empty. */
const readLines = (tx: Database, orderId: number, ids: number[]): Promise<Line[]> =>
  rows(
    tx,
    sql<Line>`
      select id, quantity, title, size, color from order_lines
      where order_id = ${orderId} and maker = 'own' and cancelled_at is null and print_state is distinct from 'shipped'
        and (${ids.length === 0}::boolean or id = any(${ids}::int[])) order by position`,
  )

/** Whether something else of the order has not left yet. */
export const isRestOpen = (tx: Database, orderId: number): Promise<boolean> =>
  returnsRow(
    tx,
    statement`
      select 1 from order_lines where order_id = ${orderId} and cancelled_at is null
        and coalesce(print_state not in ('shipped', 'cancelled'), true) limit 1`,
  )
