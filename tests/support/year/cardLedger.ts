import { askCards } from '../cards.ts'
import type { Site } from '../site.ts'

/** A payment, as the card provider has it. */
export type CardPayment = {
  intentId: string
  customer: string | null
  cents: number
  at: Date
  /** By refunds that have succeeded. */
  refundedCents: number
  /** By refunds that have not failed. */
  goingCents: number
  /** By a bank that decided against the site. */
  lostCents: number
}

export type CardInvoice = { id: string; customer: string; cents: number; intents: string[] }

export type CardLedger = { payments: Map<string, CardPayment>; invoices: CardInvoice[] }

type Listed = { id: string; payment_intent: string; amount: number; status: string }
type Charge = Listed & { created: number; customer: string | null }
type Invoice = {
  id: string
  customer: string
  amount_paid: number
  payments?: { data: { status: string; payment: { payment_intent: string } }[] }
}

async function readAll<Item extends { id: string }>(site: Site, path: string): Promise<Item[]> {
  const all: Item[] = []
  for (let after = ''; ; after = `&starting_after=${all.at(-1)?.id}`) {
    const page = await askCards<{ data: Item[]; has_more: boolean }>(site, `${path}limit=100${after}`)
    all.push(...page.data)
    if (!page.has_more) return all
  }
}

export async function readCardLedger(site: Site): Promise<CardLedger> {
  const [charges, refunds, disputes, invoices] = await Promise.all([
    readAll<Charge>(site, 'charges?'),
    readAll<Listed>(site, 'refunds?'),
    readAll<Listed>(site, 'disputes?'),
    readAll<Invoice>(site, 'invoices?status=paid&expand[]=data.payments&'),
  ])
  const payments = new Map<string, CardPayment>()
  for (const { payment_intent: intentId, customer, amount: cents, created, status } of charges)
    if (status === 'succeeded') {
      const at = new Date(created * 1000)
      payments.set(intentId, { intentId, customer, cents, at, refundedCents: 0, goingCents: 0, lostCents: 0 })
    }
  for (const { payment_intent: intentId, amount, status } of refunds) {
    const payment = payments.get(intentId)
    if (!payment || ['failed', 'canceled'].includes(status)) continue
    payment.goingCents += amount
    if (status === 'succeeded') payment.refundedCents += amount
  }
  for (const { payment_intent: intentId, amount, status } of disputes) {
    const payment = payments.get(intentId)
    if (payment && ['lost', 'prevented'].includes(status)) payment.lostCents += amount
  }
  return {
    payments,
    invoices: invoices
      .filter(({ amount_paid: cents }) => cents > 0)
      .map(({ id, customer, amount_paid: cents, payments: paid }) => ({
        id,
        customer,
        cents,
        intents: (paid?.data ?? [])
          .filter(({ status }) => status === 'paid')
          .map(({ payment }) => payment.payment_intent),
      })),
  }
}

/** What the buyer or their bank has back of a payment. */
export const backOf = ({ cents, refundedCents, lostCents }: CardPayment): number =>
  Math.min(cents, refundedCents + lostCents)

export const sum = (all: number[]): number => all.reduce((total, one) => total + one, 0)
