import type { Emulator, Handler } from '../Emulator.ts'
import { cardOf } from '../cards/createPaymentMethod.ts'
import { decideCardOutcome } from '../cards/decideCardOutcome.ts'
import { StripeError, invalidRequest, missingParam } from '../http/StripeError.ts'
import { buildSetupIntent } from '../payments/buildSetupIntent.ts'
import { changeObject } from '../state/changeObject.ts'
import { demand, demandCustomer } from '../state/demand.ts'
import { mergeMetadata, type MetadataParam } from '../state/mergeMetadata.ts'
import { newId } from '../state/newId.ts'
import type { Customer, Price, Subscription } from '../state/objects.ts'
import { emitEvent } from '../webhooks/emitEvent.ts'
import { periodLines } from './beginPeriod.ts'
import { chargeInvoice } from './collectInvoice.ts'
import { createInvoice } from './createInvoice.ts'
import { DAY_SECONDS, nextBoundary } from './periods.ts'
import { refuseUnsupported } from './refuseUnsupported.ts'
import { buildItem, cardForRenewal, firstItem } from './subscriptionParts.ts'

export interface SubscriptionParams {
  cancel_at?: number | string
  cancel_at_period_end?: boolean
  customer?: string
  default_payment_method?: string
  description?: string
  items?: { price?: string; quantity?: number; metadata?: MetadataParam }[]
  metadata?: MetadataParam
  off_session?: boolean
  payment_behavior?: 'allow_incomplete' | 'default_incomplete' | 'error_if_incomplete' | 'pending_if_incomplete'
  payment_settings?: Record<string, unknown>
  trial_end?: 'now' | number
  trial_period_days?: number
  trial_settings?: { end_behavior?: { missing_payment_method?: string } }
}

const SUPPORTED = ['billing_mode', 'cancel_at', 'cancel_at_period_end', 'collection_method', 'currency', 'customer', 'default_payment_method', 'description', 'expand', 'items', 'metadata', 'off_session', 'payment_behavior', 'payment_settings', 'proration_behavior', 'trial_end', 'trial_from_plan', 'trial_period_days', 'trial_settings', 'automatic_tax']

export const createSubscription: Handler<SubscriptionParams> = (emulator, { params }) => {
  refuseUnsupported(params, SUPPORTED)
  if (!params.customer) throw missingParam('customer')
  const customer = demandCustomer(emulator, params.customer)
  const prices = demandPrices(emulator, params)
  demandOwnCard(emulator, customer, params.default_payment_method)
  const subscription = draftSubscription(emulator, customer, prices, params)
  const card = cardForRenewal(emulator, subscription)
  const isTrial = subscription.status === 'trialing'
  if (!isTrial && params.payment_behavior !== 'default_incomplete') demandChargeableCard(emulator, subscription, params)
  emulator.store.save<'subscription'>(subscription)
  changeObject(emulator, customer, { currency: subscription.currency })
  if (isTrial && !card) changeObject(emulator, subscription, { pending_setup_intent: askForCard(emulator, customer) })
  const invoice = createInvoice(emulator, subscription, 'subscription_create', periodLines(emulator, subscription, isTrial))
  if (!isTrial && invoice.status === 'paid') changeObject(emulator, subscription, { status: 'active' })
  emitEvent(emulator, 'customer.subscription.created', subscription)
  if (!isTrial && params.payment_behavior !== 'default_incomplete') chargeInvoice(emulator, invoice, card, params.off_session ?? false)
  return subscription
}

