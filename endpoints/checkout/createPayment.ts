import { createPaymentAnswer, createPaymentInput } from '#contracts/checkout.ts'
import { findCart } from '#domain/cart/findCart.ts'
import { startPayment } from '#domain/checkout/startPayment.ts'
import { presentSummary } from '../cart/presentCart.ts'
import { defineEndpoint } from '../defineEndpoint.ts'

export const createPayment = defineEndpoint({
  method: 'POST',
  path: '/checkout/create-payment',
  who: 'everyone',
  limit: { calls: 1200, seconds: 600 },
  input: createPaymentInput,
  output: createPaymentAnswer,
  run: async (req, { input }) => {
    const cart = await findCart(req, req.web.cartKey)
    const { clientSecret, orderReference, prices } = await startPayment(req, cart?.id ?? null, input)
    return { clientSecret, orderReference, summary: presentSummary(prices) }
  },
})
