import type Stripe from 'stripe'
import { PLANS } from '#contracts/shared/constants.ts'
import type { Cents } from '#contracts/shared/money.ts'
import { type Plan, type SubscriptionStatus, subscriptionStatusSchema } from '#contracts/people/people.ts'
import type { TaxPlace } from '#contracts/membership/taxPlace.ts'
import { callStripe } from './CardProviderError.ts'
import { stripe } from './client.ts'
import type { IdempotencyKey } from './IdempotencyKey.ts'
import { type CardDiscount, discountOf, DISCOUNTS } from './discountOf.ts'
import { idOf } from './idOf.ts'
import { orNullIfMissing } from './isMissing.ts'
import { lastPausedFrom, type Pause, pauseOf } from './pauseOf.ts'
import { findPrice, clearPrices } from './prices.ts'
import { readAllPages } from './readAllPages.ts'
import { toDate } from './toDate.ts'

export type CardSubscription = {
  id: string
  /** From the metadata. */
  localKey: string | null
  userId: number | null
  customerId: string
  plan: Plan
  /** Of one period. */
  priceCents: Cents | null
  discount: CardDiscount | null
  /** Whether tax is added to each payment. */
  isTaxed: boolean
  /** Tax was added until the card provider no longer knew where the customer lives. */
  hasLostTaxPlace: boolean
  /** What pays the next charges before the card does; null where it was not asked for. */
  creditCents: Cents | null
  status: SubscriptionStatus
  currentPeriodEnd: Date | null
  /** When its periods began, which decides the days of its renewals. */
  billingAnchor: Date
  /** It ends with the period; a pause is no end. */
  cancelAtPeriodEnd: boolean
  /** Nothing is charged for now: the member paused it, or someone did in Stripe's dashboard. */
  isCollectionPaused: boolean
  pause: Pause | null
  /** Also of a pause that is over. */
  lastPausedFrom: Date | null
  trialEnd: Date | null
  /** Its start, trial included; null before the first payment of one without a trial. */
  startedAt: Date | null
  endedAt: Date | null
  canceledAt: Date | null
  /** When the newest invoice was finalized, from which an unpaid subscription is overdue. */
  invoicedAt: Date | null
  clientSecret: string | null
  /** What the newest invoice charges. */
  invoicedCents: Cents | null
  /** Its price with tax, before a credit pays for it. */
  invoiceTotalCents: Cents | null
  /** Where it is taxed, once it is finalized. */
  invoicedPlace: TaxPlace | null
}

type NewSubscription = {
  idempotencyKey: IdempotencyKey
  localKey: string
  userId: number
  plan: Plan
  priceCents: Cents
  /** Of a coupon, see `ensureCoupon`. */
  couponId: string | null
  customerId: string
  /** The customer needs a place then, see `placeCustomer`. */
  isTaxed: boolean
}

/** For a subscription whose first period is free, or paid by a credit. Idempotent for the same key. @param member `trialDays` is 0 without a trial. */
export async function startWithCard(
  member: NewSubscription & { paymentMethodId: string; trialDays: number },
): Promise<CardSubscription> {
  const subscription = await createSubscription('starting with a saved card', member, {
    ...(member.trialDays > 0 && { trial_period_days: member.trialDays }),
    default_payment_method: member.paymentMethodId,
    off_session: true,
    trial_settings: { end_behavior: { missing_payment_method: 'cancel' } },
  })
  await callStripe('storing the card', 'customer', () =>
    stripe().customers.update(member.customerId, {
      invoice_settings: { default_payment_method: member.paymentMethodId },
    }),
  )
  return toCardSubscription(subscription)
}

/** Active once its first payment is confirmed. */
export async function startPaidSubscription(member: NewSubscription): Promise<CardSubscription> {
  const subscription = await createSubscription('starting a subscription', member, {
    payment_behavior: 'default_incomplete',
    expand: ['latest_invoice.confirmation_secret', 'pending_setup_intent', DISCOUNTS],
  })
  return toCardSubscription(subscription)
}

