import type Stripe from 'stripe'
import type { Cents } from '#contracts/money.ts'
import { callStripe } from './CardProviderError.ts'
import { stripe } from './client.ts'
import { type CardDisputes, readDisputes } from './disputes.ts'
import { idOf } from './idOf.ts'
import { orNullIfMissing } from './isMissing.ts'
import { toDate } from './toDate.ts'

export type MembershipPayment = { invoiceId: string; cents: Cents; paidAt: Date }

export type MembershipMoney = {
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
  const taken = charges.data.filter(({ status }) => status === 'succeeded')
  const chargesOf = (invoice: Stripe.Invoice) => taken.filter((charge) => paysFor(charge, invoice))
  const [newest] = paid
  const newestCharges = newest ? chargesOf(newest) : []
  const disputes = await readAllDisputes(paid.flatMap(chargesOf).filter(({ disputed }) => disputed))
  const isGone = ({ id, refunded, amount }: Stripe.Charge) => refunded || preventedCents(disputes.get(id)) >= amount
  return {
    firstPaidAt: toDate(paid.at(-1)?.status_transitions.paid_at),
    lastPayment: newest ? paymentOf(newest) : null,
    isLastRefunded: newestCharges.length > 0 && newestCharges.every(isGone),
    dispute: worstOf([...disputes.values()]),
    unknownDisputes: [...disputes.values()].flatMap(({ unknown }) => unknown),
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
