import * as routes from '#contracts/routes/shop/checkout.ts'
import { findCart } from '#domain/shop/cart/findCart.ts'
import { leavePayment as leave } from '#domain/shop/stock/endHold.ts'
import { implement } from '../../implement.ts'

export const leavePayment = implement(
  routes.leavePayment,
  async (req) => {
    const cart = await findCart(req, req.web.cartKey)
    if (cart) await leave(req, cart.id)
  },
  { rateLimit: { calls: 1200, seconds: 600 } },
)
