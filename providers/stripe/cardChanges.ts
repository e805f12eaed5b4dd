import type Stripe from 'stripe'
import { callStripe } from './CardProviderError.ts'
import { stripe } from './client.ts'
import { idOf } from './idOf.ts'
import { orNullIfMissing } from './isMissing.ts'
import { toDate } from './toDate.ts'

/** What tells the setup of a new card from that of a new membership. */
const PURPOSE = 'change-card'

export type ShownCard = { brand: string; lastFour: string; expMonth: number; expYear: number }

/** A card that was confirmed in place of the one that is charged. */
export type CardChange = { customerId: string; cardId: string; createdAt: Date }

/** Not idempotent: a form that is never confirmed costs nothing. */
export async function createCardChange(customerId: string, userId: number): Promise<string | null> {
  const intent = await callStripe('preparing a new card', 'setup_intent', () =>
    stripe().setupIntents.create({
      customer: customerId,
      usage: 'off_session',
      allowed_payment_method_types: ['card'],
      metadata: { userId: String(userId), purpose: PURPOSE },
    }),
  )
  return intent.client_secret
}

/** @returns null for what isn’t confirmed, and for the setup of a membership. */
export async function findCardChange(setupIntentId: string): Promise<CardChange | null> {
  const intent = await orNullIfMissing(
    'setup_intent',
    callStripe('reading a new card', 'setup_intent', () =>
      stripe().setupIntents.retrieve(setupIntentId, { expand: ['payment_method'] }),
    ),
  )
  const { customer, payment_method: method } = intent ?? {}
  const customerId = idOf(customer ?? null)
  if (intent?.status !== 'succeeded' || intent.metadata?.['purpose'] !== PURPOSE) return null
  if (!customerId || !method || typeof method === 'string') return null
  const createdAt = toDate(method.created)
  return createdAt && { customerId, cardId: method.id, createdAt }
}

/** The card of the next charges, unless a newer one was chosen since. */
export async function chooseCard({ customerId, cardId, createdAt }: CardChange): Promise<void> {
  const customer = await orNullIfMissing(
    'customer',
    callStripe('reading a customer', 'customer', () =>
      stripe().customers.retrieve(customerId, { expand: ['invoice_settings.default_payment_method'] }),
    ),
  )
  if (!customer || customer.deleted) return
  const chosen = customer.invoice_settings.default_payment_method
  if (chosen && typeof chosen === 'object' && chosen.created > createdAt.getTime() / 1000) return
  await callStripe('storing the card', 'customer', () =>
    stripe().customers.update(customerId, { invoice_settings: { default_payment_method: cardId } }),
  )
}

/** The card that a subscription charges; null for another way to pay. */
export async function readShownCard(subscriptionId: string): Promise<ShownCard | null> {
  const subscription = await orNullIfMissing(
    'subscription',
    callStripe('reading a card', 'subscription', () =>
      stripe().subscriptions.retrieve(subscriptionId, {
        expand: ['default_payment_method', 'customer.invoice_settings.default_payment_method'],
      }),
    ),
  )
  if (!subscription) return null
  const { customer } = subscription
  const ofCustomer =
    typeof customer === 'string' || customer.deleted ? null : customer.invoice_settings.default_payment_method
  return toShownCard(subscription.default_payment_method ?? ofCustomer)
}

function toShownCard(method: string | Stripe.PaymentMethod | null): ShownCard | null {
  const card = typeof method === 'object' ? method?.card : null
  return card ? { brand: card.brand, lastFour: card.last4, expMonth: card.exp_month, expYear: card.exp_year } : null
}
