import * as routes from '#contracts/routes/shop/checkout.ts'
import { centsToAmount } from '#contracts/shared/money.ts'
import { findCart } from '#domain/shop/cart/findCart.ts'
import { priceExpress as price } from '#domain/shop/checkout/priceExpress.ts'
import { presentItems, presentPrices } from '../cart/presentCart.ts'
import { implement } from '../../implement.ts'

export const priceExpress = implement(
  routes.priceExpress,
  async (req, { input }) => {
    const cart = await findCart(req, req.web.cartKey)
    const { lines, prices, methods } = await price(req, cart?.id ?? null, input)
    return {
      items: presentItems(lines, new Map()),
      summary: presentPrices(prices),
      methods: methods.map(({ method, shippingCents }) => ({ method, shipping: centsToAmount(shippingCents) })),
    }
  },
  { rateLimit: { calls: 1200, seconds: 600 } },
)
