import type Stripe from 'stripe'
import type { Address } from '#contracts/shop/checkout.ts'
import { CURRENCY } from '#contracts/shared/constants.ts'
import type { Cents } from '#contracts/shared/money.ts'
import type { WayToPay } from '#contracts/platform/settings.ts'
import { callStripe } from './CardProviderError.ts'
import { stripe } from './client.ts'
import type { IdempotencyKey } from './IdempotencyKey.ts'
import { type OrderContents, toOrderMetadata } from './orderMetadata.ts'

export type CardPayment = {
  id: string
  clientSecret: string | null
  status: 'payable' | 'processing' | 'succeeded' | 'canceled'
  amountCents: Cents
  currency: string
  orderId: number | null
  orderReference: string | null
  /** Of a gift card that is bought. */
  giftCardReference: string | null
  isLive: boolean
  /** The buyer’s bank asks them, for example for 3-D Secure, or the payment is on its way. */
  isAtBank: boolean
}

type NewPayment = {
  orderId: number
  idempotencyKey: IdempotencyKey
  reference: string
  siteName: string
  amountCents: Cents
  email: string
  phone: string
  address: Address
  customerId?: string
  contents: OrderContents
  /** The id of Stripe Tax's calculation, for its reports. */
  taxCalculationId: string | null
  /** Besides cards. */
  waysToPay: readonly WayToPay[]
}

/** Stripe adds the tax to its reports when the payment succeeds: once, because a calculation counts once. */
export const taxHook = (calculation: string | null) =>
  calculation ? { hooks: { inputs: { tax: { calculation } } } } : {}

export async function createCardPayment(order: NewPayment): Promise<CardPayment> {
  const { address } = order
  const intent = await callStripe('creating a payment', 'payment_intent', () =>
    stripe().paymentIntents.create(
      {
        amount: order.amountCents,
        currency: CURRENCY,
        // What the account or the order doesn't allow is left out by Stripe.
        allowed_payment_method_types: ['card', ...order.waysToPay],
        receipt_email: order.email,
        description: `${order.siteName} order ${order.reference}`,
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
        metadata: {
          orderId: String(order.orderId),
          orderReference: order.reference,
          ...toOrderMetadata(order.contents),
        },
        ...(order.customerId && { customer: order.customerId }),
        ...taxHook(order.taxCalculationId),
      },
      { idempotencyKey: order.idempotencyKey },
    ),
  )
  return toCardPayment(intent)
}

export async function retrieveCardPayment(id: string): Promise<CardPayment> {
  const intent = await callStripe('reading a payment', 'payment_intent', () => stripe().paymentIntents.retrieve(id))
  return toCardPayment(intent)
}

/** @throws CardProviderError when it already succeeded. */
export async function cancelCardPayment(id: string): Promise<void> {
  await callStripe('canceling a payment', 'payment_intent', () =>
    stripe().paymentIntents.cancel(id, { cancellation_reason: 'abandoned' }),
  )
}

/** Must be stored before printing begins. @throws CardProviderError */
export async function notePrintOrder(id: string, printOrderId: string): Promise<void> {
  await callStripe('noting the print order', 'payment_intent', () =>
    stripe().paymentIntents.update(id, { metadata: { printOrderId } }),
  )
}

export function toCardPayment(intent: Stripe.PaymentIntent): CardPayment {
  return {
    id: intent.id,
    clientSecret: intent.client_secret,
    status: toStatus(intent.status),
    amountCents: intent.status === 'succeeded' ? intent.amount_received : intent.amount,
    currency: intent.currency,
    orderId: Number(intent.metadata['orderId']) || null,
    orderReference: intent.metadata['orderReference'] ?? null,
    giftCardReference: intent.metadata['giftCardReference'] ?? null,
    isLive: intent.livemode,
    isAtBank: intent.status === 'requires_action' || intent.status === 'processing',
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
