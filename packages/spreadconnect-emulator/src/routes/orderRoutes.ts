import { Router } from 'express'
import type { Answer, Handler } from '../Answer.ts'
import type { Emulator } from '../Emulator.ts'
import { buildOrder, priceShipping } from '../orders/buildOrder.ts'
import { cancelOrder, confirmOrder } from '../orders/moveOrder.ts'
import type { NewOrder } from '../orders/NewOrder.ts'
import type { Order } from '../orders/Order.ts'
import { presentOrder } from '../orders/presentOrder.ts'
import { findRejection } from '../orders/findRejection.ts'
import { shippingTypesTo } from '../orders/shippingTypes.ts'
import { readBody, type JsonObject } from '../readBody.ts'
import { serve } from '../serve.ts'

export function orderRoutes(emulator: Emulator): Router {
  return Router()
    .post('/orders', serve(emulator, createOrder))
    .get('/orders/:orderId', serve(emulator, withOrder(showOrder)))
    .put('/orders/:orderId', serve(emulator, withOrder(updateOrder)))
    .get('/orders/:orderId/shippingTypes', serve(emulator, withOrder(listShippingTypes)))
    .post('/orders/:orderId/shippingType', serve(emulator, withOrder(setShippingType)))
    .post('/orders/:orderId/confirm', serve(emulator, withOrder(confirm)))
    .post('/orders/:orderId/cancel', serve(emulator, withOrder(cancel)))
    .get('/orders/:orderId/shipments', serve(emulator, withOrder(listShipments)))
}

type OrderHandler = (order: Order, emulator: Emulator, body: JsonObject) => Answer

export function withOrder(handler: OrderHandler): Handler {
  return (emulator, req) => {
    const order = emulator.store.state.orders.find(({ id }) => String(id) === req.params.orderId)
    return order ? handler(order, emulator, readBody(req)) : { status: 404 }
  }
}

export function refused(status: number, orderId: number | null, reason: string): Answer {
  return { status, body: { orderId, reason } }
}

// The provider has no idempotency: the same externalOrderReference twice makes two orders.
const createOrder: Handler = ({ store }, req): Answer => {
  const body = readBody(req)
  const reason = findRejection(store.state, body)
  if (reason) return refused(422, null, reason)
  const order = buildOrder(store, store.nextId('order'), asNewOrder(body))
  if (body.state === 'CONFIRMED') confirmOrder(order, Date.now())
  store.state.orders.push(order)
  return { status: 201, body: presentOrder(order) }
}

const showOrder: OrderHandler = (order) => ({ status: 200, body: presentOrder(order) })

const updateOrder: OrderHandler = (order, { store }, body) => {
  if (order.state !== 'NEW') return refused(422, order.id, `An order in state ${order.state} cannot be updated`)
  const reason = findRejection(store.state, body)
  if (reason) return refused(422, order.id, reason)
  Object.assign(order, buildOrder(store, order.id, asNewOrder(body)))
  if (body.state === 'CONFIRMED') confirmOrder(order, Date.now())
  return { status: 200, body: presentOrder(order) }
}

const listShippingTypes: OrderHandler = (order) => ({
  status: 200,
  body: shippingTypesTo(order.shipping.address.country),
})

const setShippingType: OrderHandler = (order, _emulator, body) => {
  const type = shippingTypesTo(order.shipping.address.country).find(({ id }) => id === String(body.id))
  if (!type) return { status: 404 }
  if (order.state !== 'NEW')
    return refused(400, order.id, `The shipping type of an order in state ${order.state} is fixed`)
  priceShipping(order, type)
  return { status: 200 }
}

const confirm: OrderHandler = (order) => {
  if (order.state !== 'NEW') return refused(400, order.id, `An order in state ${order.state} cannot be confirmed`)
  if (!order.shipping.type) return refused(400, order.id, 'A shipping type must be set before the order is confirmed')
  confirmOrder(order, Date.now())
  return { status: 200 }
}

const cancel: OrderHandler = (order, emulator) => {
  if (order.state === 'PROCESSED') return refused(400, order.id, 'The order is already in production')
  if (order.state === 'CANCELLED') return refused(400, order.id, 'The order is already cancelled')
  cancelOrder(emulator, order)
  return { status: 200 }
}

const listShipments: OrderHandler = (order) => ({ status: 200, body: order.shipments })

function asNewOrder(body: JsonObject): NewOrder {
  return body as NewOrder
}
