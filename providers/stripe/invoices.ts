import { callStripe } from './CardProviderError.ts'
import { stripe } from './client.ts'

/** The subscription an invoice belongs to, or null for one of another kind. */
export async function subscriptionOfInvoice(invoiceId: string): Promise<string | null> {
  const invoice = await callStripe('reading an invoice', 'invoice', () => stripe().invoices.retrieve(invoiceId))
  const subscription = invoice.parent?.subscription_details?.subscription
  return typeof subscription === 'string' ? subscription : (subscription?.id ?? null)
}
