import type { Emulator } from '../Emulator.ts'
import { buildPaymentIntent } from '../payments/buildPaymentIntent.ts'
import { moveBalance } from '../customers/moveBalance.ts'
import { changeObject } from '../state/changeObject.ts'
import { newId } from '../state/newId.ts'
import type { Invoice, InvoiceLine, LineTax, PaymentIntent, Price, Subscription } from '../state/objects.ts'
import { emitEvent } from '../webhooks/emitEvent.ts'
import { type DiscountAmount, discountLines, dropUsedDiscounts } from './discounts.ts'
import { addedTax, disableLostTax, taxLines, taxStateOf, totalTaxes } from './invoiceTax.ts'
import { emptyInvoice } from './emptyInvoice.ts'
import { markInvoicePaid } from './markInvoicePaid.ts'
import { customerOf } from './subscriptionParts.ts'

export interface Line {
  amount: number
  description: string
  price: Price
  period: { start: number; end: number }
  proration?: boolean
}

type BillingReason = 'subscription_create' | 'subscription_cycle' | 'subscription_update'

/** Applies a credit balance first. With nothing left to pay the invoice is paid, otherwise it gets a payment intent. */
export function createInvoice(
  emulator: Emulator,
  subscription: Subscription,
  reason: BillingReason,
  lines: Line[],
): Invoice {
  const customer = customerOf(emulator, subscription)
  const now = emulator.clock.now()
  const invoice = emulator.store.save<'invoice'>(draftInvoice(emulator, subscription, reason, lines))
  disableLostTax(emulator, subscription)
  const due = invoice.amount_due
  const { balance } = customer
  const endingBalance = invoice.total + balance - due
  dropUsedDiscounts(emulator, subscription)
  emitEvent(emulator, 'invoice.created', invoice)

  if (endingBalance !== balance) {
    const used = { type: 'applied_to_invoice', invoice: invoice.id } as const
    moveBalance(emulator, customer, { amount: endingBalance - balance, currency: invoice.currency, ...used })
  }
  changeObject(emulator, customer, { next_invoice_sequence: customer.next_invoice_sequence + 1 })
  changeObject(emulator, invoice, {
    status: 'open',
    ending_balance: endingBalance,
    effective_at: now,
    hosted_invoice_url: `${emulator.origin}/invoice/${invoice.id}`,
    invoice_pdf: `${emulator.origin}/invoice/${invoice.id}/pdf`,
    status_transitions: { ...invoice.status_transitions, finalized_at: now },
  })
  changeObject(emulator, subscription, { latest_invoice: invoice.id })
  if (due > 0) requestPayment(emulator, invoice, subscription, reason)
  emitEvent(emulator, 'invoice.finalized', invoice)
  if (due === 0) markInvoicePaid(emulator, invoice)
  return invoice
}

/** In cents. Less is not charged, but added to the next invoice through the balance. */
const SMALLEST_CHARGE = 50

/** Not stored. */
export function draftInvoice(
  emulator: Emulator,
  subscription: Subscription,
  reason: BillingReason,
  lines: Line[],
): Invoice {
  const customer = customerOf(emulator, subscription)
  const subtotal = lines.reduce((sum, line) => sum + line.amount, 0)
  const discounted = discountLines(emulator, subscription, lines)
  const takenOff = (index: number) => discounted.ofLines[index]?.reduce((sum, { amount }) => sum + amount, 0) ?? 0
  const taxes = taxLines(
    emulator,
    subscription,
    lines.map((line, index) => ({ line, discounted: takenOff(index) })),
  )
  const total = subtotal - discounted.totalCents + addedTax(taxes.flat())
  const left = total + customer.balance
  const due = left < SMALLEST_CHARGE ? 0 : left
  const now = emulator.clock.now()
  const invoice = emptyInvoice(emulator, { customer, subscription, reason, subtotal, total, due, now })
  const data = lines.map((line, index) =>
    buildLine(invoice, subscription, line, { discounts: discounted.ofLines[index] ?? [], taxes: taxes[index] ?? [] }),
  )
  const total_taxes = totalTaxes(data)
  const includedTax = total_taxes.reduce((sum, { amount }) => sum + amount, 0)
  return {
    ...invoice,
    automatic_tax: taxStateOf(emulator, subscription),
    total_taxes,
    total_excluding_tax: total - includedTax,
    lines: { object: 'list', data, has_more: false, url: `/v1/invoices/${invoice.id}/lines` },
    discounts: [...subscription.discounts],
    total_discount_amounts: discounted.totals,
  }
}

export function intentOf(emulator: Emulator, invoice: Invoice): PaymentIntent | undefined {
  const payment = emulator.store.list('invoice_payment').find((item) => item.invoice === invoice.id)
  return payment && emulator.store.find('payment_intent', payment.payment.payment_intent)
}

function requestPayment(emulator: Emulator, invoice: Invoice, subscription: Subscription, reason: BillingReason): void {
  const saves = subscription.payment_settings.save_default_payment_method === 'on_subscription'
  const isFirst = reason === 'subscription_create'
  const intent = buildPaymentIntent(emulator, {
    amount: invoice.amount_due,
    currency: invoice.currency,
    customer: invoice.customer,
    description: isFirst ? 'Subscription creation' : 'Subscription update',
    setup_future_usage: saves || isFirst ? 'off_session' : null,
  })
  emulator.store.save<'invoice_payment'>({
    id: newId('inpay'),
    object: 'invoice_payment',
    amount_paid: null,
    amount_requested: invoice.amount_due,
    created: emulator.clock.now(),
    currency: invoice.currency,
    invoice: invoice.id,
    is_default: true,
    livemode: false,
    payment: { type: 'payment_intent', payment_intent: intent.id },
    status: 'open',
    status_transitions: { canceled_at: null, paid_at: null },
  })
}

function buildLine(
  invoice: Invoice,
  subscription: Subscription,
  line: Line,
  { discounts, taxes }: { discounts: DiscountAmount[]; taxes: LineTax[] },
): InvoiceLine {
  const item =
    subscription.items.data.find((candidate) => candidate.price.id === line.price.id) ?? subscription.items.data[0]
  return {
    id: newId('il'),
    object: 'line_item',
    amount: line.amount,
    currency: invoice.currency,
    description: line.description,
    discount_amounts: discounts,
    discountable: !line.proration,
    discounts: [],
    invoice: invoice.id,
    livemode: false,
    metadata: subscription.metadata,
    parent: {
      invoice_item_details: null,
      subscription_item_details: {
        invoice_item: null,
        proration: line.proration ?? false,
        proration_details: { credited_items: null },
        subscription: subscription.id,
        subscription_item: item?.id ?? '',
      },
      type: 'subscription_item_details',
    },
    period: line.period,
    pretax_credit_amounts: [],
    pricing: {
      price_details: { price: line.price.id, product: line.price.product },
      type: 'price_details',
      unit_amount_decimal: String(line.price.unit_amount),
    },
    quantity: item?.quantity ?? 1,
    quantity_decimal: String(item?.quantity ?? 1),
    subscription: subscription.id,
    subtotal: line.amount,
    taxes,
  }
}