async function createSubscription(
  what: string,
  { idempotencyKey, localKey, userId, plan, priceCents, couponId, customerId, isTaxed }: NewSubscription,
  params: Partial<Stripe.SubscriptionCreateParams>,
): Promise<Stripe.Subscription> {
  const price = await findPrice(plan, priceCents)
  const create = () =>
    stripe().subscriptions.create(
      {
        customer: customerId,
        items: [{ price }],
        ...(couponId && { discounts: [{ coupon: couponId }] }),
        ...(isTaxed && { automatic_tax: { enabled: true } }),
        billing_mode: { type: 'flexible' },
        payment_settings: { save_default_payment_method: 'on_subscription', payment_method_types: ['card'] },
        metadata: { userId: String(userId), localKey },
        ...params,
      },
      { idempotencyKey },
    )
  try {
    return await callStripe(what, 'subscription', create)
  } catch (error) {
    clearPrices()
    throw error
  }
}

export async function findSubscription(id: string): Promise<CardSubscription | null> {
  const subscription = await orNullIfMissing(
    'subscription',
    callStripe('reading a subscription', 'subscription', () =>
      stripe().subscriptions.retrieve(id, { expand: ['latest_invoice.confirmation_secret', DISCOUNTS, 'customer'] }),
    ),
  )
  return subscription && toCardSubscription(subscription)
}

/** Charges another price from the next renewal on; nothing is charged or given back for the current period. */
export async function changeSubscriptionPrice(id: string, plan: Plan, priceCents: Cents): Promise<void> {
  const price = await findPrice(plan, priceCents)
  const subscription = await callStripe('reading a subscription', 'subscription', () =>
    stripe().subscriptions.retrieve(id),
  )
  const [item] = subscription.items.data
  // A member who has just switched to the other plan keeps it.
  if (!item || item.price.id === price || item.price.recurring?.interval !== PLANS[plan].interval) return
  await callStripe('changing a member’s price', 'subscription', () =>
    stripe().subscriptions.update(id, { items: [{ id: item.id, price }], proration_behavior: 'none' }),
  )
}

/** Takes back a cancellation that has not happened yet. Repeated calls change nothing. */
export const keepSubscription = (id: string): Promise<void> => keep(id)

/** As `keepSubscription`, and takes something off the next invoices, in place of earlier discounts. Gives nothing if it isn't canceled. */
export const keepWithCoupon = (id: string, coupon: string, idempotencyKey: IdempotencyKey): Promise<void> =>
  keep(id, { discounts: [{ coupon }] }, { idempotencyKey })

async function keep(
  id: string,
  more?: Pick<Stripe.SubscriptionUpdateParams, 'discounts'>,
  options?: Stripe.RequestOptions,
): Promise<void> {
  const subscription = await callStripe('reading a subscription', 'subscription', () =>
    stripe().subscriptions.retrieve(id),
  )
  const { status, cancel_at_period_end: endsWithPeriod, cancel_at: endsAt } = subscription
  if (status === 'canceled' || (!endsWithPeriod && endsAt === null)) return
  // The provider refuses both at once.
  const change = endsWithPeriod ? { cancel_at_period_end: false } : { cancel_at: '' as const }
  await callStripe('keeping a subscription', 'subscription', () =>
    stripe().subscriptions.update(id, { ...change, ...more }, options),
  )
}

export async function cancelSubscription(id: string): Promise<void> {
  await callStripe('canceling a subscription', 'subscription', () => stripe().subscriptions.cancel(id))
}

/** Newest first; empty for an unknown customer. */
export async function listSubscriptions(customerId: string): Promise<CardSubscription[]> {
  const list = await orNullIfMissing(
    'customer',
    callStripe('reading subscriptions', 'list', () =>
      stripe().subscriptions.list({
        customer: customerId,
        status: 'all',
        limit: 100,
        expand: ['data.latest_invoice.confirmation_secret', `data.${DISCOUNTS}`],
      }),
    ),
  )
  return list?.data.map(toCardSubscription) ?? []
}

