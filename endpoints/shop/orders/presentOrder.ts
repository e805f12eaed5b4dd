import { type Cents, centsToAmount } from '#contracts/shared/money.ts'
import { eventInEnglish } from '#contracts/shop/orderEvents.ts'
import type { Order } from '#contracts/shop/orders.ts'
import { estimateOrder } from '#domain/shop/orders/estimateOrder.ts'
import { claimLineState, isClaimable } from '#domain/shop/claims/claimLineState.ts'
import { mayClaim } from '#domain/shop/claims/claimWindow.ts'
import { deliveryAddress } from '#domain/shop/orders/deliveryAddress.ts'
import { paidForLine } from '#domain/shop/orders/lineCost.ts'
import { mayCancel } from '#domain/shop/orders/mayCancel.ts'
import { mayChange } from '#domain/shop/orders/mayChange.ts'
import { orderSteps } from '#domain/shop/orders/orderSteps.ts'
import type { StoredOrder } from '#domain/shop/orders/readOrder.ts'
import { isFullyRefunded } from '#domain/shop/payments/isFullyRefunded.ts'
import type { Req } from '#domain/platform/Req.ts'
import { withdrawableLines } from '#domain/shop/withdrawals/withdrawableLines.ts'
import { withdrawalEndsAt, withdrawalRefusal } from '#domain/shop/withdrawals/withdrawalPeriod.ts'
import { presentSummary } from '../cart/presentCart.ts'

export function presentOrder({ now }: Req, order: StoredOrder): Order {
  const canCancel = mayCancel(order)
  const { confirmAfter } = order
  const lines = presentLines(order, now)
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
    ...deliveryOf(order),
    parcels: order.parcels.map(({ lineIds, tracking }) => ({ lineIds, tracking })),
    canCancel,
    cancelRefund: canCancel ? centsToAmount(restOf(order)) : null,
    ...(canCancel && confirmAfter && confirmAfter > now && { cancelUntil: confirmAfter.toISOString() }),
    refunded: centsToAmount(order.refundedCents),
    refundPending: centsToAmount(order.openRefundCents),
    isFullyRefunded: isFullyRefunded({ totalCents: order.totalCents, restCents: restOf(order) }),
    ...(order.replacedBy !== null && { replacedBy: order.replacedBy }),
    ...(order.addressProblem !== null && { addressProblem: order.addressProblem }),
    canChange: mayChange(order),
    isReplacement: order.isReplacement,
    hasInvoice: order.payment !== 'pending' && order.payment !== 'failed' && !order.isReplacement,
    canClaim: lines.some(({ canClaim }) => canClaim),
    claimCount: order.claimCount,
    creditNotes: order.creditNotes.map(({ number, at, cents }) => ({
      number,
      at: new Date(at).toISOString(),
      amount: centsToAmount(cents),
    })),
    lines,
    ...withdrawalOf(order, now),
    ...termsOf(order),
    steps: orderSteps({ ...order, isPrinted: order.lines.some(({ maker }) => maker === 'print') }).map(
      ({ at, ...step }) => ({ ...step, at: at?.toISOString() ?? null }),
    ),
    timeline: order.timeline.map(({ at, ...event }) => ({
      at: new Date(at).toISOString(),
      ...event,
      what: eventInEnglish(event),
    })),
  }
}

/** What can still be refunded. */
const restOf = ({ totalCents, refundedCents, openRefundCents }: StoredOrder): Cents =>
  Math.max(0, totalCents - refundedCents - openRefundCents)

function presentLines(order: StoredOrder, now: Date): Order['lines'] {
  const isInTime = mayClaim(order, now)
  const left = withdrawableLines(order.lines, order.withdrawn)
  const isWithdrawn = (line: StoredOrder['lines'][number]) => !left.some(({ id }) => id === line.id)
  const isOneOfMany = order.lines.filter(({ isCancelled }) => !isCancelled).length > 1
  return order.lines.map((line) => ({
    id: line.id,
    title: line.title,
    size: line.size,
    color: line.color,
    quantity: line.quantity,
    imageUrl: line.imageUrl,
    isOwn: line.maker === 'own',
    isCancelled: line.isCancelled,
    printState: line.printState,
    ...(line.replacedBy !== null && { replacedBy: line.replacedBy }),
    ...(line.articlePath !== null && line.articlePath !== '' && { articlePath: line.articlePath }),
    unitPrice: centsToAmount(line.unitPriceCents),
    lineTotal: centsToAmount(line.lineTotalCents),
    canClaim: isInTime && isClaimable(claimLineState({ ...line, isWithdrawn: isWithdrawn(line) }, order)),
    cancelRefund:
      isOneOfMany && !line.isCancelled && mayChange(order)
        ? centsToAmount(Math.min(paidForLine(line).cents, restOf(order)))
        : null,
  }))
}

function deliveryOf(order: StoredOrder): Pick<Order, 'delivery' | 'ownDelivery'> {
  const country = deliveryAddress(order.shippingAddress)?.country ?? null
  const { printed, own } = estimateOrder({ ...order, country })
  return { delivery: printed, ...(own && { ownDelivery: own }) }
}

function withdrawalOf(order: StoredOrder, now: Date): Pick<Order, 'withdrawal'> {
  const submittedAt = order.withdrawnAt?.toISOString() ?? null
  const isComplete = withdrawableLines(order.lines, order.withdrawn).length === 0
  const facts = { ...order, country: deliveryAddress(order.shippingAddress)?.country ?? null }
  const isOver = isComplete || withdrawalRefusal(facts, now) !== null
  if (isOver) return submittedAt === null ? {} : { withdrawal: { submittedAt, isComplete: true, until: null } }
  const until = withdrawalEndsAt(facts)?.toISOString() ?? null
  return { withdrawal: { submittedAt, isComplete: false, until } }
}

const termsOf = ({ termsHash, termsAcceptedAt }: StoredOrder): Pick<Order, 'terms'> =>
  termsHash && termsAcceptedAt ? { terms: { hash: termsHash, acceptedAt: termsAcceptedAt.toISOString() } } : {}
