/** Only the fields that the emulator uses; the others are stored, too, and validated when sent. */
export interface StripeObject {
  id: string
  object: string
  [field: string]: unknown
}

export type Metadata = Record<string, string>
export type Address = Record<'city' | 'country' | 'line1' | 'line2' | 'postal_code' | 'state', string | null>

export interface ListOf<Item> {
  object: 'list'
  data: Item[]
  has_more: boolean
  url: string
}

export interface Customer extends StripeObject {
  object: 'customer'
  deleted?: true
  address: Address | null
  balance: number
  created: number
  currency: string | null
  email: string | null
  name: string | null
  phone: string | null
  invoice_prefix: string
  invoice_settings: { default_payment_method: string | null; [field: string]: unknown }
  metadata: Metadata
  next_invoice_sequence: number
  test_clock: string | null
}

/** Negative amounts are credit. */
export interface CustomerBalanceTransaction extends StripeObject {
  object: 'customer_balance_transaction'
  amount: number
  created: number
  customer: string
  ending_balance: number
  metadata: Metadata
}

export interface Product extends StripeObject {
  object: 'product'
  active: boolean
  name: string
  created: number
}

export interface Recurring {
  interval: 'day' | 'week' | 'month' | 'year'
  interval_count: number
  meter: string | null
  trial_period_days: number | null
  usage_type: 'licensed' | 'metered'
}

export interface Price extends StripeObject {
  object: 'price'
  active: boolean
  created: number
  currency: string
  lookup_key: string | null
  nickname: string | null
  product: string
  recurring: Recurring | null
  tax_behavior: string
  type: 'one_time' | 'recurring'
  unit_amount: number
}

export interface Coupon extends StripeObject {
  object: 'coupon'
  amount_off: number | null
  created: number
  duration: 'once' | 'repeating' | 'forever'
  duration_in_months: number | null
  percent_off: number | null
}

export interface Discount extends StripeObject {
  object: 'discount'
  end: number | null
  source: { coupon: string; type: 'coupon' }
  start: number
}

export interface PaymentMethod extends StripeObject {
  object: 'payment_method'
  customer: string | null
  type: 'card' | 'link' | 'paypal' | 'amazon_pay' | 'cashapp' | 'klarna'
  billing_details: { name: string | null; address: { country: string | null }; [f: string]: unknown }
  created: number
  /** Of cards, also of those in a wallet. */
  card?: {
    brand: string
    last4: string
    exp_month: number
    exp_year: number
    fingerprint: string | null
    [f: string]: unknown
  }
  paypal?: object
  cashapp?: object
}

export interface IntentError {
  type: 'card_error' | 'invalid_request_error'
  code: string
  decline_code?: string
  message: string
  charge?: string
  payment_method?: PaymentMethod
  [field: string]: unknown
}

type SetupIntentStatus =
  'requires_payment_method' | 'requires_confirmation' | 'requires_action' | 'succeeded' | 'canceled'

export interface SetupIntent extends StripeObject {
  object: 'setup_intent'
  client_secret: string
  created: number
  customer: string | null
  last_setup_error: IntentError | null
  metadata: Metadata
  next_action: Record<string, unknown> | null
  payment_method: string | null
  status: SetupIntentStatus
  usage: string
}

type PaymentIntentStatus =
  'requires_payment_method' | 'requires_confirmation' | 'requires_action' | 'succeeded' | 'canceled'

export interface PaymentIntent extends StripeObject {
  object: 'payment_intent'
  amount: number
  amount_received: number
  client_secret: string
  created: number
  currency: string
  customer: string | null
  description: string | null
  last_payment_error: IntentError | null
  latest_charge: string | null
  metadata: Metadata
  next_action: Record<string, unknown> | null
  payment_method: string | null
  payment_method_types: string[]
  receipt_email: string | null
  setup_future_usage: 'on_session' | 'off_session' | null
  shipping: Record<string, unknown> | null
  status: PaymentIntentStatus
}

export interface Charge extends StripeObject {
  object: 'charge'
  amount: number
  amount_refunded: number
  balance_transaction: string | null
  created: number
  currency: string
  customer: string | null
  disputed: boolean
  paid: boolean
  payment_intent: string
  payment_method: string
  refunded: boolean
  status: 'succeeded' | 'failed'
}

interface BalanceTransaction extends StripeObject {
  object: 'balance_transaction'
  source: string
}

export interface Refund extends StripeObject {
  object: 'refund'
  amount: number
  charge: string
  created: number
  payment_intent: string
  status: 'succeeded' | 'failed' | 'pending' | 'canceled'
}

export interface Dispute extends StripeObject {
  object: 'dispute'
  amount: number
  balance_transactions: { amount: number }[]
  charge: string
  currency: string
  is_charge_refundable: boolean
  payment_intent: string
  status: string
}

export interface SubscriptionItem extends StripeObject {
  object: 'subscription_item'
  created: number
  current_period_start: number
  current_period_end: number
  price: Price
  quantity: number
  subscription: string
}

