import * as routes from '#contracts/routes/shop/checkout.ts'
import { startPayment } from '#domain/shop/checkout/startPayment.ts'
import { presentPrices } from '../cart/presentCart.ts'
import { implement } from '../../implement.ts'

export const createPayment = implement(
  routes.createPayment,
  async (req, { input }) => {
    const { clientSecret, orderReference, prices, heldUntil } = await startPayment(req, {
      cartKey: req.web.cartKey,
      input,
    })
    return { clientSecret, orderReference, summary: presentPrices(prices), heldUntil: heldUntil?.toISOString() ?? null }
  },
  { rateLimit: { calls: 1200, seconds: 600 } },
)
