import { createPaymentAnswer, createPaymentInput } from '#contracts/checkout.ts'
import { startPayment } from '#domain/checkout/startPayment.ts'
import { presentSummary } from '../cart/presentCart.ts'
import { defineEndpoint } from '../defineEndpoint.ts'

export const createPayment = defineEndpoint({
  method: 'POST',
  path: '/checkout/create-payment',
  who: 'everyone',
  toll: { calls: 1200, seconds: 600 },
  input: createPaymentInput,
  output: createPaymentAnswer,
  run: async (req, { input }) => {
    const { clientSecret, orderReference, prices } = await startPayment(req, {
      cartKey: req.web.cartKey,
      toll: req.web.toll,
      input,
    })
    return { clientSecret, orderReference, summary: presentSummary(prices) }
  },
})
