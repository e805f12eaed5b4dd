import type { Cents } from '#contracts/shared/money.ts'
import { callStripe } from './CardProviderError.ts'
import { stripe } from './client.ts'
import type { IdempotencyKey } from './IdempotencyKey.ts'
import { idOf } from './idOf.ts'
import { isMissing } from './isMissing.ts'
import { toDate } from './toDate.ts'

export type PaidInvoice = {
  invoiceId: string
  /** Null when no card was charged, because someone marked the invoice as paid. */
  paymentIntentId: string | null
  cents: Cents
  paidAt: Date | null
}

/** Newest first. A trial's $0 invoice is not a payment. */
export async function listPaidInvoices(subscriptionId: string): Promise<PaidInvoice[]> {
  try {
    const invoices = await callStripe('reading invoices', 'list', () =>
      stripe().invoices.list({ subscription: subscriptionId, status: 'paid', limit: 100, expand: ['data.payments'] }),
    )
    return invoices.data.flatMap((invoice) => {
      const paidAt = toDate(invoice.status_transitions.paid_at)
      if (!invoice.id || invoice.amount_paid <= 0) return []
      const payments = (invoice.payments?.data ?? []).filter(({ status }) => status === 'paid')
      const facts = { invoiceId: invoice.id, paidAt }
      if (payments.length === 0) return [{ ...facts, paymentIntentId: null, cents: invoice.amount_paid }]
      return payments.map(({ payment, amount_paid: cents }) => ({
        ...facts,
        paymentIntentId: idOf(payment.payment_intent),
        cents: cents ?? invoice.amount_paid,
      }))
    })
  } catch (error) {
    if (isMissing(error, 'subscription')) return []
    throw error
  }
}

/** Idempotent for the same key. */
export async function refundPayment(refund: {
  paymentIntentId: string
  /** Null for everything that is left. */
  amountCents: Cents | null
  idempotencyKey: IdempotencyKey
  /** Identifies the refund once Stripe has forgotten the idempotency key, after a day. */
  refundKey: string
}): Promise<void> {
  await callStripe('refunding a membership', 'refund', () =>
    stripe().refunds.create(
      {
        payment_intent: refund.paymentIntentId,
        ...(refund.amountCents !== null && { amount: refund.amountCents }),
        reason: 'requested_by_customer',
        metadata: { refundKey: refund.refundKey },
      },
      { idempotencyKey: refund.idempotencyKey },
    ),
  )
}
