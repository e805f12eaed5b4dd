import { processCancellation } from '#domain/shop/fulfilment/processCancellation.ts'
import { confirmOrder as confirm } from '#domain/shop/fulfilment/confirmOrder.ts'
import { followOrder as follow } from '#domain/shop/fulfilment/followOrder.ts'
import { submitOrder as submit } from '#domain/shop/fulfilment/submitOrder.ts'
import { cancelPayment as cancel } from '#domain/shop/payments/cancelPayment.ts'
import { applyReversals as apply } from '#domain/shop/payments/applyReversals.ts'
import { sendRefund as send } from '#domain/shop/payments/sendRefund.ts'
import { endHold as end } from '#domain/shop/stock/endHold.ts'
import type { Job } from './Job.ts'

export const submitOrder: Job<'submitOrder'> = (req, { orderId }) => submit(req, orderId)
export const confirmOrder: Job<'confirmOrder'> = (req, { orderId }) => confirm(req, orderId)
export const followOrder: Job<'followOrder'> = (req, { orderId }) => follow(req, orderId)
export const cancelPayment: Job<'cancelPayment'> = (req, { orderId }) => cancel(req, orderId)
export const endHold: Job<'endHold'> = (req, { orderId }) => end(req, orderId)
export const cancelOrder: Job<'cancelOrder'> = (req, { orderId, reason }) => processCancellation(req, orderId, reason)
export const sendRefund: Job<'sendRefund'> = (req, { refundId }) => send(req, refundId)
export const applyReversals: Job<'applyReversals'> = (req, { orderId }) => apply(req, orderId)
