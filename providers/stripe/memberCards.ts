import type Stripe from 'stripe'
import { CardProviderError, callStripe } from './CardProviderError.ts'
import { stripe } from './client.ts'
import { toDate } from './toDate.ts'

export type MemberCard = { id: string; createdAt: Date }

export type MemberCards = { own: MemberCard | null; chosen: MemberCard | null }

/** The portal sets the customer's default card, but our subscriptions keep charging their own. */
export async function readCards(subscriptionId: string, customerId: string): Promise<MemberCards> {
  const [subscription, customer] = await Promise.all([
    callStripe('reading a card', 'subscription', () =>
      stripe().subscriptions.retrieve(subscriptionId, { expand: ['default_payment_method'] }),
    ),
    callStripe('reading a customer', 'customer', () =>
      stripe().customers.retrieve(customerId, { expand: ['invoice_settings.default_payment_method'] }),
    ),
  ])
  return {
    own: toCard(subscription.default_payment_method),
    chosen: customer.deleted ? null : toCard(customer.invoice_settings.default_payment_method),
  }
}

export async function chargeCard(subscriptionId: string, cardId: string): Promise<void> {
  await callStripe('storing the card', 'subscription', () =>
    stripe().subscriptions.update(subscriptionId, { default_payment_method: cardId }),
  )
}

/** A decline changes nothing: Stripe retries by itself. */
export async function payOpenInvoices(subscriptionId: string, cardId: string): Promise<void> {
  const open = await callStripe('reading open invoices', 'list', () =>
    stripe().invoices.list({ subscription: subscriptionId, status: 'open', limit: 10 }),
  )
  for (const { id } of open.data) if (id) await pay(id, cardId)
}

async function pay(invoiceId: string, cardId: string): Promise<void> {
  try {
    // No idempotency key: Stripe pays an invoice once anyway, and a fixed key would replay a server error for a day.
    await callStripe('paying an invoice', 'invoice', () =>
      stripe().invoices.pay(invoiceId, { payment_method: cardId, off_session: true }),
    )
  } catch (error) {
    if (!(error instanceof CardProviderError) || !error.isRefusedForGood) throw error
  }
}

function toCard(method: string | Stripe.PaymentMethod | null): MemberCard | null {
  const createdAt = typeof method === 'object' ? toDate(method?.created) : null
  return method && typeof method === 'object' && createdAt ? { id: method.id, createdAt } : null
}
