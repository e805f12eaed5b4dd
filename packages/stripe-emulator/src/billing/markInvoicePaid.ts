import type { Emulator } from '../Emulator.ts'
import { changeObject } from '../state/changeObject.ts'
import type { Invoice, InvoicePayment, PaymentIntent, Subscription } from '../state/objects.ts'
import { emitEvent, emitUpdated } from '../webhooks/emitEvent.ts'
import { changeSubscription } from './subscriptionParts.ts'

const REVIVED_BY_PAYMENT = ['incomplete', 'past_due', 'unpaid', 'paused']

export function markInvoicePaid(emulator: Emulator, invoice: Invoice, intent?: PaymentIntent): void {
  if (invoice.status !== 'open' && invoice.status !== 'uncollectible') return
  const now = emulator.clock.now()
  const payment = intent && paymentOf(emulator, intent)
  if (payment) settlePayment(emulator, payment, invoice.amount_due)
  const previous = changeObject(emulator, invoice, {
    status: 'paid',
    amount_paid: invoice.amount_due,
    amount_remaining: 0,
    attempted: true,
    attempt_count: intent ? invoice.attempt_count + 1 : invoice.attempt_count,
    auto_advance: false,
    next_payment_attempt: null,
    status_transitions: { ...invoice.status_transitions, paid_at: now },
  })
  if (intent) emitUpdated(emulator, 'invoice.updated', invoice, previous)
  emitEvent(emulator, 'invoice.paid', invoice)
  emitEvent(emulator, 'invoice.payment_succeeded', invoice)
  const subscription = subscriptionOf(emulator, invoice)
  if (subscription && intent) revive(emulator, subscription, invoice, intent)
}

function paymentOf(emulator: Emulator, intent: PaymentIntent): InvoicePayment | undefined {
  return emulator.store.list('invoice_payment').find((item) => item.payment.payment_intent === intent.id)
}

export function invoiceOf(emulator: Emulator, intent: PaymentIntent): Invoice | undefined {
  const payment = paymentOf(emulator, intent)
  return payment && emulator.store.find('invoice', payment.invoice)
}

export function subscriptionOf(emulator: Emulator, invoice: Invoice): Subscription | undefined {
  const id = invoice.parent?.subscription_details?.subscription
  return id ? emulator.store.find('subscription', id) : undefined
}

function settlePayment(emulator: Emulator, payment: InvoicePayment, amount: number): void {
  const statusTransitions = { canceled_at: null, paid_at: emulator.clock.now() }
  changeObject(emulator, payment, { status: 'paid', amount_paid: amount, status_transitions: statusTransitions })
  emitEvent(emulator, 'invoice_payment.paid', payment)
}

function revive(emulator: Emulator, subscription: Subscription, invoice: Invoice, intent: PaymentIntent): void {
  const patch: Partial<Subscription> = {}
  const isLatest = subscription.latest_invoice === invoice.id
  if (isLatest && REVIVED_BY_PAYMENT.includes(subscription.status)) patch.status = 'active'
  const saves = subscription.payment_settings.save_default_payment_method === 'on_subscription'
  if (saves && intent.payment_method) patch.default_payment_method = intent.payment_method
  changeSubscription(emulator, subscription, patch)
}
