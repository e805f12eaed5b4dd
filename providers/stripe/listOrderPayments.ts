import type Stripe from 'stripe'
import type { Address } from '#contracts/shop/checkout.ts'
import { CardProviderError, callStripe } from './CardProviderError.ts'
import { stripe } from './client.ts'
import { type OrderContents, readOrderMetadata } from './orderMetadata.ts'
import { type CardPayment, toCardPayment } from './paymentIntents.ts'
import { readAllPages } from './readAllPages.ts'

export type OrderPayment = CardPayment & {
  orderReference: string
  createdAt: Date
  email: string
  phone: string
  address: Address | null
  /** Null when an older version made the payment. */
  contents: OrderContents | null
  printOrderId: string | null
}

/** Newest first. @throws CardProviderError */
export async function listOrderPayments(since: Date): Promise<OrderPayment[]> {
  const created = { gte: Math.floor(since.getTime() / 1000) }
  const intents = await readAllPages((page) =>
    callStripe('reading recent payments', 'list', () => stripe().paymentIntents.list({ created, limit: 100, ...page })),
  )
  return intents.flatMap(toOrderPayment)
}

/** Empty when Stripe does not have it or it belongs to no order. @throws CardProviderError */
export async function findOrderPayment(id: string): Promise<OrderPayment[]> {
  try {
    return toOrderPayment(
      await callStripe('reading a payment', 'payment_intent', () => stripe().paymentIntents.retrieve(id)),
    )
  } catch (error) {
    if (error instanceof CardProviderError && error.isMissing) return []
    throw error
  }
}

function toOrderPayment(intent: Stripe.PaymentIntent): OrderPayment[] {
  const payment = toCardPayment(intent)
  if (payment.orderReference === null) return []
  return [
    {
      ...payment,
      orderReference: payment.orderReference,
      createdAt: new Date(intent.created * 1000),
      email: intent.receipt_email ?? '',
      phone: intent.shipping?.phone ?? '',
      address: toAddress(intent.shipping),
      contents: readOrderMetadata(intent.metadata),
      printOrderId: intent.metadata['printOrderId'] ?? null,
    },
  ]
}

/** Stripe stores one name; its last word becomes the last name. */
function toAddress(shipping: Stripe.PaymentIntent.Shipping | null): Address | null {
  const { address, name = '' } = shipping ?? {}
  if (!address?.line1 || !address.city || !address.country || !address.postal_code) return null
  const words = name.split(' ')
  return {
    firstName: words.slice(0, -1).join(' '),
    lastName: words.at(-1) ?? '',
    company: undefined,
    street: address.line1,
    streetAnnex: address.line2 ?? undefined,
    city: address.city,
    state: address.state ?? undefined,
    country: address.country,
    zipCode: address.postal_code,
  }
}