type SubscriptionStatus =
  'incomplete' | 'incomplete_expired' | 'trialing' | 'active' | 'past_due' | 'unpaid' | 'paused' | 'canceled'

export type PauseBehavior = 'keep_as_draft' | 'mark_uncollectible' | 'void'

export interface Subscription extends StripeObject {
  object: 'subscription'
  automatic_tax: {
    disabled_reason: 'requires_location_inputs' | null
    enabled: boolean
    liability: { type: 'self' } | null
  }
  billing_cycle_anchor: number
  cancel_at: number | null
  cancel_at_period_end: boolean
  canceled_at: number | null
  cancellation_details: { comment: string | null; feedback: string | null; reason: string | null; [f: string]: unknown }
  collection_method: 'charge_automatically' | 'send_invoice'
  created: number
  currency: string
  customer: string
  default_payment_method: string | null
  discounts: string[]
  ended_at: number | null
  items: ListOf<SubscriptionItem>
  latest_invoice: string | null
  metadata: Metadata
  pause_collection: { behavior: PauseBehavior; resumes_at: number | null } | null
  payment_settings: { save_default_payment_method: 'off' | 'on_subscription'; [field: string]: unknown }
  pending_setup_intent: string | null
  status: SubscriptionStatus
  trial_end: number | null
  trial_settings: {
    end_behavior: { missing_payment_method: 'cancel' | 'create_invoice' | 'pause'; [f: string]: unknown }
  }
  trial_start: number | null
}

/** Of an invoice line. */
export interface LineTax {
  amount: number
  tax_behavior: 'exclusive' | 'inclusive'
  tax_rate_details: { tax_rate: string }
  taxability_reason: 'standard_rated' | 'not_collecting'
  taxable_amount: number
  type: 'tax_rate_details'
}

export interface InvoiceLine extends StripeObject {
  object: 'line_item'
  amount: number
  description: string | null
  period: { start: number; end: number }
  taxes: LineTax[]
}

export interface Invoice extends StripeObject {
  object: 'invoice'
  automatic_tax: {
    disabled_reason: 'finalization_requires_location_inputs' | null
    enabled: boolean
    liability: { type: 'self' } | null
    provider: 'stripe' | null
    status: 'complete' | 'requires_location_inputs' | null
  }
  amount_due: number
  amount_paid: number
  amount_remaining: number
  attempt_count: number
  billing_reason: string
  created: number
  currency: string
  customer: string
  customer_email: string | null
  customer_name: string | null
  discounts: string[]
  lines: ListOf<InvoiceLine>
  next_payment_attempt: number | null
  number: string
  parent: {
    type: 'subscription_details'
    subscription_details: { subscription: string; [f: string]: unknown } | null
  } | null
  status: 'draft' | 'open' | 'paid' | 'uncollectible' | 'void'
  status_transitions: Record<'finalized_at' | 'marked_uncollectible_at' | 'paid_at' | 'voided_at', number | null>
  total: number
}

export interface InvoicePayment extends StripeObject {
  object: 'invoice_payment'
  created: number
  invoice: string
  is_default: boolean
  payment: { type: 'payment_intent'; payment_intent: string }
  status: 'open' | 'paid' | 'canceled'
}

interface TestClock extends StripeObject {
  object: 'test_helpers.test_clock'
  created: number
  frozen_time: number
}

export interface StripeEvent extends StripeObject {
  object: 'event'
  created: number
  type: string
  pending_webhooks: number
  data: { object: StripeObject; previous_attributes?: Record<string, unknown> }
}

export interface PortalConfiguration extends StripeObject {
  object: 'billing_portal.configuration'
  active: boolean
  is_default: boolean
  default_return_url: string | null
}

export interface PortalSession extends StripeObject {
  object: 'billing_portal.session'
  customer: string
  return_url: string | null
  flow: { type: string; [field: string]: unknown } | null
}

export interface WebhookEndpoint extends StripeObject {
  object: 'webhook_endpoint'
  created: number
  enabled_events: string[]
  status: string
  url: string
}

export interface PaymentMethodDomain extends StripeObject {
  object: 'payment_method_domain'
  created: number
  domain_name: string
  enabled: boolean
}

interface TaxCalculation extends StripeObject {
  object: 'tax.calculation'
}

export interface ObjectKinds {
  customer: Customer
  customer_balance_transaction: CustomerBalanceTransaction
  product: Product
  price: Price
  coupon: Coupon
  discount: Discount
  payment_method: PaymentMethod
  setup_intent: SetupIntent
  payment_intent: PaymentIntent
  charge: Charge
  balance_transaction: BalanceTransaction
  refund: Refund
  dispute: Dispute
  subscription: Subscription
  invoice: Invoice
  invoice_payment: InvoicePayment
  webhook_endpoint: WebhookEndpoint
  payment_method_domain: PaymentMethodDomain
  event: StripeEvent
  'test_helpers.test_clock': TestClock
  'billing_portal.configuration': PortalConfiguration
  'billing_portal.session': PortalSession
  'tax.calculation': TaxCalculation
}

export type ObjectKind = keyof ObjectKinds
