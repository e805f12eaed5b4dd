import type Stripe from 'stripe'
import type { Address } from '#contracts/checkout.ts'
import { CURRENCY } from '#contracts/constants.ts'
import type { Cents } from '#contracts/money.ts'
import { callStripe } from './CardProviderError.ts'
import { stripe } from './client.ts'

export type CardPayment = {
  id: string
  clientSecret: string | null
  status: 'payable' | 'processing' | 'succeeded' | 'canceled'
  amountCents: Cents
  currency: string
  orderId: number | null
  orderReference: string | null
  isLive: boolean
}

type NewPayment = {
  orderId: number
  idempotencyKey: string
  reference: string
  amountCents: Cents
  email: string
  phone: string
  address: Address
  customerId?: string
  /** Of Stripe Tax; its reports learn of the payment by it. */
  taxCalculationId: string | null
}

/** Creates the payment of exactly this order; the same key again gives the same payment. */
export async function createCardPayment(order: NewPayment): Promise<CardPayment> {
  const { address } = order
  const intent = await callStripe('creating a payment', 'payment_intent', () =>
    stripe().paymentIntents.create(
      {
        amount: order.amountCents,
        currency: CURRENCY,
        allowed_payment_method_types: ['card'],
        receipt_email: order.email,
        description: `Stone Hunt order ${order.reference}`,
        shipping: {
          name: `${address.firstName} ${address.lastName}`,
          phone: order.phone,
          address: {
            line1: address.street,
            line2: address.streetAnnex,
            city: address.city,
            state: address.state,
            postal_code: address.zipCode,
            country: address.country,
          },
        },
        metadata: { orderId: String(order.orderId), orderReference: order.reference },
        ...(order.customerId && { customer: order.customerId }),
        ...(order.taxCalculationId && { hooks: { inputs: { tax: { calculation: order.taxCalculationId } } } }),
      },
      { idempotencyKey: order.idempotencyKey },
    ),
  )
  return toCardPayment(intent)
}

const PAGE = 100
const MOST_PAGES = 10

/**
 * Looks for an order's payment whose id never reached us. Stripe's search is a minute behind, so the newest payments
 * are listed instead.
 */
export async function findCardPayment(orderReference: string, createdSince: Date): Promise<CardPayment | null> {
  const created = { gte: Math.floor(createdSince.getTime() / 1000) }
  let page: { starting_after?: string } = {}
  for (let pages = 0; pages < MOST_PAGES; pages++) {
    const { data, has_more: hasMore } = await callStripe('looking for a payment', 'list', () =>
      stripe().paymentIntents.list({ created, limit: PAGE, ...page }),
    )
    const found = data.find(
      ({ metadata, status }) => metadata['orderReference'] === orderReference && status !== 'canceled',
    )
    if (found) return toCardPayment(found)
    const last = data.at(-1)
    if (!hasMore || !last) return null
    page = { starting_after: last.id }
  }
  return null
}

export async function retrieveCardPayment(id: string): Promise<CardPayment> {
  const intent = await callStripe('reading a payment', 'payment_intent', () => stripe().paymentIntents.retrieve(id))
  return toCardPayment(intent)
}

/** Makes a payment impossible from now on. @throws CardProviderError when it already succeeded. */
export async function cancelCardPayment(id: string): Promise<void> {
  await callStripe('cancelling a payment', 'payment_intent', () =>
    stripe().paymentIntents.cancel(id, { cancellation_reason: 'abandoned' }),
  )
}

function toCardPayment(intent: Stripe.PaymentIntent): CardPayment {
  return {
    id: intent.id,
    clientSecret: intent.client_secret,
    status: toStatus(intent.status),
    amountCents: intent.status === 'succeeded' ? intent.amount_received : intent.amount,
    currency: intent.currency,
    orderId: Number(intent.metadata['orderId']) || null,
    orderReference: intent.metadata['orderReference'] ?? null,
    isLive: intent.livemode,
  }
}

function toStatus(status: Stripe.PaymentIntent.Status): CardPayment['status'] {
  switch (status) {
    case 'succeeded':
      return 'succeeded'
    case 'canceled':
      return 'canceled'
    case 'processing':
      return 'processing'
    default:
      return 'payable'
  }
}
