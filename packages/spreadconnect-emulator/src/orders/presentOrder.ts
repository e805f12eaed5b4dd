import type { Order } from './Order.ts'

export function presentOrder(order: Order): Omit<Order, 'confirmedAt' | 'shipments'> {
  const { confirmedAt: _confirmedAt, shipments: _shipments, ...shown } = order
  return shown
}
