import type { Handler } from '../Emulator.ts'
import { resolvePaymentMethod } from '../cards/createPaymentMethod.ts'
import { invalidRequest } from '../http/StripeError.ts'
import { listPage, type PageParams } from '../http/listPage.ts'
import { throwIfRefused } from '../payments/confirmPaymentIntent.ts'
import type { Invoice } from '../state/objects.ts'
import { requireObject, requireCustomer } from '../state/requireObject.ts'
import { emitEvent } from '../webhooks/emitEvent.ts'
import { markUncollectible, voidInvoice } from './closeInvoice.ts'
import { chargeInvoice } from './collectInvoice.ts'
import { intentOf } from './createInvoice.ts'
import { markInvoicePaid, subscriptionOf } from './markInvoicePaid.ts'
import { cardForRenewal } from './subscriptionParts.ts'

export const retrieveInvoice: Handler = (emulator, { id }) => requireObject(emulator, 'invoice', id)

interface InvoiceFilter extends PageParams {
  customer?: string
  status?: string
  subscription?: string
}

export const listInvoices: Handler<InvoiceFilter> = (emulator, call) => {
  const { customer, status, subscription } = call.params
  if (customer) requireCustomer(emulator, customer)
  if (subscription) requireObject(emulator, 'subscription', subscription, 'subscription')
  const matches = emulator.store
    .list('invoice')
    .filter((invoice) => (!customer || invoice.customer === customer) && (!status || invoice.status === status))
    .filter((invoice) => !subscription || invoice.parent?.subscription_details?.subscription === subscription)
  return listPage(matches, call.params, call.path)
}

export const voidInvoiceHandler: Handler = (emulator, { id }) => {
  const invoice = requireObject(emulator, 'invoice', id)
  if (invoice.status !== 'open' && invoice.status !== 'uncollectible') {
    const message = `You can only pass in open invoices. This invoice isn't open.`
    throw invalidRequest(message, 'invoice_not_editable')
  }
  voidInvoice(emulator, invoice)
  return invoice
}

export const markUncollectibleHandler: Handler = (emulator, { id }) => {
  const invoice = requireObject(emulator, 'invoice', id)
  if (invoice.status !== 'open') throw invalidRequest('This invoice is not open.', 'invoice_not_editable')
  markUncollectible(emulator, invoice)
  return invoice
}

export const deleteInvoice: Handler = (emulator, { id }) => {
  const invoice = requireObject(emulator, 'invoice', id)
  if (invoice.status !== 'draft') throw invalidRequest('You can only delete draft invoices.', 'invoice_not_editable')
  emulator.store.remove(invoice)
  emitEvent(emulator, 'invoice.deleted', invoice)
  return { id, object: 'invoice', deleted: true }
}

interface PayParams {
  off_session?: boolean
  paid_out_of_band?: boolean
  payment_method?: string
}

export const payInvoice: Handler<PayParams> = (emulator, { id, params }) => {
  const invoice = requireObject(emulator, 'invoice', id)
  if (invoice.status === 'paid') throw invalidRequest('Invoice is already paid', 'invoice_already_paid')
  if (!isPayable(invoice)) throw invalidRequest('This invoice can no longer be paid', 'invoice_not_editable')
  if (params.paid_out_of_band) {
    markInvoicePaid(emulator, invoice)
    return invoice
  }
  const subscription = subscriptionOf(emulator, invoice)
  const card = params.payment_method
    ? resolvePaymentMethod(emulator, params.payment_method)
    : subscription && cardForRenewal(emulator, subscription)
  if (!card)
    throw invalidRequest(
      'There is no default_payment_method set on this Customer or Invoice.',
      'invoice_payment_intent_requires_action',
    )
  chargeInvoice(emulator, invoice, card, params.off_session ?? true)
  const intent = intentOf(emulator, invoice)
  if (intent) throwIfRefused(intent)
  return invoice
}

const isPayable = ({ status }: Invoice): boolean => status === 'open' || status === 'uncollectible'

export const retrieveInvoicePayment: Handler = (emulator, { id }) => requireObject(emulator, 'invoice_payment', id)

interface InvoicePaymentFilter extends PageParams {
  invoice?: string
  payment?: { type: string; payment_intent?: string }
  status?: string
}

export const listInvoicePayments: Handler<InvoicePaymentFilter> = (emulator, call) => {
  const { invoice, payment, status } = call.params
  const matches = emulator.store
    .list('invoice_payment')
    .filter((item) => (!invoice || item.invoice === invoice) && (!status || item.status === status))
    .filter((item) => !payment?.payment_intent || item.payment.payment_intent === payment.payment_intent)
  return listPage(matches, call.params, call.path)
}
