import type { Payload, TypedUser } from 'payload'
import { itemLabel } from '#contracts/shop/itemLabel.ts'
import { poolOf } from '#database/poolOf.ts'
import { readOwnGoodsCost } from '#domain/shop/orders/ownGoodsCost.ts'
import type { Order, OrderLine } from '../../../../payload-types.ts'

/** Reads what the decisions about an order need, with the rights of the employee. */
export async function readOrderFacts(payload: Payload, user: TypedUser, order: Order) {
  const of = { where: { order: { equals: order.id } }, limit: 500, depth: 0, user, overrideAccess: false } as const
  const [lines, problems, refunds, replaced, ownCents] = await Promise.all([
    payload.find({ collection: 'order-lines', sort: 'position', ...of }),
    payload.find({ collection: 'order-problems', sort: 'id', ...of }),
    payload.find({ collection: 'refunds', sort: 'id', ...of }),
    payload.find({
      collection: 'order-lines',
      ...of,
      where: { 'order.replaces': { equals: order.id }, 'order.fulfilment': { not_equals: 'cancelled' } },
    }),
    readOwnGoodsCost(poolOf(payload), order.id),
  ])
  const openCents = refunds.docs
    .filter(({ status }) => status === 'requested' || status === 'pending')
    .reduce((sum, { amountCents }) => sum + amountCents, 0)
  return {
    lines: lines.docs,
    problems: problems.docs,
    openProblems: problems.docs.filter(({ isOpen }) => isOpen),
    refunds: refunds.docs,
    ownCents,
    restCents: order.totalCents - order.refundedCents - openCents,
    unsettled: unsettledLines(order, lines.docs, replaced.docs),
  }
}

export type OrderFacts = Awaited<ReturnType<typeof readOrderFacts>>

/** Lines that the print provider canceled and that were neither refunded nor printed again. */
const unsettledLines = ({ fulfilment }: Order, lines: OrderLine[], replaced: OrderLine[]) =>
  lines
    .filter(({ printState, cancelledAt }) => printState === 'cancelled' && !cancelledAt && fulfilment !== 'cancelled')
    .filter(({ position }) => !replaced.some((line) => line.position === position))
    .map((line) => ({ id: line.id, label: itemLabel(line) }))
