import type Stripe from 'stripe'
import type { Cents } from '#contracts/shared/money.ts'
import { callStripe } from './CardProviderError.ts'
import { stripe } from './client.ts'
import { type CardDisputes, readDisputes } from './disputes.ts'
import { idOf } from './idOf.ts'
import { taxOfInvoice } from './invoiceTax.ts'
import { orNullIfMissing } from './isMissing.ts'
import { toDate } from './toDate.ts'

/** @param taxCents part of `cents`. */
export type MembershipPayment = { invoiceId: string; cents: Cents; taxCents: Cents; paidAt: Date }

/** What the card provider says about a payment now. */
type PaidInvoice = MembershipPayment & {
  /** Refunded, or taken back by a bank. */
  returnedCents: Cents
  /** A bank has not decided yet. */
  isDisputed: boolean
  cardFingerprint: string | null
}

export type MembershipMoney = {
  /** Newest first; without invoices that a trial or credit covered. */
  payments: PaidInvoice[]
  firstPaidAt: Date | null
  lastPayment: MembershipPayment | null
  /** Whether the newest payment was refunded in full, by us or by a bank that prevented a dispute. */
  isLastRefunded: boolean
  dispute: 'none' | 'open' | 'lost'
  /** Disputes with an unknown status; the other fields ignore them. */
  unknownDisputes: CardDisputes['unknown']
}

const MOST = 100

/** @returns null when Stripe has deleted the customer, whose charges are then unavailable. */
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
  const [latest] = invoices.data.filter(({ amount_paid: cents, total }) => cents > 0 || total > 0)
  const taken = charges.data.filter(({ status }) => status === 'succeeded')
  const chargesOf = (invoice: Stripe.Invoice) => taken.filter((charge) => paysFor(charge, invoice))
  const [newest] = paid
  // A period that credit paid for follows a refunded one: its access was given for that credit.
  const newestCharges = newest && newest === latest ? chargesOf(newest) : []
  const disputes = await readAllDisputes(paid.flatMap(chargesOf).filter(({ disputed }) => disputed))
  const isGone = ({ id, refunded, amount }: Stripe.Charge) => refunded || preventedCents(disputes.get(id)) >= amount
  return {
    payments: paid.flatMap((invoice) => factsOf(invoice, chargesOf(invoice), disputes)),
    firstPaidAt: toDate(paid.at(-1)?.status_transitions.paid_at),
    lastPayment: newest ? paymentOf(newest) : null,
    isLastRefunded: newestCharges.length > 0 && newestCharges.every(isGone),
    dispute: worstOf([...disputes.values()]),
    unknownDisputes: [...disputes.values()].flatMap(({ unknown }) => unknown),
  }
}

function paymentOf(invoice: Stripe.Invoice): MembershipPayment | null {
  const { id, amount_paid: cents, status_transitions: times } = invoice
  const paidAt = toDate(times.paid_at)
  return id && paidAt ? { invoiceId: id, cents, taxCents: taxOfInvoice(invoice), paidAt } : null
}

function factsOf(
  invoice: Stripe.Invoice,
  charges: Stripe.Charge[],
  disputes: Map<string, CardDisputes>,
): PaidInvoice[] {
  const payment = paymentOf(invoice)
  if (!payment) return []
  const known = charges.flatMap(({ id }) => disputes.get(id) ?? [])
  const refunded = charges.reduce((sum, { amount_refunded: cents }) => sum + cents, 0)
  const lost = known.reduce((sum, { lostCents }) => sum + lostCents, 0)
  return [
    {
      ...payment,
      returnedCents: Math.min(payment.cents, refunded + lost),
      isDisputed: known.some(({ outcome }) => outcome === 'open'),
      cardFingerprint: charges[0]?.payment_method_details?.card?.fingerprint ?? null,
    },
  ]
}

function paysFor(charge: Stripe.Charge, invoice: Stripe.Invoice): boolean {
  const intent = idOf(charge.payment_intent)
  return (
    intent !== null && (invoice.payments?.data ?? []).some(({ payment }) => idOf(payment.payment_intent) === intent)
  )
}

async function readAllDisputes(charges: Stripe.Charge[]): Promise<Map<string, CardDisputes>> {
  const found = new Map<string, CardDisputes>()
  for (const { id } of charges) {
    const list = await callStripe('reading disputes', 'list', () => stripe().disputes.list({ charge: id, limit: MOST }))
    found.set(id, readDisputes(list.data))
  }
  return found
}

const preventedCents = (disputes: CardDisputes | undefined): Cents =>
  disputes?.outcome === 'prevented' ? disputes.lostCents : 0

function worstOf(disputes: CardDisputes[]): MembershipMoney['dispute'] {
  const outcomes = disputes.map(({ outcome }) => outcome)
  if (outcomes.includes('lost')) return 'lost'
  return outcomes.includes('open') ? 'open' : 'none'
}
