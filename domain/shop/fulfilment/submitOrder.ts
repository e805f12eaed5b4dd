import { z } from 'zod'
import { inTransaction } from '#database/inTransaction.ts'
import { dynamicSql, parsedRow, returnsRow, sql, statement, row } from '#database/sql.ts'
import { PrintProviderError } from '#providers/spreadconnect/PrintProviderError.ts'
import { createPrintOrder } from '#providers/spreadconnect/orders.ts'
import { addJob } from '#domain/platform/addJob.ts'
import { withOrderLock } from '../orders/withOrderLock.ts'
import { addOrderEvent } from '../orders/addOrderEvent.ts'
import { needAttention } from '../orders/moveOrder.ts'
import type { Req } from '#domain/platform/Req.ts'
import { hasPrintLines, mayPrint } from './mayPrint.ts'
import { storePrintResponse } from './storePrintResponse.ts'
import { readShipment } from './readShipment.ts'
import { requestCancellation } from '../orders/requestCancellation.ts'

const dueRow = z.object({ submitStartedAt: z.date().nullable(), confirmAfter: z.date().nullable() })

/**
 * An order in the provider's state NEW costs nothing. The start is stored before the call: after a crash the outcome is
 * unknown and an employee decides, because nothing may be sent twice.
 */
export async function submitOrder(req: Req, orderId: number): Promise<void> {
  await withOrderLock(req.pool, 'print', orderId, () => submit(req, orderId))
}

async function submit(req: Req, orderId: number): Promise<void> {
  const due = await parsedRow(
    req.pool,
    dueRow,
    dynamicSql`
      select submit_started_at as "submitStartedAt", confirm_after as "confirmAfter" from orders
      where id = ${orderId} and ${mayPrint} and ${hasPrintLines} and fulfilment = 'held' and provider_order_id is null`,
  )
  if (!due || (await cancelUnavailable(req, orderId))) return
  if (due.submitStartedAt) {
    await inTransaction(req.pool, (tx) => needAttention(tx, orderId, { kind: 'print-unknown' }))
    return
  }
  const begun = await returnsRow(
    req.pool,
    statement`update orders set submit_started_at = ${req.now}, submit_tries = submit_tries + 1 where id = ${orderId} and submit_started_at is null returning id`,
  )
  if (!begun) return
  const created = await send(req, orderId)
  if (created === null) return
  await inTransaction(req.pool, async (tx) => {
    await tx.query(
      sql`update orders set provider_order_id = ${created.id}, sent_version = ${created.version} where id = ${orderId}`,
    )
    await storePrintResponse(tx, orderId, 'created', created.answer)
    await addOrderEvent(tx, orderId, { kind: 'print-order-created', printOrder: created.id })
    await addJob(tx, 'confirmOrder', { orderId }, { key: `confirm:${orderId}`, runAt: due.confirmAfter ?? req.now })
  })
}

/** @returns null when an employee must look at it. @throws PrintProviderError when a retry is safe. */
async function send(req: Req, orderId: number): Promise<{ id: string; answer: unknown; version: number } | null> {
  try {
    const { shipment, version } = await readShipment(req.pool, orderId)
    return { ...(await createPrintOrder(shipment)), version }
  } catch (error) {
    if (!(error instanceof PrintProviderError)) throw error
    await inTransaction(req.pool, async (tx) => {
      await storePrintResponse(tx, orderId, 'created', error.answer)
      if (error.outcome === 'unknown') {
        await needAttention(tx, orderId, { kind: 'print-unknown-answer', reason: error.reason })
        return
      }
      await tx.query(sql`update orders set submit_started_at = null where id = ${orderId}`)
      if (error.isRefusedForGood) await needAttention(tx, orderId, { kind: 'print-refused', reason: error.reason })
    })
    if (error.outcome === 'refused' && !error.isRefusedForGood) throw error
    return null
  }
}

/** Cancels a paid order if the print provider dropped an item. An item sold below cost is still printed. */
async function cancelUnavailable(req: Req, orderId: number): Promise<boolean> {
  const gone = await row(
    req.pool,
    sql<{ title: string; size: string; color: string }>`
      select l.title, l.size, l.color from order_lines l
      left join variants v on v.id = l.variant_id left join merchandise m on m.id = v.merchandise_id
      where l.order_id = ${orderId} and l.cancelled_at is null and l.maker = 'print' and (v.id is null or m.vanished_at is not null or not (v.sellable or v.below_cost)) limit 1`,
  )
  if (!gone) return false
  const reason = { kind: 'item-vanished', ...gone } as const
  await inTransaction(req.pool, async (tx) => {
    await addOrderEvent(tx, orderId, reason)
    await requestCancellation(tx, orderId, req.now, reason)
  })
  return true
}
