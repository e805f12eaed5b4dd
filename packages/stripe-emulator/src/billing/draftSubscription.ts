import type { Emulator } from '../Emulator.ts'
import { invalidRequest } from '../http/StripeError.ts'
import { mergeMetadata } from '../state/mergeMetadata.ts'
import { newId } from '../state/newId.ts'
import type { Customer, Price, Subscription } from '../state/objects.ts'
import type { SubscriptionParams } from './createSubscription.ts'
import { DAY_SECONDS, nextBoundary } from './periods.ts'
import { buildItem } from './subscriptionParts.ts'
import { automaticTax } from './invoiceTax.ts'

export function draftSubscription(
  emulator: Emulator,
  customer: Customer,
  prices: Price[],
  params: SubscriptionParams,
): Subscription {
  const now = emulator.clock.now()
  const id = newId('sub')
  const trialEnd = trialEndOf(params, now)
  const end = trialEnd ?? nextBoundary(now, prices[0]?.recurring ?? neverWithoutPrice(), now)
  const items = prices.map((price, index) =>
    buildItem(
      id,
      price,
      { start: now, end },
      {
        created: now,
        quantity: params.items?.[index]?.quantity,
        metadata: mergeMetadata({}, params.items?.[index]?.metadata),
      },
    ),
  )
  const cancelAt = params.cancel_at_period_end ? end : typeof params.cancel_at === 'number' ? params.cancel_at : null
  return {
    id,
    object: 'subscription',
    application: null,
    application_fee_percent: null,
    automatic_tax: automaticTax(params.automatic_tax?.enabled),
    billing_cycle_anchor: trialEnd ?? now,
    billing_cycle_anchor_config: null,
    billing_mode: { flexible: { proration_discounts: 'included' }, type: 'flexible' },
    billing_schedules: [],
    billing_thresholds: null,
    cancel_at: cancelAt,
    cancel_at_period_end: params.cancel_at_period_end ?? false,
    canceled_at: cancelAt ? now : null,
    cancellation_details: {
      comment: null,
      feedback: null,
      feedback_option: null,
      reason: cancelAt ? 'cancellation_requested' : null,
    },
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
    invoice_settings: {
      account_tax_ids: null,
      custom_fields: null,
      description: null,
      footer: null,
      issuer: { type: 'self' },
    },
    items: { object: 'list', data: items, has_more: false, url: `/v1/subscription_items?subscription=${id}` },
    latest_invoice: null,
    livemode: false,
    managed_payments: null,
    metadata: mergeMetadata({}, params.metadata),
    next_pending_invoice_item_invoice: null,
    on_behalf_of: null,
    pause_collection: null,
    payment_settings: {
      payment_method_options: null,
      payment_method_types: null,
      save_default_payment_method: 'off',
      ...params.payment_settings,
    },
    pending_invoice_item_interval: null,
    pending_setup_intent: null,
    pending_update: null,
    schedule: null,
    start_date: now,
    status: trialEnd ? 'trialing' : 'incomplete',
    test_clock: customer.test_clock,
    transfer_data: null,
    trial_end: trialEnd,
    trial_settings: {
      end_behavior: {
        billing_cycle_anchor: null,
        missing_payment_method: 'create_invoice',
        ...params.trial_settings?.end_behavior,
      },
    },
    trial_start: trialEnd ? now : null,
  } as Subscription
}

function trialEndOf(params: SubscriptionParams, now: number): number | null {
  if (params.trial_period_days) return now + params.trial_period_days * DAY_SECONDS
  if (typeof params.trial_end !== 'number') return null
  if (params.trial_end <= now)
    throw invalidRequest('Invalid timestamp: must be an integer Unix timestamp in the future.', undefined, 'trial_end')
  return params.trial_end
}

function neverWithoutPrice(): never {
  throw new Error('A subscription needs a recurring price')
}
