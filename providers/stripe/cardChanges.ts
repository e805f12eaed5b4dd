import type Stripe from 'stripe'
import { callStripe } from './CardProviderError.ts'
import type { CardSetup } from './cardSetups.ts'
import { stripe } from './client.ts'
import { orNullIfMissing } from './isMissing.ts'

export type ShownCard = { brand: string; lastFour: string; expMonth: number; expYear: number }

/** A card that was confirmed in place of the one that is charged. */
type CardChange = { customerId: string; cardId: string; createdAt: Date }

/** @returns null for a form that isn’t confirmed, and for the setup of a membership. */
export function toCardChange({
  status,
  isChange,
  customerId,
  paymentMethodId,
  cardAddedAt,
}: CardSetup): CardChange | null {
  if (status !== 'succeeded' || !isChange || !customerId || !paymentMethodId || !cardAddedAt) return null
  return { customerId, cardId: paymentMethodId, createdAt: cardAddedAt }
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
