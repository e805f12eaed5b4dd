import { DAY_SECONDS } from '#contracts/shared/dayMs.ts'
import type Stripe from 'stripe'
import type { Cents } from '#contracts/shared/money.ts'
import type { Plan } from '#contracts/people/people.ts'
import { callStripe } from './CardProviderError.ts'
import { stripe } from './client.ts'
import { idOf } from './idOf.ts'
import { givenBack, taxOfInvoice } from './invoiceTax.ts'
import { orNullIfMissing } from './isMissing.ts'
import { readAllPages } from './readAllPages.ts'
import { toDate } from './toDate.ts'

export type PaidMembershipInvoice = {
  invoiceId: string
  number: string
  subscriptionId: string
  /** That was paid for; the subscription may have another one by now. */
  plan: Plan
  /** Null when no card was charged, because someone marked the invoice as paid. */
  paymentIntentId: string | null
  cents: Cents
  taxCents: Cents
  refundedCents: Cents
  isDisputed: boolean
  paidAt: Date
  from: Date | null
  until: Date | null
  /** For the unused part, when a change of the plan gave it back: it paid for the new plan, or stays as credit for the next charges. */
  creditedCents: Cents
}

/** Newest first, without $0 invoices of a trial; empty for a deleted customer. */
export async function listMembershipInvoices(customer: string): Promise<PaidMembershipInvoice[]> {
  const [invoices, charges] = await Promise.all([readInvoices(customer), readCharges(customer)])
  return invoices.flatMap((invoice, index) => {
    const subscriptionId = subscriptionOf(invoice)
    const paidAt = toDate(invoice.status_transitions.paid_at)
    if (!invoice.id || !subscriptionId || !paidAt || invoice.amount_paid <= 0) return []
    const intents = (invoice.payments?.data ?? []).flatMap(({ payment, status }) =>
      status === 'paid' ? (idOf(payment.payment_intent) ?? []) : [],
    )
    const taken = charges.filter((charge) => intents.includes(idOf(charge.payment_intent) ?? ''))
    // A credit names the rest of the old period.
    const periods = invoice.lines.data.filter(({ amount }) => amount >= 0).map(({ period }) => period)
    const next = invoices.slice(0, index).findLast((newer) => subscriptionOf(newer) === subscriptionId)
    return {
      invoiceId: invoice.id,
      number: invoice.number ?? invoice.id,
      subscriptionId,
      plan: periods.some(({ start, end }) => end - start > 60 * DAY_SECONDS) ? 'annual' : 'monthly',
      paymentIntentId: intents[0] ?? null,
      cents: invoice.amount_paid,
      taxCents: taxOfInvoice(invoice),
      refundedCents: taken.reduce((sum, { amount_refunded: cents }) => sum + cents, 0),
      isDisputed: taken.some(({ disputed }) => disputed),
      paidAt,
      from: periods.length > 0 ? toDate(Math.min(...periods.map(({ start }) => start))) : null,
      until: periods.length > 0 ? toDate(Math.max(...periods.map(({ end }) => end))) : null,
      creditedCents: creditOf(next),
    }
  })
}

const subscriptionOf = (invoice: Stripe.Invoice): string | null =>
  idOf(invoice.parent?.subscription_details?.subscription)

const creditOf = (invoice: Stripe.Invoice | undefined): Cents =>
  invoice?.lines.data.reduce((sum, line) => sum + givenBack(line), 0) ?? 0

const readInvoices = async (customer: string): Promise<(Stripe.Invoice & { id: string })[]> =>
  (await orNullIfMissing(
    'customer',
    readAllPages((page) =>
      callStripe('reading invoices', 'list', async () => {
        const list = await stripe().invoices.list({
          customer,
          status: 'paid',
          limit: 100,
          expand: ['data.payments'],
          ...page,
        })
        return { ...list, data: list.data.flatMap((invoice) => (hasId(invoice) ? invoice : [])) }
      }),
    ),
  )) ?? []

const hasId = (invoice: Stripe.Invoice): invoice is Stripe.Invoice & { id: string } => Boolean(invoice.id)

const readCharges = async (customer: string): Promise<Stripe.Charge[]> =>
  (await orNullIfMissing(
    'customer',
    readAllPages((page) =>
      callStripe('reading charges', 'list', () => stripe().charges.list({ customer, limit: 100, ...page })),
    ),
  )) ?? []
