import { Router } from 'express'
import type { Emulator } from '../Emulator.ts'
import { buildShipment } from '../orders/buildShipment.ts'
import { presentOrder } from '../orders/presentOrder.ts'
import { serve } from '../serve.ts'
import { withOrder } from './orderRoutes.ts'

/** Staging's simulated events: partly invented content, and the order does not change. */
export function simulateRoutes(emulator: Emulator): Router {
  return Router()
    .post('/orders/:orderId/simulate/order-cancelled', serve(emulator, rehearseOrder('Order.cancelled', 'CANCELLED')))
    .post('/orders/:orderId/simulate/order-processed', serve(emulator, rehearseOrder('Order.processed', 'PROCESSED')))
    .post('/orders/:orderId/simulate/shipment-sent', serve(emulator, rehearseShipment))
}

function rehearseOrder(eventType: 'Order.cancelled' | 'Order.processed', state: 'CANCELLED' | 'PROCESSED') {
  return withOrder((order, { webhooks }) => {
    webhooks.enqueue(eventType, { order: { ...presentOrder(order), state } })
    return { status: 200 }
  })
}

const rehearseShipment = withOrder((order, { store, webhooks }) => {
  webhooks.enqueue('Shipment.sent', { shipment: buildShipment(store, order, order.orderItems, Date.now()) })
  return { status: 200 }
})
