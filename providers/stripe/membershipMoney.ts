import type Stripe from 'stripe'
import type { Cents } from '#contracts/money.ts'
import { callStripe } from './CardProviderError.ts'
import { stripe } from './client.ts'
import { idOf } from './idOf.ts'
import { orNullIfMissing } from './isMissing.ts'
import { toDate } from './toDate.ts'

export type MembershipPayment = { invoiceId: string; cents: Cents; paidAt: Date }

export type MembershipMoney = {
  firstPaidAt: Date | null
  lastPayment: MembershipPayment | null
  isLastRefunded: boolean
  dispute: 'none' | 'open' | 'lost'
}

const MOST = 100

/**
 * Reads the payments of a subscription with their current refunds and disputes.
 * @returns null when Stripe has deleted the customer, whose charges are then unavailable.
 */
export async function readMembershipMoney(subscriptionId: string, customerId: string): Promise<MembershipMoney | null> {
  const [invoices, charges] = await Promise.all([
    callStripe('reading invoices', 'list', () =>
      stripe().invoices.list({
        subscription: subscriptionId,
        status: 'paid',
        limit: MOST,
        expand: ['data.payments'],
      }),
    ),
    orNullIfMissing(
      'customer',
      callStripe('reading charges', 'list', () => stripe().charges.list({ customer: customerId, limit: MOST })),
    ),
  ])
  if (!charges) return null
  // Newest first; invoices covered by a trial or credit have no payment.
  const paid = invoices.data.filter(({ amount_paid: cents }) => cents > 0)
  const taken = charges.data.filter(({ status }) => status === 'succeeded')
  const chargesOf = (invoice: Stripe.Invoice) => taken.filter((charge) => paysFor(charge, invoice))
  const [newest] = paid
  const newestCharges = newest ? chargesOf(newest) : []
  return {
    firstPaidAt: toDate(paid.at(-1)?.status_transitions.paid_at),
    lastPayment: newest ? paymentOf(newest) : null,
    isLastRefunded: newestCharges.length > 0 && newestCharges.every(({ refunded }) => refunded),
    dispute: await worstDispute(paid.flatMap(chargesOf).filter(({ disputed }) => disputed)),
  }
}

function paymentOf({
  id,
  amount_paid: cents,
  status_transitions: { paid_at: paidAt },
}: Stripe.Invoice): MembershipPayment | null {
  const at = toDate(paidAt)
  return id && at ? { invoiceId: id, cents, paidAt: at } : null
}

function paysFor(charge: Stripe.Charge, invoice: Stripe.Invoice): boolean {
  const intent = idOf(charge.payment_intent)
  return (
    intent !== null && (invoice.payments?.data ?? []).some(({ payment }) => idOf(payment.payment_intent) === intent)
  )
}

async function worstDispute(charges: Stripe.Charge[]): Promise<MembershipMoney['dispute']> {
  const found = new Set<MembershipMoney['dispute']>()
  for (const charge of charges) {
    const disputes = await callStripe('reading disputes', 'list', () =>
      stripe().disputes.list({ charge: charge.id, limit: MOST }),
    )
    for (const { status } of disputes.data) found.add(toDispute(status))
  }
  return found.has('lost') ? 'lost' : found.has('open') ? 'open' : 'none'
}

/** A warning is an inquiry: no money was withdrawn. */
function toDispute(status: Stripe.Dispute.Status): MembershipMoney['dispute'] {
  if (status === 'lost') return 'lost'
  return status === 'needs_response' || status === 'under_review' ? 'open' : 'none'
}
