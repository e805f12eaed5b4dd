import { z } from 'zod'
import {
  addCartItemInput,
  cartItemSchema,
  cartSchema,
  changeCartItemInput,
  checkoutCartQuery,
  checkoutCartSchema,
} from '#contracts/cart.ts'
import { rowIdSchema } from '#contracts/ids.ts'
import { showCartLines } from '#domain/cart/cartLines.ts'
import { beginCart } from '#domain/cart/beginCart.ts'
import { addVariantToCart, changeQuantity, clearCart, removeFromCart } from '#domain/cart/changeCart.ts'
import { findCart, findOrStartCart } from '#domain/cart/findCart.ts'
import { checkoutCart } from '#domain/checkout/checkoutCart.ts'
import type { Req } from '#domain/Req.ts'
import { defineEndpoint, type Web } from '../defineEndpoint.ts'
import { noContent } from '../Reply.ts'
import { presentCartItem, presentSummary } from './presentCart.ts'

const params = z.object({ id: rowIdSchema })

const cartIdOf = async (req: Req & { web: Web }) => (await findCart(req, req.web.cartKey))?.id ?? null

export const readCart = defineEndpoint({
  method: 'GET',
  path: '/cart',
  who: 'everyone',
  output: cartSchema,
  run: async (req) => {
    const cartId = await cartIdOf(req)
    return cartId === null ? [] : (await showCartLines(req.pool, cartId)).map(presentCartItem)
  },
})

export const addCartItem = defineEndpoint({
  method: 'POST',
  path: '/cart',
  who: 'everyone',
  input: addCartItemInput,
  output: cartItemSchema,
  status: 201,
  run: async (req, { input }) => {
    const { merchandiseVariantId, quantity } = input
    const isNewGuest = req.user === null && req.web.cartKey === null
    const key = req.user ? req.web.cartKey : req.web.ensureCartKey()
    const first = isNewGuest && key ? await beginCart(req.pool, key, merchandiseVariantId, quantity) : null
    if (first) return presentCartItem(first)
    const cart = await findOrStartCart(req, key)
    return presentCartItem(await addVariantToCart(req, cart.id, merchandiseVariantId, quantity))
  },
})

export const changeCartItem = defineEndpoint({
  method: 'PUT',
  path: '/cart/:id',
  who: 'everyone',
  params,
  input: changeCartItemInput,
  output: cartItemSchema,
  run: async (req, { params: { id }, input }) =>
    presentCartItem(await changeQuantity(req, await cartIdOf(req), id, input.quantity)),
})

export const removeCartItem = defineEndpoint({
  method: 'DELETE',
  path: '/cart/:id',
  who: 'everyone',
  params,
  run: async (req, { params: { id } }) => {
    await removeFromCart(req, await cartIdOf(req), id)
    return noContent()
  },
})

export const emptyCart = defineEndpoint({
  method: 'DELETE',
  path: '/cart',
  who: 'everyone',
  run: async (req) => {
    const cartId = await cartIdOf(req)
    if (cartId !== null) await clearCart(req, cartId)
    return noContent()
  },
})

export const readCheckoutCart = defineEndpoint({
  method: 'GET',
  path: '/cart/checkout',
  who: 'everyone',
  query: checkoutCartQuery,
  output: checkoutCartSchema,
  run: async (req, { query }) => {
    const { lines, prices } = await checkoutCart(req, await cartIdOf(req), query)
    return { items: lines.map(presentCartItem), summary: presentSummary(prices) }
  },
})
