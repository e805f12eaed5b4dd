import type { Store } from '../Store.ts'
import type { Order, OrderItem, Shipment } from './Order.ts'

const PACKING_MS = 3_600_000

export function buildShipment(store: Store, order: Order, items: OrderItem[], now: number): Shipment {
  const id = store.nextId('shipment')
  const code = `SC${String(id).padStart(10, '0')}US`
  return {
    id,
    orderId: order.id,
    orderReference: order.orderReference,
    externalOrderReference: order.externalOrderReference,
    orderItemReferences: items.map((item) => item.orderItemReference),
    externalOrderItemReferences: items.flatMap((item) => item.externalOrderItemReference ?? []),
    shipping: { address: order.shipping.address, type: order.shipping.type, price: order.shipping.price },
    tracking: [{ code, url: `https://tracking.example.com/parcels/${code}` }],
    closedDate: new Date(now - PACKING_MS).toISOString(),
    sentDate: new Date(now).toISOString(),
  }
}
