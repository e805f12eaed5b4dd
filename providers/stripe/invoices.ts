import { callStripe } from './CardProviderError.ts'
import { stripe } from './client.ts'
import { idOf } from './idOf.ts'
import { isMissing } from './isMissing.ts'

export async function subscriptionOfInvoice(invoiceId: string): Promise<string | null> {
  const invoice = await callStripe('reading an invoice', 'invoice', () => stripe().invoices.retrieve(invoiceId))
  return idOf(invoice.parent?.subscription_details?.subscription)
}

/** Null unless it is still a draft. */
export async function readUnfinished(invoiceId: string): Promise<{ needsTaxPlace: boolean } | null> {
  const { status, automatic_tax: tax } = await callStripe('reading an invoice', 'invoice', () =>
    stripe().invoices.retrieve(invoiceId),
  )
  return status === 'draft' ? { needsTaxPlace: tax.status === 'requires_location_inputs' } : null
}

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

/**
 * Voids sent invoices and deletes drafts. One that is paid at the same time remains paid.
 * @throws CardProviderError when an invoice can still be paid.
 */
export async function voidOpenInvoices(subscriptionId: string): Promise<void> {
  for (const status of ['open', 'uncollectible', 'draft'] as const) {
    for (const id of await listInvoices(subscriptionId, status)) await closeInvoice(id, status === 'draft')
  }
}

async function listInvoices(subscription: string, status: 'open' | 'uncollectible' | 'draft'): Promise<string[]> {
  try {
    const list = await callStripe('reading open invoices', 'list', () =>
      stripe().invoices.list({ subscription, status, limit: 100 }),
    )
    return list.data.flatMap(({ id }) => id ?? [])
  } catch (error) {
    if (isMissing(error, 'subscription')) return []
    throw error
  }
}

async function closeInvoice(id: string, isDraft: boolean): Promise<void> {
  try {
    if (isDraft) await callStripe('deleting a draft invoice', 'invoice', () => stripe().invoices.del(id))
    else await callStripe('voiding an invoice', 'invoice', () => stripe().invoices.voidInvoice(id))
  } catch (error) {
    if (isMissing(error, 'invoice')) return
    const { status } = await callStripe('reading an invoice', 'invoice', () => stripe().invoices.retrieve(id))
    if (status !== 'paid' && status !== 'void') throw error
  }
}
