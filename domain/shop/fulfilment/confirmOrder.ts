import type { OrderProblem } from '#contracts/shop/orderProblems.ts'
import { z } from 'zod'
import { inTransaction } from '#database/inTransaction.ts'
import { dynamicSql, parsedRow, sql } from '#database/sql.ts'
import { PrintProviderError } from '#providers/spreadconnect/PrintProviderError.ts'
import {
  confirmPrintOrder,
  findPrintOrder,
  type PrintOrder,
  updatePrintOrder,
} from '#providers/spreadconnect/orders.ts'
import { notePrintOrder } from '#providers/stripe/paymentIntents.ts'
import { addJob } from '#domain/platform/addJob.ts'
import { withOrderLock } from '../orders/withOrderLock.ts'
import { addOrderEvent } from '../orders/addOrderEvent.ts'
import { moveFulfilment, needAttention } from '../orders/moveOrder.ts'
import { applyReversals } from '../payments/applyReversals.ts'
import type { Req } from '#domain/platform/Req.ts'
import { hasPrintLines, mayPrint } from './mayPrint.ts'
import { readShipment } from './readShipment.ts'
import { storePrintCost } from './storePrintCost.ts'
import { storePrintResponse } from './storePrintResponse.ts'
import { alertUnknownStates } from './alertUnknownStates.ts'

const FOLLOW_EVERY_MINUTES = 60
const GONE: OrderProblem = { kind: 'print-order-gone' }

/** Idempotent: the order's state decides. */
export async function confirmOrder(req: Req, orderId: number): Promise<void> {
  await withOrderLock(req.pool, 'print', orderId, () => confirmLocked(req, orderId))
}

const heldRow = z.object({
  id: z.number(),
  reference: z.string(),
  currency: z.string(),
  providerOrderId: z.string(),
  paymentIntentId: z.string().nullable(),
})
type Held = z.infer<typeof heldRow>

const heldColumns = dynamicSql`id, reference, currency, provider_order_id as "providerOrderId", payment_intent_id as "paymentIntentId"`
const isDue = dynamicSql`${mayPrint} and ${hasPrintLines} and fulfilment = 'held' and provider_order_id is not null`

const readHeld = (req: Req, orderId: number): Promise<Held | null> =>
  parsedRow(req.pool, heldRow, dynamicSql`select ${heldColumns} from orders where id = ${orderId} and ${isDue}`)

const frozenRow = heldRow.extend({ isOutdated: z.boolean() })
type Frozen = z.infer<typeof frozenRow>

/** From here on the buyer can't change it: of a change and the print run, the first to lock the row wins. */
const freeze = ({ pool, now }: Req, orderId: number): Promise<Frozen | null> =>
  parsedRow(
    pool,
    frozenRow,
    dynamicSql`
      update orders set print_started_at = coalesce(print_started_at, ${now})
      where id = ${orderId} and ${isDue}
      returning ${heldColumns}, content_version <> sent_version as "isOutdated"`,
  )

async function confirmLocked(req: Req, orderId: number): Promise<void> {
  const held = await readHeld(req, orderId)
  if (!held) return
  await recheckPayment(req, held)
  const order = await freeze(req, orderId)
  if (!order) return
  const printed = await findPrintOrder(order.providerOrderId)
  // An unknown state does not show whether printing has started, so leave the order unchanged.
  const isUnknown = printed?.state === null
  const refusal = printed && !isUnknown ? await confirm(req, order, printed) : GONE
  await inTransaction(req.pool, async (tx) => {
    if (printed) {
      await storePrintResponse(tx, orderId, 'read', printed.answer)
      await alertUnknownStates(tx, order.reference, printed)
    }
    if (isUnknown) return
    if (refusal !== null || !printed) return needAttention(tx, orderId, refusal ?? GONE)
    await tx.query(sql`update orders set confirmed_at = ${req.now} where id = ${orderId}`)
    await storePrintCost(tx, order, printed)
    // It was frozen during the call although printing has started; `confirmed_at` tells the employee.
    if (!(await moveFulfilment(tx, orderId, 'submitted'))) return
    await addOrderEvent(tx, orderId, { kind: 'sent-to-print' })
    const runAt = new Date(req.now.getTime() + FOLLOW_EVERY_MINUTES * 60_000)
    await addJob(tx, 'followOrder', { orderId }, { key: `follow:${orderId}`, runAt })
  })
}

/**
 * Printing costs money, so missed refunds and disputes are checked first. The payment stores the print order's id for a
 * restore. @throws CardProviderError to be retried: nothing is printed without an answer.
 */
async function recheckPayment(req: Req, { id, paymentIntentId, providerOrderId }: Held): Promise<void> {
  if (paymentIntentId === null) return
  await applyReversals(req, id)
  await notePrintOrder(paymentIntentId, providerOrderId)
}

/** @returns why it was not confirmed, or null. @throws PrintProviderError to be retried. */
async function confirm(req: Req, order: Frozen, { state }: PrintOrder): Promise<OrderProblem | null> {
  if (state === 'CANCELLED') return { kind: 'print-order-canceled' }
  if (state !== 'NEW') return order.isOutdated ? { kind: 'print-order-outdated' } : null
  try {
    if (order.isOutdated) await sendChanges(req, order)
    await confirmPrintOrder(order.providerOrderId)
    return null
  } catch (error) {
    if (!(error instanceof PrintProviderError) || !error.isRefusedForGood) throw error
    return { kind: 'production-refused', reason: error.reason }
  }
}

/** Stored before the confirmation, so that a crash after it leaves no doubt about what is printed. */
async function sendChanges({ pool }: Req, { id, providerOrderId }: Frozen): Promise<void> {
  const { shipment, version } = await readShipment(pool, id)
  await updatePrintOrder(providerOrderId, shipment)
  await pool.query(sql`update orders set sent_version = ${version} where id = ${id}`)
}
