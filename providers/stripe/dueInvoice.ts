import type { Cents } from '#contracts/shared/money.ts'
import { callStripe } from './CardProviderError.ts'
import { stripe } from './client.ts'
import { idOf } from './idOf.ts'
import { orNullIfMissing } from './isMissing.ts'
import { toDate } from './toDate.ts'

export type DueInvoice = {
  cents: Cents
  attempts: number
  nextTryAt: Date | null
  /** Codes of the last failure, for example `card_declined` and `insufficient_funds`. */
  code: string | null
  declineCode: string | null
}

/** The newest invoice of a subscription that is not paid; null if nothing is due. */
export async function findDueInvoice(subscription: string): Promise<DueInvoice | null> {
  const list = await orNullIfMissing(
    'subscription',
    callStripe('reading open invoices', 'list', () =>
      stripe().invoices.list({ subscription, status: 'open', limit: 1, expand: ['data.payments'] }),
    ),
  )
  const invoice = list?.data[0]
  if (!invoice) return null
  const intentId = idOf(invoice.payments?.data[0]?.payment.payment_intent)
  const intent =
    intentId &&
    (await callStripe('reading a payment', 'payment_intent', () => stripe().paymentIntents.retrieve(intentId)))
  const failure = intent ? intent.last_payment_error : null
  return {
    cents: invoice.amount_remaining,
    attempts: invoice.attempt_count,
    nextTryAt: toDate(invoice.next_payment_attempt),
    code: failure?.code ?? null,
    declineCode: failure?.decline_code ?? null,
  }
}
