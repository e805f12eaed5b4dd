import type { Emulator } from '../Emulator.ts'
import { StripeError } from '../http/StripeError.ts'
import { cardOf } from '../cards/createPaymentMethod.ts'
import { decideCardOutcome } from '../cards/decideCardOutcome.ts'
import type { Price, Subscription, SubscriptionItem } from '../state/objects.ts'
import { periodLines } from './beginPeriod.ts'
import { collectInvoice } from './collectInvoice.ts'
import { createInvoice, type Line } from './createInvoice.ts'
import { afterDiscounts, type DiscountAmount } from './discounts.ts'
import { nextBoundary } from './periods.ts'
import { cardForRenewal, changeSubscription, firstItem, planOf } from './subscriptionParts.ts'

type Proration = 'none' | 'always_invoice' | 'create_prorations'

interface Switch {
  price: Price
  proration: Proration
  /** The moment from which the old period counts as unused. */
  at: number
}

/**
 * Nothing is owed during a trial. A different interval starts a new period, billed less the unused part of the old one. With
 * the same interval the difference is billed only for `always_invoice`.
 */
export function switchPrice(
  emulator: Emulator,
  subscription: Subscription,
  change: Switch,
  paymentBehavior?: string,
): void {
  const { price } = change
  if (isRunning(subscription) && paymentBehavior === 'error_if_incomplete') requireCard(emulator, subscription)
  const lines = switchLines(emulator, subscription, change)
  if (isRunning(subscription) && !sameInterval(firstItem(subscription).price, price)) {
    const { start, end } = newPeriod(emulator, price)
    const items = withPrice(subscription, price, { current_period_start: start, current_period_end: end })
    const cancelAt = subscription.cancel_at_period_end ? end : subscription.cancel_at
    changeSubscription(emulator, subscription, { items, billing_cycle_anchor: start, cancel_at: cancelAt })
  } else changeSubscription(emulator, subscription, { items: withPrice(subscription, price, {}) })
  if (lines) collectInvoice(emulator, createInvoice(emulator, subscription, 'subscription_update', lines))
}

/** What a change of the price bills now; null when that is nothing. */
export function switchLines(
  emulator: Emulator,
  subscription: Subscription,
  { price, proration, at }: Switch,
): Line[] | null {
  if (!isRunning(subscription)) return null
  const old = firstItem(subscription)
  if (!sameInterval(old.price, price)) {
    const { start, end } = newPeriod(emulator, price)
    const items = withPrice(subscription, price, { current_period_start: start, current_period_end: end })
    const credit = proration === 'none' ? [] : [creditLine(emulator, subscription, at)]
    return [...credit, ...periodLines(emulator, { ...subscription, items })]
  }
  if (proration !== 'always_invoice') return null
  const rest = Math.round(
    afterDiscounts(emulator, subscription, price.unit_amount * old.quantity) * unusedShare(old, at),
  )
  return [
    creditLine(emulator, subscription, at),
    {
      amount: rest,
      description: 'Remaining time on new price',
      price,
      period: { start: at, end: old.current_period_end },
      proration: true,
    },
  ]
}

const isRunning = ({ status }: Subscription): boolean => status === 'active' || status === 'past_due'

function newPeriod(emulator: Emulator, { recurring }: Price): { start: number; end: number } {
  const start = emulator.clock.now()
  return { start, end: nextBoundary(start, recurring ?? neverWithoutInterval(), start) }
}

function withPrice(subscription: Subscription, price: Price, period: Partial<SubscriptionItem>): Subscription['items'] {
  const data = subscription.items.data.map((item, index) =>
    index === 0 ? { ...item, ...period, price: structuredClone(price), plan: planOf(price) } : item,
  )
  return { ...subscription.items, data }
}

/** As with flexible billing, what is given back is part of what was charged, so a discount is not given back. */
function creditLine(emulator: Emulator, subscription: Subscription, at: number): Line {
  const old = firstItem(subscription)
  return {
    amount: -Math.round(chargedFor(emulator, subscription) * unusedShare(old, at)),
    description: 'Unused time on previous price',
    price: old.price,
    period: { start: at, end: old.current_period_end },
    proration: true,
  }
}

function chargedFor(emulator: Emulator, subscription: Subscription): number {
  const { price, quantity, current_period_start: start } = firstItem(subscription)
  const lines = emulator.store
    .list('invoice')
    .filter(({ parent, status }) => parent?.subscription_details?.subscription === subscription.id && status !== 'void')
    .flatMap((invoice) => invoice.lines.data)
  const line = lines.findLast(({ period, subtotal }) => period.start === start && Number(subtotal) > 0)
  if (!line) return price.unit_amount * quantity
  const taken = line.discount_amounts as DiscountAmount[]
  return taken.reduce((left, { amount }) => left - amount, line.amount)
}

function unusedShare(item: SubscriptionItem, now: number): number {
  const whole = item.current_period_end - item.current_period_start
  return whole > 0 ? Math.max(0, item.current_period_end - now) / whole : 0
}

function sameInterval(a: Price, b: Price): boolean {
  return a.recurring?.interval === b.recurring?.interval && a.recurring?.interval_count === b.recurring?.interval_count
}

function requireCard(emulator: Emulator, subscription: Subscription): void {
  const card = cardForRenewal(emulator, subscription)
  const outcome =
    card && decideCardOutcome(cardOf(emulator, card), { purpose: 'charge', authenticated: false, offSession: true })
  if (outcome?.kind !== 'declined') return
  const { code, declineCode, message } = outcome.decline
  throw new StripeError(402, { type: 'card_error', code, decline_code: declineCode, message })
}

function neverWithoutInterval(): never {
  throw new Error('A subscription needs a recurring price')
}
