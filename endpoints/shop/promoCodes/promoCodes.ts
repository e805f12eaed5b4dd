import * as routes from '#contracts/routes/shop/promoCodes.ts'
import { findCart, findOrCreateCart } from '#domain/shop/cart/findCart.ts'
import { checkoutCart } from '#domain/shop/checkout/checkoutCart.ts'
import { putCodeIntoCart, takeCodeOutOfCart } from '#domain/shop/promoCodes/changeCartCode.ts'
import { presentCheckoutCart } from '../cart/presentCart.ts'
import { implement } from '../../implement.ts'

/** Also before anything is in the cart: a link with a code may be the first thing a visitor opens. */
export const applyPromoCode = implement(
  routes.applyPromoCode,
  async (req, { input }) => {
    const cart = await findOrCreateCart(req, req.user ? req.web.cartKey : req.web.ensureCartKey())
    await putCodeIntoCart(req, cart.id, input.code)
    return presentCheckoutCart(await checkoutCart(req, cart.id, {}), req.language)
  },
  { rateLimit: { calls: 120, seconds: 600 } },
)

export const removePromoCode = implement(routes.removePromoCode, async (req) => {
  const cart = await findCart(req, req.web.cartKey)
  if (cart) await takeCodeOutOfCart(req, cart.id)
})
