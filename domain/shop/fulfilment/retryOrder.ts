import { z } from 'zod'
import { fulfilmentStateSchema, type RetryInput } from '#contracts/shop/orders.ts'
import { inTransaction } from '#database/inTransaction.ts'
import { type Database, dynamicSql, parsedRow } from '#database/sql.ts'
import { PrintProviderError } from '#providers/spreadconnect/PrintProviderError.ts'
import { findPrintOrder, type PrintOrder } from '#providers/spreadconnect/orders.ts'
import { tryOrderLock } from '../orders/withOrderLock.ts'
import { addOrderEvent } from '../orders/addOrderEvent.ts'
import type { SignedInReq } from '#domain/platform/Req.ts'
import { AppError } from '#domain/platform/AppError.ts'
import { recordOrderAudit } from '#domain/platform/auditLog/recordOrderAudit.ts'
import { mayPrint } from './mayPrint.ts'
import { type KnownThere, sendAgain } from './sendAgain.ts'

const stuckRow = z.object({
  reference: z.string(),
  fulfilment: fulfilmentStateSchema,
  mayPrint: z.boolean(),
  providerOrderId: z.string().nullable(),
  submitStartedAt: z.date().nullable(),
  confirmedAt: z.date().nullable(),
})
type Stuck = z.infer<typeof stuckRow>

/** @throws AppError `order_not_found`, `illegal_order_move`, `print_provider_unreachable`. */
export async function retryOrder(req: SignedInReq, orderId: number, how: RetryInput): Promise<void> {
  await tryOrderLock(req.pool, 'print', orderId, async () => {
    const order = await parsedRow(
      req.pool,
      stuckRow,
      dynamicSql`
        select reference, fulfilment, ${mayPrint} as "mayPrint", provider_order_id as "providerOrderId",
          submit_started_at as "submitStartedAt", confirmed_at as "confirmedAt" from orders where id = ${orderId}`,
    )
    if (!order) throw new AppError('order_not_found')
    if (order.fulfilment !== 'needs_attention') throw new AppError('illegal_order_move.not_stuck')
    if (!order.mayPrint) throw new AppError('illegal_order_move.not_printable')
    const known = await clear(order, how)
    await inTransaction(req.pool, (tx) => goOn(tx, req, orderId, known))
  })
}

async function clear(order: Stuck, how: RetryInput): Promise<KnownThere> {
  if ('providerOrderId' in how) {
    const found = await find(how.providerOrderId)
    if (!found) throw new AppError('illegal_order_move.provider_no_order')
    const { reference, stateName: state } = found
    if (reference !== order.reference) throw new AppError('illegal_order_move.provider_other_order', { reference })
    if (found.state === 'CANCELLED') throw new AppError('illegal_order_move.provider_canceled')
    if (found.state === null) throw new AppError('illegal_order_move.provider_state', { state })
    return { providerOrderId: how.providerOrderId, isConfirmed: found.state !== 'NEW' }
  }
  if ('notThere' in how) {
    const there = order.providerOrderId ? await find(order.providerOrderId) : null
    if (there && there.state !== 'CANCELLED')
      throw new AppError('illegal_order_move.provider_has_it', { state: there.stateName })
    return { providerOrderId: null, isConfirmed: false }
  }
  if (!order.providerOrderId && order.submitStartedAt) throw new AppError('illegal_order_move.unsure_retry')
  return { providerOrderId: order.providerOrderId, isConfirmed: order.confirmedAt !== null }
}

/** @throws AppError `print_provider_unreachable`. */
async function find(providerOrderId: string): Promise<PrintOrder | null> {
  try {
    return await findPrintOrder(providerOrderId)
  } catch (error) {
    if (!(error instanceof PrintProviderError)) throw error
    throw new AppError('print_provider_unreachable', { cause: error })
  }
}

async function goOn(tx: Database, req: SignedInReq, orderId: number, known: KnownThere) {
  await sendAgain(tx, req.now, orderId, known)
  await addOrderEvent(tx, orderId, { kind: 'retried-by', by: req.user.email })
  await recordOrderAudit(tx, req, orderId, 'Tried again')
}
