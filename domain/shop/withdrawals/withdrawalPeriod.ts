import { DAY_MS } from '#contracts/shared/dayMs.ts'
import { hasWithdrawal } from '#contracts/shop/markets.ts'
import type { FulfilmentState, PaymentState } from '#contracts/shop/orders.ts'
import { isPaid } from '../orders/mayCancel.ts'

/** Directive 2011/83/EU, article 9(1). */
const PERIOD_DAYS = 14
/** Nobody reports most deliveries. Article 18(1) gives a seller 30 days, so a parcel counts as delivered by then. */
const ASSUMED_TRANSIT_DAYS = 30
/** The last hour of a day anywhere on earth. */
const LAST_HOUR_MS = 12 * 3_600_000

export type WithdrawalFacts = {
  country: string | null
  payment: PaymentState
  fulfilment: FulfilmentState
  cancelRequestedAt: Date | null
  shippedAt: Date | null
  /** Null until somebody reports it. */
  deliveredAt: Date | null
}

/**
 * The day of the delivery doesn't count, and a period that would end on a weekend ends on Monday (Regulation 1182/71,
 * article 3). @returns null while the goods are on their way to be sent: the period hasn't begun.
 */
export function withdrawalEndsAt({ fulfilment, shippedAt, deliveredAt }: WithdrawalFacts): Date | null {
  const hasAllShipped = fulfilment === 'shipped' || fulfilment === 'delivered'
  const assumed = hasAllShipped && shippedAt ? new Date(shippedAt.getTime() + ASSUMED_TRANSIT_DAYS * DAY_MS) : null
  const delivered = deliveredAt ?? assumed
  return delivered && endOfPeriod(delivered)
}

/** Of 14 days that begin with the delivery, or with a contract about a service. */
export const endOfPeriod = (start: Date): Date => endOfDay(toWorkday(new Date(start.getTime() + PERIOD_DAYS * DAY_MS)))

const isWeekend = (date: Date): boolean => [0, 6].includes(date.getUTCDay())
const toWorkday = (date: Date): Date => (isWeekend(date) ? toWorkday(new Date(date.getTime() + DAY_MS)) : date)
const endOfDay = (date: Date): Date => new Date(Math.floor(date.getTime() / DAY_MS + 1) * DAY_MS + LAST_HOUR_MS)

type WithdrawalRefusal = 'not_offered' | 'no_contract' | 'expired'

/** @returns why an order can't be withdrawn from, or null. */
export function withdrawalRefusal(order: WithdrawalFacts, now: Date): WithdrawalRefusal | null {
  if (order.country === null || !hasWithdrawal(order.country)) return 'not_offered'
  const isOver = order.fulfilment === 'cancelled' || order.cancelRequestedAt !== null
  if (!isPaid(order.payment) || isOver) return 'no_contract'
  const end = withdrawalEndsAt(order)
  return end !== null && now >= end ? 'expired' : null
}
