import * as routes from '#contracts/routes/shop/orders.ts'
import { findOrCreateCart } from '#domain/shop/cart/findCart.ts'
import { correctAsBuyer } from '#domain/shop/fulfilment/correctAddress.ts'
import { buyAgain as addToCart } from '#domain/shop/orders/buyAgain.ts'
import { cancelLine } from '#domain/shop/orders/cancelLine.ts'
import { cancelAsBuyer } from '#domain/shop/orders/cancelOrder.ts'
import { changeAddress } from '#domain/shop/orders/changeAddress.ts'
import { mailOrderLink } from '#domain/shop/orders/mailOrderLink.ts'
import { readOrder } from '#domain/shop/orders/readOrder.ts'
import { resendAsBuyer } from '#domain/shop/orders/resendConfirmation.ts'
import { answer } from '../../answer.ts'
import { implement } from '../../implement.ts'
import { presentOrder } from './presentOrder.ts'
import { proofOf } from './proofOf.ts'

/** Its buyer calls an order off, with the same proof as for reading it. */
export const cancelOwnOrder = implement(routes.cancelOwnOrder, async (req, { params, query }) => {
  const proof = await proofOf(req, query.key)
  const order = await readOrder(req, params.reference, proof)
  await cancelAsBuyer(req, order.id)
  return presentOrder(req, await readOrder(req, params.reference, proof))
})

export const findOrder = implement(
  routes.findOrder,
  async (req, { input }) => {
    await mailOrderLink(req, input)
    return answer(req, 'If we have that order, we’ve sent an email with a link to it.')
  },
  { rateLimit: { calls: 60, seconds: 3600 } },
)

export const changeOrderAddress = implement(
  routes.changeOrderAddress,
  async (req, { params, query, input }) => {
    const proof = await proofOf(req, query.key)
    const order = await readOrder(req, params.reference, proof)
    await (order.addressProblem === null ? changeAddress : correctAsBuyer)(req, order.id, input)
    return presentOrder(req, await readOrder(req, params.reference, proof))
  },
  { rateLimit: { calls: 20, seconds: 3600 } },
)

export const cancelOwnLine = implement(routes.cancelOwnLine, async (req, { params, query }) => {
  const proof = await proofOf(req, query.key)
  const order = await readOrder(req, params.reference, proof)
  await cancelLine(req, order.id, params.line)
  return presentOrder(req, await readOrder(req, params.reference, proof))
})

export const resendOwnConfirmation = implement(
  routes.resendOwnConfirmation,
  async (req, { params, query }) => {
    const order = await readOrder(req, params.reference, await proofOf(req, query.key))
    await resendAsBuyer(req, order.id)
  },
  { rateLimit: { calls: 60, seconds: 3600 } },
)

export const buyAgain = implement(
  routes.buyAgain,
  async (req, { params, query }) => {
    const order = await readOrder(req, params.reference, await proofOf(req, query.key))
    const cart = await findOrCreateCart(req, req.user ? req.web.cartKey : req.web.ensureCartKey())
    return addToCart(req, order.id, cart.id)
  },
  { rateLimit: { calls: 20, seconds: 600 } },
)
