import { z } from 'zod'
import { centsToAmount } from '#contracts/money.ts'
import { type Order, orderListSchema, orderSchema } from '#contracts/orders.ts'
import { findCart } from '#domain/cart/findCart.ts'
import { listOrders, readOrder, type StoredOrder } from '#domain/orders/readOrder.ts'
import { settleOpenPayment } from '#domain/payments/settleOpenPayment.ts'
import { presentSummary } from '../cart/presentCart.ts'
import { defineEndpoint } from '../defineEndpoint.ts'

/** The page a buyer returns to asks here; an open payment is looked up at the card provider, never believed from an address. */
export const readOneOrder = defineEndpoint({
  method: 'GET',
  path: '/orders/:reference',
  who: 'everyone',
  params: z.object({ reference: z.string().max(40) }),
  query: z.object({ key: z.string().max(100).optional() }),
  output: orderSchema,
  run: async (req, { params, query }) => {
    const cart = await findCart(req, req.web.cartKey)
    const proof = { cartId: cart?.id ?? null, key: query.key ?? null }
    const order = await readOrder(req, params.reference, proof)
    const settled = await settleOpenPayment(req, order)
    return presentOrder(settled ? await readOrder(req, params.reference, proof) : order)
  },
})

export const readOrders = defineEndpoint({
  method: 'GET',
  path: '/orders',
  who: 'signedIn',
  output: orderListSchema,
  run: async (req) => (await listOrders(req)).map(presentOrder),
})

function presentOrder(order: StoredOrder): Order {
  return {
    reference: order.reference,
    createdAt: order.createdAt.toISOString(),
    payment: order.payment,
    fulfilment: order.fulfilment,
    email: order.email,
    shippingMethod: order.shippingMethod,
    summary: presentSummary(order),
    tracking: order.tracking ?? [],
    lines: order.lines.map(({ unitPriceCents, lineTotalCents, ...line }) => ({
      ...line,
      unitPrice: centsToAmount(unitPriceCents),
      lineTotal: centsToAmount(lineTotalCents),
    })),
    timeline: order.timeline.map(({ at, what }) => ({ at: new Date(at).toISOString(), what })),
  }
}
