import * as routes from '#contracts/routes/shop/giftCards.ts'
import { findCart, findOrCreateCart } from '#domain/shop/cart/findCart.ts'
import { checkoutCart } from '#domain/shop/checkout/checkoutCart.ts'
import { putGiftCardIntoCart, storeGiftCard } from '#domain/shop/giftCards/changeCartGiftCard.ts'
import { presentCheckoutCart } from '../cart/presentCart.ts'
import { implement } from '../../implement.ts'

export const applyGiftCard = implement(
  routes.applyGiftCard,
  async (req, { input }) => {
    const cart = await findOrCreateCart(req, req.user ? req.web.cartKey : req.web.ensureCartKey())
    await putGiftCardIntoCart(req, cart.id, input.code)
    return presentCheckoutCart(await checkoutCart(req, cart.id, {}), req.language)
  },
  // Enough for typing errors; a code has 79 bits.
  { rateLimit: { calls: 20, seconds: 600 } },
)

export const removeGiftCard = implement(routes.removeGiftCard, async (req) => {
  const cart = await findCart(req, req.web.cartKey)
  if (cart) await storeGiftCard(req, cart.id, null)
})
