import type Stripe from 'stripe'
import { PLANS, TRIAL_DAYS } from '#contracts/constants.ts'
import { type Plan, type SubscriptionStatus, subscriptionStatusSchema } from '#contracts/people.ts'
import { callStripe } from './CardProviderError.ts'
import { stripe } from './client.ts'
import { toDate } from './toDate.ts'

/** A subscription as the card provider has it now. */
export type CardSubscription = {
  id: string
  /** Our own row, as told at creation. */
  localId: number | null
  customerId: string
  plan: Plan
  status: SubscriptionStatus
  currentPeriodEnd: Date | null
  cancelAtPeriodEnd: boolean
  trialEnd: Date | null
  /** Since when it runs, trial included; null before the first payment of one without a trial. */
  startedAt: Date | null
  endedAt: Date | null
  /** When somebody asked for its end. */
  canceledAt: Date | null
  /** When the newest invoice was asked to be paid: since then a subscription that is overdue is overdue. */
  invoicedAt: Date | null
  /** Confirms the first payment, while it is due. */
  clientSecret: string | null
}

export type CardSetup = {
  id: string
  clientSecret: string | null
  status: 'confirmable' | 'processing' | 'succeeded' | 'canceled'
  customerId: string | null
  paymentMethodId: string | null
  cardFingerprint: string | null
}

export async function createCustomer(user: { id: number; email: string; name: string }): Promise<string> {
  const customer = await callStripe('creating a customer', 'customer', () =>
    stripe().customers.create(
      { email: user.email, name: user.name, metadata: { userId: String(user.id) } },
      { idempotencyKey: `cust:${user.id}:${user.email}` },
    ),
  )
  return customer.id
}

export async function createCardSetup(member: {
  localId: number
  userId: number
  plan: Plan
  customerId: string
}): Promise<CardSetup> {
  const intent = await callStripe('preparing a trial', 'setup_intent', () =>
    stripe().setupIntents.create(
      {
        customer: member.customerId,
        usage: 'off_session',
        allowed_payment_method_types: ['card'],
        metadata: { userId: String(member.userId), plan: member.plan, localSubId: String(member.localId) },
      },
      { idempotencyKey: `si:${member.localId}:${member.customerId}` },
    ),
  )
  return toCardSetup(intent)
}

export async function retrieveCardSetup(id: string): Promise<CardSetup> {
  const intent = await callStripe('reading a card setup', 'setup_intent', () =>
    stripe().setupIntents.retrieve(id, { expand: ['payment_method'] }),
  )
  return toCardSetup(intent)
}

export async function cancelCardSetup(id: string): Promise<void> {
  await callStripe('cancelling a card setup', 'setup_intent', () => stripe().setupIntents.cancel(id))
}

/** Starts the trial on a card that was confirmed. The subscription of an earlier, unanswered try is found again. */
export async function startTrial(member: {
  localId: number
  userId: number
  plan: Plan
  customerId: string
  paymentMethodId: string
}): Promise<CardSubscription> {
  const existing = await findSubscriptionOf(member.customerId, member.localId)
  if (existing) return existing
  const price = await findPrice(member.plan)
  const subscription = await callStripe('starting a trial', 'subscription', () =>
    stripe().subscriptions.create(
      {
        customer: member.customerId,
        items: [{ price }],
        trial_period_days: TRIAL_DAYS,
        default_payment_method: member.paymentMethodId,
        off_session: true,
        billing_mode: { type: 'flexible' },
        payment_settings: { save_default_payment_method: 'on_subscription', payment_method_types: ['card'] },
        trial_settings: { end_behavior: { missing_payment_method: 'cancel' } },
        metadata: { userId: String(member.userId), localSubId: String(member.localId) },
      },
      { idempotencyKey: `sub:${member.localId}:${member.customerId}` },
    ),
  )
  await callStripe('storing the card', 'customer', () =>
    stripe().customers.update(member.customerId, {
      invoice_settings: { default_payment_method: member.paymentMethodId },
    }),
  )
  return toCardSubscription(subscription)
}

/** Starts a subscription that is charged at once; it runs when its first payment is confirmed. */
export async function startPaidSubscription(member: {
  localId: number
  userId: number
  plan: Plan
  customerId: string
}): Promise<CardSubscription> {
  const price = await findPrice(member.plan)
  const subscription = await callStripe('starting a subscription', 'subscription', () =>
    stripe().subscriptions.create(
      {
        customer: member.customerId,
        items: [{ price }],
        billing_mode: { type: 'flexible' },
        payment_behavior: 'default_incomplete',
        payment_settings: { save_default_payment_method: 'on_subscription', payment_method_types: ['card'] },
        metadata: { userId: String(member.userId), localSubId: String(member.localId) },
        expand: ['latest_invoice.confirmation_secret', 'pending_setup_intent'],
      },
      { idempotencyKey: `sub:${member.localId}:${member.customerId}` },
    ),
  )
  return toCardSubscription(subscription)
}

