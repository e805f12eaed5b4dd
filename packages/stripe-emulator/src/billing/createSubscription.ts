import type { Emulator, Handler } from '../Emulator.ts'
import { cardOf } from '../cards/createPaymentMethod.ts'
import { decideCardOutcome } from '../cards/decideCardOutcome.ts'
import { StripeError, invalidRequest, missingParam } from '../http/StripeError.ts'
import { buildSetupIntent } from '../payments/buildSetupIntent.ts'
import { changeObject } from '../state/changeObject.ts'
import { requireObject, requireCustomer } from '../state/requireObject.ts'
import type { MetadataParam } from '../state/mergeMetadata.ts'
import type { Customer, Price, Subscription } from '../state/objects.ts'
import { invalidTaxLocation } from '../tax/invalidTaxLocation.ts'
import { hasTaxLocation } from '../tax/taxRates.ts'
import { emitEvent } from '../webhooks/emitEvent.ts'
import { periodLines } from './beginPeriod.ts'
import { chargeInvoice } from './collectInvoice.ts'
import { createInvoice } from './createInvoice.ts'
import { startDiscounts } from './discounts.ts'
import { draftSubscription } from './draftSubscription.ts'
import { rejectUnsupported } from './rejectUnsupported.ts'
import { cardForRenewal, firstItem } from './subscriptionParts.ts'

export interface SubscriptionParams {
  automatic_tax?: { enabled: boolean }
  cancel_at?: number | string
  cancel_at_period_end?: boolean
  customer?: string
  default_payment_method?: string
  description?: string
  discounts?: '' | { coupon?: string; discount?: string }[]
  items?: { price?: string; quantity?: number; metadata?: MetadataParam }[]
  metadata?: MetadataParam
  off_session?: boolean
  payment_behavior?: 'allow_incomplete' | 'default_incomplete' | 'error_if_incomplete' | 'pending_if_incomplete'
  payment_settings?: Record<string, unknown>
  trial_end?: 'now' | number
  trial_period_days?: number
  trial_settings?: { end_behavior?: { missing_payment_method?: string } }
}

const SUPPORTED = [
  'billing_mode',
  'cancel_at',
  'cancel_at_period_end',
  'collection_method',
  'currency',
  'customer',
  'default_payment_method',
  'description',
  'discounts',
  'expand',
  'items',
  'metadata',
  'off_session',
  'payment_behavior',
  'payment_settings',
  'proration_behavior',
  'trial_end',
  'trial_from_plan',
  'trial_period_days',
  'trial_settings',
  'automatic_tax',
]

export const createSubscription: Handler<SubscriptionParams> = (emulator, { params }) => {
  rejectUnsupported(params, SUPPORTED)
  if (!params.customer) throw missingParam('customer')
  const customer = requireCustomer(emulator, params.customer)
  const prices = requirePrices(emulator, params)
  requireOwnCard(emulator, customer, params.default_payment_method)
  if (params.automatic_tax?.enabled && !hasTaxLocation(customer.address)) throw invalidTaxLocation('automatic_tax')
  const subscription = draftSubscription(emulator, customer, prices, params)
  if (params.discounts) subscription.discounts = startDiscounts(emulator, subscription, params.discounts)
  const card = cardForRenewal(emulator, subscription)
  const isTrial = subscription.status === 'trialing'
  if (!isTrial && params.payment_behavior !== 'default_incomplete')
    requireChargeableCard(emulator, subscription, params)
  emulator.store.save<'subscription'>(subscription)
  changeObject(emulator, customer, { currency: subscription.currency })
  if (isTrial && !card) changeObject(emulator, subscription, { pending_setup_intent: askForCard(emulator, customer) })
  const invoice = createInvoice(
    emulator,
    subscription,
    'subscription_create',
    periodLines(emulator, subscription, isTrial),
  )
  if (!isTrial && invoice.status === 'paid') changeObject(emulator, subscription, { status: 'active' })
  emitEvent(emulator, 'customer.subscription.created', subscription)
  if (!isTrial && params.payment_behavior !== 'default_incomplete')
    chargeInvoice(emulator, invoice, card, params.off_session ?? false)
  return subscription
}

function requirePrices(emulator: Emulator, params: SubscriptionParams): Price[] {
  if (!params.items?.length) throw missingParam('items')
  return params.items.map((item, index) => {
    if (!item.price) throw missingParam(`items[${index}][price]`)
    const price = requireObject(emulator, 'price', item.price, `items[${index}][price]`)
    if (!price.active)
      throw invalidRequest(
        'The price specified is inactive. This field only accepts active prices.',
        undefined,
        `items[${index}][price]`,
      )
    if (price.recurring) return price
    throw invalidRequest(
      'The price specified is set to `type=one_time` but this field only accepts prices with `type=recurring`.',
      undefined,
      `items[${index}][price]`,
    )
  })
}

export function requireOwnCard(emulator: Emulator, customer: Customer, id: string | undefined): void {
  if (id === undefined) return
  if (emulator.store.find('payment_method', id)?.customer === customer.id) return
  const message = `The customer does not have a payment method with the ID ${id}. The payment method must be attached to the customer.`
  throw invalidRequest(message, 'resource_missing', 'default_payment_method')
}

function requireChargeableCard(emulator: Emulator, subscription: Subscription, params: SubscriptionParams): void {
  const card = cardForRenewal(emulator, subscription)
  const cost = firstItem(subscription).price.unit_amount
  if (!card && cost > 0) {
    throw invalidRequest(
      'This customer has no attached payment source or default payment method. Please consider adding a default payment method. For more information, visit https://stripe.com/docs/billing/subscriptions/payment-methods-setting#payment-method-priority.',
      'resource_missing',
    )
  }
  if (!card || params.payment_behavior !== 'error_if_incomplete') return
  const outcome = decideCardOutcome(cardOf(emulator, card), {
    purpose: 'charge',
    authenticated: false,
    offSession: true,
  })
  if (outcome.kind !== 'declined') return
  const { code, declineCode, message } = outcome.decline
  throw new StripeError(402, { type: 'card_error', code, decline_code: declineCode, message })
}

function askForCard(emulator: Emulator, customer: Customer): string {
  return buildSetupIntent(emulator, { customer: customer.id, usage: 'off_session' }).id
}