function draftSubscription(emulator: Emulator, customer: Customer, prices: Price[], params: SubscriptionParams): Subscription {
  const now = emulator.clock.now()
  const id = newId('sub')
  const trialEnd = trialEndOf(params, now)
  const end = trialEnd ?? nextBoundary(now, prices[0]?.recurring ?? neverWithoutPrice(), now)
  const items = prices.map((price, index) =>
    buildItem(id, price, { start: now, end }, { created: now, quantity: params.items?.[index]?.quantity, metadata: mergeMetadata({}, params.items?.[index]?.metadata) }),
  )
  const cancelAt = params.cancel_at_period_end ? end : typeof params.cancel_at === 'number' ? params.cancel_at : null
  return {
    id,
    object: 'subscription',
    application: null,
    application_fee_percent: null,
    automatic_tax: { disabled_reason: null, enabled: false, liability: null },
    billing_cycle_anchor: trialEnd ?? now,
    billing_cycle_anchor_config: null,
    billing_mode: { flexible: { proration_discounts: 'included' }, type: 'flexible' },
    billing_schedules: [],
    billing_thresholds: null,
    cancel_at: cancelAt,
    cancel_at_period_end: params.cancel_at_period_end ?? false,
    canceled_at: cancelAt ? now : null,
    cancellation_details: { comment: null, feedback: null, feedback_option: null, reason: cancelAt ? 'cancellation_requested' : null },
    collection_method: 'charge_automatically',
    created: now,
    currency: prices[0]?.currency ?? 'usd',
    customer: customer.id,
    customer_account: null,
    days_until_due: null,
    default_payment_method: params.default_payment_method ?? null,
    default_source: null,
    default_tax_rates: [],
    description: params.description ?? null,
    discounts: [],
    ended_at: null,
    invoice_settings: { account_tax_ids: null, custom_fields: null, description: null, footer: null, issuer: { type: 'self' } },
    items: { object: 'list', data: items, has_more: false, url: `/v1/subscription_items?subscription=${id}` },
    latest_invoice: null,
    livemode: false,
    managed_payments: null,
    metadata: mergeMetadata({}, params.metadata),
    next_pending_invoice_item_invoice: null,
    on_behalf_of: null,
    pause_collection: null,
    payment_settings: { payment_method_options: null, payment_method_types: null, save_default_payment_method: 'off', ...params.payment_settings },
    pending_invoice_item_interval: null,
    pending_setup_intent: null,
    pending_update: null,
    schedule: null,
    start_date: now,
    status: trialEnd ? 'trialing' : 'incomplete',
    test_clock: customer.test_clock,
    transfer_data: null,
    trial_end: trialEnd,
    trial_settings: { end_behavior: { billing_cycle_anchor: null, missing_payment_method: 'create_invoice', ...params.trial_settings?.end_behavior } },
    trial_start: trialEnd ? now : null,
  } as Subscription
}

function trialEndOf(params: SubscriptionParams, now: number): number | null {
  if (params.trial_period_days) return now + params.trial_period_days * DAY_SECONDS
  if (typeof params.trial_end !== 'number') return null
  if (params.trial_end <= now) throw invalidRequest('Invalid timestamp: must be an integer Unix timestamp in the future.', undefined, 'trial_end')
  return params.trial_end
}

function demandPrices(emulator: Emulator, params: SubscriptionParams): Price[] {
  if (!params.items?.length) throw missingParam('items')
  return params.items.map((item, index) => {
    if (!item.price) throw missingParam(`items[${index}][price]`)
    const price = demand(emulator, 'price', item.price, `items[${index}][price]`)
    if (!price.active) throw invalidRequest('The price specified is inactive. This field only accepts active prices.', undefined, `items[${index}][price]`)
    if (price.recurring) return price
    throw invalidRequest('The price specified is set to `type=one_time` but this field only accepts prices with `type=recurring`.', undefined, `items[${index}][price]`)
  })
}

export function demandOwnCard(emulator: Emulator, customer: Customer, id: string | undefined): void {
  if (id === undefined) return
  if (emulator.store.find('payment_method', id)?.customer === customer.id) return
  const message = `The customer does not have a payment method with the ID ${id}. The payment method must be attached to the customer.`
  throw invalidRequest(message, 'resource_missing', 'default_payment_method')
}

function demandChargeableCard(emulator: Emulator, subscription: Subscription, params: SubscriptionParams): void {
  const card = cardForRenewal(emulator, subscription)
  const cost = firstItem(subscription).price.unit_amount
  if (!card && cost > 0) {
    throw invalidRequest('This customer has no attached payment source or default payment method. Please consider adding a default payment method. For more information, visit https://stripe.com/docs/billing/subscriptions/payment-methods-setting#payment-method-priority.', 'resource_missing')
  }
  if (!card || params.payment_behavior !== 'error_if_incomplete') return
  const outcome = decideCardOutcome(cardOf(emulator, card), { purpose: 'charge', authenticated: false, offSession: true })
  if (outcome.kind !== 'declined') return
  const { code, declineCode, message } = outcome.decline
  throw new StripeError(402, { type: 'card_error', code, decline_code: declineCode, message })
}

function askForCard(emulator: Emulator, customer: Customer): string {
  return buildSetupIntent(emulator, { customer: customer.id, usage: 'off_session' }).id
}

function neverWithoutPrice(): never {
  throw new Error('A subscription needs a recurring price')
}
