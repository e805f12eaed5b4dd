import * as routes from '#contracts/routes/shop/cart.ts'
import * as suggestion from '#contracts/routes/shop/cartSuggestion.ts'
import { showCartLines } from '#domain/shop/cart/cartLines.ts'
import { findAlternatives } from '#domain/shop/cart/findAlternatives.ts'
import { createGuestCart } from '#domain/shop/cart/createGuestCart.ts'
import { addVariantToCart, changeQuantity, clearCart, removeFromCart } from '#domain/shop/cart/changeCart.ts'
import { findCart, findOrCreateCart } from '#domain/shop/cart/findCart.ts'
import { suggestToFreeShipping } from '#domain/shop/cart/suggestToFreeShipping.ts'
import { checkoutCart } from '#domain/shop/checkout/checkoutCart.ts'
import type { HttpReq } from '../../authorize.ts'
import { implement } from '../../implement.ts'
import { presentCartItem, presentCheckoutCart, presentItems } from './presentCart.ts'

const cartIdOf = async (req: HttpReq) => (await findCart(req, req.web.cartKey))?.id ?? null

export const readCart = implement(routes.readCart, async (req) => {
  const cartId = await cartIdOf(req)
  if (cartId === null) return []
  const lines = await showCartLines(req.pool, cartId)
  return presentItems(lines, await findAlternatives(req.pool, lines))
})

export const addCartItem = implement(routes.addCartItem, async (req, { input }) => {
  const { merchandiseVariantId, quantity } = input
  const isNewGuest = req.user === null && req.web.cartKey === null
  const key = req.user ? req.web.cartKey : req.web.ensureCartKey()
  const first = isNewGuest && key ? await createGuestCart(req.pool, key, merchandiseVariantId, quantity, req.now) : null
  if (first) return presentCartItem(first)
  const cart = await findOrCreateCart(req, key)
  return presentCartItem(await addVariantToCart(req, cart.id, merchandiseVariantId, quantity))
})

export const changeCartItem = implement(routes.changeCartItem, async (req, { params: { id }, input }) =>
  presentCartItem(await changeQuantity(req, await cartIdOf(req), id, input.quantity)),
)

export const removeCartItem = implement(routes.removeCartItem, async (req, { params: { id } }) => {
  await removeFromCart(req, await cartIdOf(req), id)
})

export const emptyCart = implement(routes.emptyCart, async (req) => {
  const cartId = await cartIdOf(req)
  if (cartId !== null) await clearCart(req, cartId)
})

export const readCheckoutCart = implement(routes.readCheckoutCart, async (req, { query }) =>
  presentCheckoutCart(await checkoutCart(req, await cartIdOf(req), query), req.language),
)

export const readCartSuggestion = implement(suggestion.readCartSuggestion, async (req) => ({
  item: await suggestToFreeShipping(req, await cartIdOf(req)),
}))