export async function listSubscriptionsSince(since: Date): Promise<CardSubscription[]> {
  const created = { gte: Math.floor(since.getTime() / 1000) }
  const subscriptions = await readAllPages((page) =>
    callStripe('reading recent subscriptions', 'list', () =>
      stripe().subscriptions.list({ created, status: 'all', limit: 100, ...page }),
    ),
  )
  return subscriptions.map(toCardSubscription)
}

export async function findSubscriptionOf(customerId: string, localKey: string): Promise<CardSubscription | null> {
  return (await listSubscriptions(customerId)).find((subscription) => subscription.localKey === localKey) ?? null
}

function toCardSubscription(subscription: Stripe.Subscription): CardSubscription {
  const [item] = subscription.items.data
  const invoice = typeof subscription.latest_invoice === 'object' ? subscription.latest_invoice : null
  const pause = pauseOf(subscription, invoice)
  const status = toStatus(subscription, invoice, pause)
  return {
    id: subscription.id,
    localKey: subscription.metadata['localKey'] ?? null,
    userId: Number(subscription.metadata['userId']) || null,
    customerId: idOf(subscription.customer) ?? '',
    plan: item?.price.recurring?.interval === 'year' ? 'annual' : 'monthly',
    priceCents: item?.price.unit_amount ?? null,
    discount: discountOf(subscription, invoice),
    isTaxed: subscription.automatic_tax.enabled,
    hasLostTaxPlace: subscription.automatic_tax.disabled_reason === 'requires_location_inputs',
    creditCents: creditOf(subscription),
    status,
    currentPeriodEnd: toDate(item?.current_period_end),
    billingAnchor: new Date(subscription.billing_cycle_anchor * 1000),
    // `cancel_at` and `cancel_at_period_end` mean the same to a member.
    cancelAtPeriodEnd: subscription.cancel_at_period_end || subscription.cancel_at !== null,
    isCollectionPaused: subscription.pause_collection !== null || status === 'paused',
    pause,
    lastPausedFrom: lastPausedFrom(subscription),
    trialEnd: toDate(subscription.trial_end),
    startedAt: hasStarted(subscription) ? toDate(subscription.trial_start ?? subscription.start_date) : null,
    endedAt: toDate(subscription.ended_at),
    canceledAt: toDate(subscription.canceled_at),
    invoicedAt: toDate(invoice?.status_transitions.finalized_at ?? invoice?.created),
    clientSecret: invoice?.confirmation_secret?.client_secret ?? null,
    invoicedCents: invoice?.amount_due ?? null,
    invoiceTotalCents: invoice?.total ?? null,
    invoicedPlace: placeOf(invoice),
  }
}

const placeOf = (invoice: Stripe.Invoice | null): TaxPlace | null => {
  const { country, postal_code: postalCode } = invoice?.customer_address ?? {}
  return country ? { country, postalCode: postalCode ?? undefined } : null
}

/** A negative balance is what the customer has left. */
function creditOf({ customer }: Stripe.Subscription): Cents | null {
  if (typeof customer === 'string' || customer.deleted) return null
  return Math.max(0, -customer.balance)
}

const RUNS = ['trialing', 'active', 'past_due', 'unpaid', 'paused']

function hasStarted({ status, trial_start: trialStart, latest_invoice: latest }: Stripe.Subscription): boolean {
  if (RUNS.includes(status) || trialStart !== null) return true
  // Ended already: it had started if anything was paid.
  return typeof latest === 'object' && latest !== null && latest.amount_paid > 0
}

/** An unknown status gives no access. While collection is paused, access ends with the last paid period. */
function toStatus(
  { status, pause_collection: collection }: Stripe.Subscription,
  invoice: Stripe.Invoice | null,
  pause: Pause | null,
): SubscriptionStatus {
  const runs = status === 'active' || status === 'trialing' || status === 'past_due'
  if (runs && collection !== null && invoice?.status !== 'paid') return 'paused'
  // Stripe charges again with the next period; the running one was not paid.
  if (runs && pause !== null && invoice?.status === 'void') return 'paused'
  return subscriptionStatusSchema.catch('unpaid').parse(status)
}
