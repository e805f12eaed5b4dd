import * as routes from '#contracts/routes/shop/orders.ts'
import { amountToCents } from '#contracts/shared/amountToCents.ts'
import { askForAddress } from '#domain/shop/fulfilment/askForAddress.ts'
import { correctAsEmployee } from '#domain/shop/fulfilment/correctAddress.ts'
import { deliverOrder as deliver } from '#domain/shop/fulfilment/deliverOrder.ts'
import { retryOrder as retry } from '#domain/shop/fulfilment/retryOrder.ts'
import { readPackingSlips as readSlips } from '#domain/shop/fulfilment/packing/readPackingSlips.ts'
import type { renderPackingSlips } from '#domain/shop/fulfilment/packing/renderPackingSlips.ts'
import { heavyFor, runHeavy } from '#domain/platform/heavyWork/runHeavy.ts'
import { pdfResult } from '../invoices/pdfResult.ts'
import { sendParcel } from '#domain/shop/fulfilment/sendParcel.ts'
import { restock } from '#domain/shop/stock/restock.ts'
import { cancelAsEmployee } from '#domain/shop/orders/cancelOrder.ts'
import { resendConfirmation } from '#domain/shop/orders/resendConfirmation.ts'
import { resolveProblem as resolve } from '#domain/shop/orders/resolveProblem.ts'
import { refundUnavailable, replaceUnavailable } from '#domain/shop/orders/settleUnavailable.ts'
import { requestRefund } from '#domain/shop/payments/requestRefund.ts'
import { implement } from '../../implement.ts'

export const refundOrder = implement(routes.refundOrder, async (req, { params, input }) => {
  const { amount, reason, key = null } = input
  await requestRefund(req, params.id, { amountCents: amountToCents(amount) ?? 0, reason, clientKey: key })
})

export const cancelOrder = implement(routes.cancelOrder, async (req, { params, input }) => {
  await cancelAsEmployee(req, params.id, input.reason)
})

export const retryOrder = implement(routes.retryOrder, async (req, { params, input }) => {
  await retry(req, params.id, input)
})

export const correctOrderAddress = implement(routes.correctOrderAddress, async (req, { params, input }) => {
  await correctAsEmployee(req, params.id, input)
})

export const askForOrderAddress = implement(routes.askForOrderAddress, async (req, { params, input }) => {
  await askForAddress(req, params.id, input.problem)
})

export const refundUnavailableLine = implement(routes.refundUnavailableLine, async (req, { params }) => {
  await refundUnavailable(req, params.id, params.line)
})

export const replaceUnavailableLine = implement(routes.replaceUnavailableLine, async (req, { params }) => {
  await replaceUnavailable(req, params.id, params.line)
})

export const sendOrderParcel = implement(routes.sendOrderParcel, async (req, { params, input }) => {
  await sendParcel(req, params.id, input)
})

export const readPackingSlips = implement(routes.readPackingSlips, async (req, { query }) => {
  const slips = await readSlips(req.pool, {
    orderId: query.order ?? null,
    siteUrl: req.payload.config.serverURL,
    now: req.now,
  })
  const pdf = runHeavy<typeof renderPackingSlips>('packingSlips', [slips], { person: heavyFor(req) })
  return pdfResult(slips.length === 1 ? `packing-slip-${slips[0]?.reference}` : 'packing-slips', pdf, 'packing_slip')
})

export const restockOrderLine = implement(routes.restockOrderLine, async (req, { params }) => {
  await restock(req, params.id, params.line)
})

export const deliverOrder = implement(routes.deliverOrder, async (req, { params }) => {
  await deliver(req, params.id)
})

export const resolveProblem = implement(routes.resolveProblem, async (req, { params, input }) => {
  await resolve(req, params.id, input.note)
})

export const resendOrderMail = implement(routes.resendOrderMail, async (req, { params }) => {
  await resendConfirmation(req, params.id)
})
