import * as routes from '#contracts/routes/shop/cartReminders.ts'
import { findOrCreateCart } from '#domain/shop/cart/findCart.ts'
import { restoreCart as restore, stopReminders as stop } from '#domain/shop/cartReminders/followReminder.ts'
import { implement } from '../../implement.ts'

const rateLimit = { calls: 60, seconds: 600 }

export const restoreCart = implement(
  routes.restoreCart,
  async (req, { input }) => {
    const cart = await findOrCreateCart(req, req.user ? req.web.cartKey : req.web.ensureCartKey())
    await restore(req, cart.id, input.token)
  },
  { rateLimit },
)

export const stopReminders = implement(routes.stopReminders, async (req, { input }) => stop(req, input.token), {
  rateLimit,
})
