import type { Emulator } from '../Emulator.ts'
import { buildShipment } from './buildShipment.ts'
import type { Order, OrderItem } from './Order.ts'
import { presentOrder } from './presentOrder.ts'

// Callers check that the order may make the move, and save afterwards.

export function confirmOrder(order: Order, now: number): void {
  order.state = 'CONFIRMED'
  order.confirmedAt = now
  setItems(unsentItems(order), 'CHECKED')
}

export function cancelOrder(emulator: Emulator, order: Order): void {
  order.state = 'CANCELLED'
  setItems(order.orderItems, 'CANCELLED')
  emulator.webhooks.enqueue('Order.cancelled', { order: presentOrder(order) })
}

/** Emits no event: the documents define one for whole orders only. */
export function cancelItems(order: Order, references: readonly number[]): void {
  const items = unsentItems(order).filter((item) => references.includes(item.orderItemReference))
  setItems(items, 'CANCELLED')
}

/** Every later call about the order answers 404. */
export function removeOrder(emulator: Emulator, order: Order): void {
  const { state } = emulator.store
  state.orders = state.orders.filter((one) => one !== order)
}

export function processOrder(emulator: Emulator, order: Order): void {
  order.state = 'PROCESSED'
  setItems(unsentItems(order), 'IN_PRODUCTION')
  emulator.webhooks.enqueue('Order.processed', { order: presentOrder(order) })
}

/** @param references all unsent items by default. */
export function shipOrder(emulator: Emulator, order: Order, now: number, references?: readonly number[]): void {
  const items = unsentItems(order).filter((item) => !references || references.includes(item.orderItemReference))
  const shipment = buildShipment(emulator.store, order, items, now)
  setItems(items, 'SENT')
  order.shipments.push(shipment)
  emulator.webhooks.enqueue('Shipment.sent', { shipment })
}

export function stopOrder(emulator: Emulator, order: Order, errorReason: string): void {
  setItems(unsentItems(order), 'PRODUCTION_ISSUE')
  emulator.webhooks.enqueue('Order.needs-action', { errorReason, order: presentOrder(order) })
}

export function unsentItems(order: Order): OrderItem[] {
  return order.orderItems.filter((item) => item.state !== 'SENT' && item.state !== 'CANCELLED')
}

function setItems(items: OrderItem[], state: OrderItem['state']): void {
  for (const item of items) item.state = state
}
