import type { Emulator } from '../Emulator.ts'
import { changeObject, type PreviousAttributes } from '../state/changeObject.ts'
import { newId } from '../state/newId.ts'
import type { Customer, Metadata, PaymentMethod, Price, Subscription, SubscriptionItem } from '../state/objects.ts'
import { emitUpdated } from '../webhooks/emitEvent.ts'

const OVER = ['canceled', 'incomplete_expired']

export function isOver(subscription: Subscription): boolean {
  return OVER.includes(subscription.status)
}

export function buildItem(
  subscription: string,
  price: Price,
  period: { start: number; end: number },
  given: { quantity?: number; metadata?: Metadata; created: number },
): SubscriptionItem {
  return {
    id: newId('si'),
    object: 'subscription_item',
    billing_thresholds: null,
    created: given.created,
    current_period_end: period.end,
    current_period_start: period.start,
    current_trial: null,
    discounts: [],
    metadata: given.metadata ?? {},
    plan: planOf(price),
    price: structuredClone(price),
    quantity: given.quantity ?? 1,
    subscription,
    tax_rates: [],
  }
}

export function planOf(price: Price): Record<string, unknown> {
  return {
    id: price.id,
    object: 'plan',
    active: price.active,
    amount: price.unit_amount,
    amount_decimal: String(price.unit_amount),
    billing_scheme: 'per_unit',
    created: price.created,
    currency: price.currency,
    interval: price.recurring?.interval,
    interval_count: price.recurring?.interval_count,
    livemode: false,
    metadata: price.metadata,
    meter: null,
    nickname: price.nickname,
    product: price.product,
    tiers_mode: null,
    transform_usage: null,
    trial_period_days: null,
    usage_type: 'licensed',
  }
}

export function customerOf(emulator: Emulator, holder: { customer: string }): Customer {
  const customer = emulator.store.find('customer', holder.customer)
  if (!customer) throw new Error(`No customer ${holder.customer}`)
  return customer
}

export function cardForRenewal(emulator: Emulator, subscription: Subscription): PaymentMethod | undefined {
  const id =
    subscription.default_payment_method ?? customerOf(emulator, subscription).invoice_settings?.default_payment_method
  return id ? emulator.store.find('payment_method', id) : undefined
}

export function firstItem(subscription: Subscription): SubscriptionItem {
  const item = subscription.items.data[0]
  if (!item) throw new Error(`Subscription ${subscription.id} has no item`)
  return item
}

export function withPeriod(subscription: Subscription, start: number, end: number): Subscription['items'] {
  const data = subscription.items.data.map((item) => ({
    ...item,
    current_period_start: start,
    current_period_end: end,
  }))
  return { ...subscription.items, data }
}

export function changeSubscription(
  emulator: Emulator,
  subscription: Subscription,
  patch: Partial<Subscription>,
): PreviousAttributes {
  const previous = changeObject(emulator, subscription, patch)
  emitUpdated(emulator, 'customer.subscription.updated', subscription, previous)
  return previous
}