export async function retrieveSubscription(id: string): Promise<CardSubscription> {
  const subscription = await callStripe('reading a subscription', 'subscription', () =>
    stripe().subscriptions.retrieve(id, { expand: ['latest_invoice.confirmation_secret'] }),
  )
  return toCardSubscription(subscription)
}

export async function cancelSubscription(id: string): Promise<void> {
  await callStripe('cancelling a subscription', 'subscription', () => stripe().subscriptions.cancel(id))
}

export async function findSubscriptionOf(customerId: string, localId: number): Promise<CardSubscription | null> {
  const list = await callStripe('reading subscriptions', 'list', () =>
    stripe().subscriptions.list({ customer: customerId, status: 'all', limit: 100 }),
  )
  const found = list.data.find(({ metadata }) => metadata['localSubId'] === String(localId))
  return found ? toCardSubscription(found) : null
}

const prices = new Map<Plan, string>()

/** The price of a plan; asked for before a card is, so that nobody confirms a card for nothing. */
export async function findPrice(plan: Plan): Promise<string> {
  const known = prices.get(plan)
  if (known) return known
  const { lookupKey, cents } = PLANS[plan]
  const list = await callStripe('reading prices', 'list', () =>
    stripe().prices.list({ lookup_keys: [lookupKey], active: true, limit: 1 }),
  )
  const price = list.data[0]
  if (price?.unit_amount !== cents) {
    throw new Error(
      `The card provider has no active price ${lookupKey} of ${cents} cents; "npm run setup-prices" makes it`,
    )
  }
  prices.set(plan, price.id)
  return price.id
}

function toCardSubscription(subscription: Stripe.Subscription): CardSubscription {
  const [item] = subscription.items.data
  const invoice = typeof subscription.latest_invoice === 'object' ? subscription.latest_invoice : null
  return {
    id: subscription.id,
    localId: Number(subscription.metadata['localSubId']) || null,
    customerId: typeof subscription.customer === 'string' ? subscription.customer : subscription.customer.id,
    plan: item?.price.recurring?.interval === 'year' ? 'annual' : 'monthly',
    status: toStatus(subscription.status),
    currentPeriodEnd: toDate(item?.current_period_end),
    // An appointed end is the same to a member, whichever of its two names it has.
    cancelAtPeriodEnd: subscription.cancel_at_period_end || subscription.cancel_at !== null,
    trialEnd: toDate(subscription.trial_end),
    startedAt: hasStarted(subscription) ? toDate(subscription.trial_start ?? subscription.start_date) : null,
    endedAt: toDate(subscription.ended_at),
    canceledAt: toDate(subscription.canceled_at),
    invoicedAt: toDate(invoice?.status_transitions.finalized_at ?? invoice?.created),
    clientSecret: invoice?.confirmation_secret?.client_secret ?? null,
  }
}

const RUNS = ['trialing', 'active', 'past_due', 'unpaid', 'paused']

function hasStarted({ status, trial_start: trialStart, latest_invoice: latest }: Stripe.Subscription): boolean {
  if (RUNS.includes(status) || trialStart !== null) return true
  // Ended already: it began when something was paid for it.
  return typeof latest === 'object' && latest !== null && latest.amount_paid > 0
}

/** A status this version does not know gives no access. */
function toStatus(status: string): SubscriptionStatus {
  return subscriptionStatusSchema.catch('unpaid').parse(status)
}

function toCardSetup(intent: Stripe.SetupIntent): CardSetup {
  const method = intent.payment_method
  return {
    id: intent.id,
    clientSecret: intent.client_secret,
    status: toSetupStatus(intent.status),
    customerId: typeof intent.customer === 'string' ? intent.customer : (intent.customer?.id ?? null),
    paymentMethodId: typeof method === 'string' ? method : (method?.id ?? null),
    cardFingerprint: typeof method === 'object' ? (method?.card?.fingerprint ?? null) : null,
  }
}

function toSetupStatus(status: Stripe.SetupIntent.Status): CardSetup['status'] {
  switch (status) {
    case 'succeeded':
      return 'succeeded'
    case 'canceled':
      return 'canceled'
    case 'processing':
      return 'processing'
    default:
      return 'confirmable'
  }
}
