import * as routes from '#contracts/routes/orders.ts'
import { centsToAmount } from '#contracts/money.ts'
import { type Order } from '#contracts/orders.ts'
import { findCart } from '#domain/cart/findCart.ts'
import { estimateDelivery } from '#domain/checkout/estimateDelivery.ts'
import { cancelAsBuyer } from '#domain/orders/cancelOrder.ts'
import { deliveryAddress } from '#domain/orders/deliveryAddress.ts'
import { mayCancel } from '#domain/orders/mayCancel.ts'
import { listOrders, type Proof, readOrder, type StoredOrder } from '#domain/orders/readOrder.ts'
import { withdrawalEndsAt, withdrawalRefusal } from '#domain/withdrawals/withdrawalPeriod.ts'
import { settleOpenPayment } from '#domain/payments/settleOpenPayment.ts'
import { presentSummary } from '../cart/presentCart.ts'
import type { Req } from '#domain/Req.ts'
import type { HttpReq } from '../authorize.ts'
import { implement } from '../implement.ts'

/** The page a buyer returns to calls this. An open payment is read from the card provider; URLs prove nothing. */
export const readOneOrder = implement(routes.readOneOrder, async (req, { params, query }) => {
  const proof = await proofOf(req, query.key)
  const order = await readOrder(req, params.reference, proof)
  const settled = await settleOpenPayment(req, order)
  return presentOrder(req, settled ? await readOrder(req, params.reference, proof) : order)
})

/** A buyer cancels their order, with the same proof as for reading it. */
export const cancelOwnOrder = implement(routes.cancelOwnOrder, async (req, { params, query }) => {
  const proof = await proofOf(req, query.key)
  const order = await readOrder(req, params.reference, proof)
  await cancelAsBuyer(req, order.id)
  return presentOrder(req, await readOrder(req, params.reference, proof))
})

export const readOrders = implement(routes.readOrders, async (req) =>
  (await listOrders(req)).map((order) => presentOrder(req, order)),
)

export async function proofOf(req: HttpReq, key: string | undefined): Promise<Proof> {
  const cart = await findCart(req, req.web.cartKey)
  return { cartId: cart?.id ?? null, key: key ?? null }
}

function presentOrder({ now }: Req, order: StoredOrder): Order {
  const canCancel = mayCancel(order)
  const { confirmAfter } = order
  return {
    reference: order.reference,
    createdAt: order.createdAt.toISOString(),
    payment: order.payment,
    fulfilment: order.fulfilment,
    email: order.email,
    shippingAddress: deliveryAddress(order.shippingAddress),
    shippingMethod: order.shippingMethod,
    summary: presentSummary({
      ...order,
      code: order.code === null ? null : { code: order.code, cents: order.codeCents },
      gift: order.giftLastFour === null ? null : { lastFour: order.giftLastFour, cents: order.giftCents },
    }),
    delivery: deliveryOf(order),
    tracking: order.tracking ?? [],
    canCancel,
    ...(canCancel && confirmAfter && confirmAfter > now && { cancelUntil: confirmAfter.toISOString() }),
    refunded: centsToAmount(order.refundedCents),
    lines: order.lines.map(({ unitPriceCents, lineTotalCents, ...line }) => ({
      ...line,
      unitPrice: centsToAmount(unitPriceCents),
      lineTotal: centsToAmount(lineTotalCents),
    })),
    ...withdrawalOf(order, now),
    ...termsOf(order),
    timeline: order.timeline.map(({ at, what }) => ({ at: new Date(at).toISOString(), what })),
  }
}

function deliveryOf({ shippingAddress, shippingMethod, paidAt, createdAt }: StoredOrder): Order['delivery'] {
  const country = deliveryAddress(shippingAddress)?.country
  return country ? estimateDelivery({ country, method: shippingMethod, now: paidAt ?? createdAt }) : null
}

function withdrawalOf(order: StoredOrder, now: Date): Pick<Order, 'withdrawal'> {
  const { withdrawnAt } = order
  if (withdrawnAt) return { withdrawal: { submittedAt: withdrawnAt.toISOString(), until: null } }
  const facts = { ...order, country: deliveryAddress(order.shippingAddress)?.country ?? null }
  if (withdrawalRefusal(facts, now) !== null) return {}
  return { withdrawal: { submittedAt: null, until: withdrawalEndsAt(facts)?.toISOString() ?? null } }
}

const termsOf = ({ termsHash, termsAcceptedAt }: StoredOrder): Pick<Order, 'terms'> =>
  termsHash && termsAcceptedAt ? { terms: { hash: termsHash, acceptedAt: termsAcceptedAt.toISOString() } } : {}
