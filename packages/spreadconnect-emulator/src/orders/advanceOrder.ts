import type { Emulator } from '../Emulator.ts'
import type { JsonObject } from '../readBody.ts'
import {
  cancelItems,
  cancelOrder,
  confirmOrder,
  processOrder,
  removeOrder,
  shipOrder,
  stopOrder,
  unsentItems,
} from './moveOrder.ts'
import type { Order } from './Order.ts'

/**
 * Without `to` the order moves one step; `{orderItemReferences: [...]}` ships or cancels only those items.
 * @returns why it cannot move, or undefined.
 */
export function advanceOrder(emulator: Emulator, order: Order, body: JsonObject): string | undefined {
  const references = Array.isArray(body.orderItemReferences) ? body.orderItemReferences.map(Number) : undefined
  if (body.to === 'GONE') return void removeOrder(emulator, order)
  if (body.to === 'CANCELLED' && references) return void cancelItems(order, references)
  if (body.to === 'CANCELLED') return void cancelOrder(emulator, order)
  if (body.to === 'NEEDS_ACTION')
    return void stopOrder(emulator, order, typeof body.reason === 'string' ? body.reason : 'The print file is damaged')
  if (order.state === 'NEW') return void confirmOrder(order, Date.now())
  if (order.state === 'CONFIRMED') return void processOrder(emulator, order)
  if (order.state === 'CANCELLED') return 'the order is cancelled'
  if (unsentItems(order).length === 0) return 'everything is sent'
  return void shipOrder(emulator, order, Date.now(), references)
}
