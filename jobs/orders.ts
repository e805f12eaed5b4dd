import { confirmOrder as confirm } from '#domain/fulfilment/confirmOrder.ts'
import { followOpenOrder } from '#domain/fulfilment/followOrder.ts'
import { submitOrder as submit } from '#domain/fulfilment/submitOrder.ts'
import { abandonPayment } from '#domain/payments/abandonPayment.ts'
import type { Job } from './Job.ts'

export const submitOrder: Job<'submitOrder'> = (req, { orderId }) => submit(req, orderId)
export const confirmOrder: Job<'confirmOrder'> = (req, { orderId }) => confirm(req, orderId)
export const followOrder: Job<'followOrder'> = (req, { orderId }) => followOpenOrder(req, orderId)
export const cancelPayment: Job<'cancelPayment'> = (req, { orderId }) => abandonPayment(req, orderId)
