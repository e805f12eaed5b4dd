import { z } from 'zod'
import { rowIdSchema } from '#contracts/ids.ts'
import { amountToCents } from '#contracts/money.ts'
import { cancelInput, refundInput, resolveInput, retryInput } from '#contracts/orders.ts'
import { deliverOrder } from '#domain/fulfilment/deliverOrder.ts'
import { retryOrder } from '#domain/fulfilment/retryOrder.ts'
import { cancelAsEmployee } from '#domain/orders/cancelOrder.ts'
import { resendConfirmation } from '#domain/orders/resendConfirmation.ts'
import { resolveProblem } from '#domain/orders/resolveProblem.ts'
import { requestRefund } from '#domain/payments/requestRefund.ts'
import { defineEndpoint } from '../defineEndpoint.ts'
import { noContent } from '../Reply.ts'

const anOrder = { method: 'POST', who: 'employee', params: z.object({ id: rowIdSchema }) } as const

export const refundOrder = defineEndpoint({
  ...anOrder,
  path: '/admin/orders/:id/refund',
  input: refundInput,
  run: async (req, { params, input }) => {
    const { amount, reason, key = null } = input
    await requestRefund(req, params.id, { amountCents: amountToCents(amount) ?? 0, reason, clientKey: key })
    return noContent()
  },
})

export const cancelOrder = defineEndpoint({
  ...anOrder,
  path: '/admin/orders/:id/cancel',
  input: cancelInput,
  run: async (req, { params, input }) => {
    await cancelAsEmployee(req, params.id, input.reason)
    return noContent()
  },
})

export const sendOrderOn = defineEndpoint({
  ...anOrder,
  path: '/admin/orders/:id/retry',
  input: retryInput,
  run: async (req, { params, input }) => {
    await retryOrder(req, params.id, input)
    return noContent()
  },
})

export const markDelivered = defineEndpoint({
  ...anOrder,
  path: '/admin/orders/:id/deliver',
  run: async (req, { params }) => {
    await deliverOrder(req, params.id)
    return noContent()
  },
})

export const settleProblem = defineEndpoint({
  ...anOrder,
  path: '/admin/orders/:id/resolve',
  input: resolveInput,
  run: async (req, { params, input }) => {
    await resolveProblem(req, params.id, input.note)
    return noContent()
  },
})

export const resendOrderMail = defineEndpoint({
  ...anOrder,
  path: '/admin/orders/:id/resend-mail',
  run: async (req, { params }) => {
    await resendConfirmation(req, params.id)
    return noContent()
  },
})
