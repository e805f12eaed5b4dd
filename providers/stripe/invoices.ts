import { callStripe } from './CardProviderError.ts'
import { stripe } from './client.ts'
import { idOf } from './idOf.ts'

/** The subscription an invoice belongs to, or null for one of another kind. */
export async function subscriptionOfInvoice(invoiceId: string): Promise<string | null> {
  const invoice = await callStripe('reading an invoice', 'invoice', () => stripe().invoices.retrieve(invoiceId))
  return idOf(invoice.parent?.subscription_details?.subscription)
}

/** The subscription a payment was made for, or null for a payment of another kind. */
export async function subscriptionOfPayment(paymentIntentId: string): Promise<string | null> {
  const list = await callStripe('finding the invoice of a payment', 'list', () =>
    stripe().invoicePayments.list({
      payment: { type: 'payment_intent', payment_intent: paymentIntentId },
      limit: 1,
    }),
  )
  const invoice = idOf(list.data[0]?.invoice)
  return invoice && subscriptionOfInvoice(invoice)
}

/** The payment that was given back. */
export async function paymentOfCharge(id: string): Promise<string | null> {
  const charge = await callStripe('reading a charge', 'charge', () => stripe().charges.retrieve(id))
  return idOf(charge.payment_intent)
}

export async function paymentOfRefund(id: string): Promise<string | null> {
  const refund = await callStripe('reading a refund', 'refund', () => stripe().refunds.retrieve(id))
  return idOf(refund.payment_intent)
}

export async function paymentOfDispute(id: string): Promise<string | null> {
  const dispute = await callStripe('reading a dispute', 'dispute', () => stripe().disputes.retrieve(id))
  return idOf(dispute.payment_intent)
}
