import type { Handler } from '../Emulator.ts'
import { resolvePaymentMethod } from '../cards/createPaymentMethod.ts'
import { invalidRequest } from '../http/StripeError.ts'
import { listPage, type PageParams } from '../http/listPage.ts'
import { throwIfRefused } from '../payments/confirmPaymentIntent.ts'
import { demand } from '../state/demand.ts'
import { chargeInvoice } from './collectInvoice.ts'
import { intentOf } from './createInvoice.ts'
import { settleInvoice, subscriptionOf } from './settleInvoice.ts'
import { cardForRenewal } from './subscriptionParts.ts'

export const retrieveInvoice: Handler = (emulator, { id }) => demand(emulator, 'invoice', id)

interface InvoiceFilter extends PageParams {
  customer?: string
  status?: string
  subscription?: string
}

export const listInvoices: Handler<InvoiceFilter> = (emulator, call) => {
  const { customer, status, subscription } = call.params
  const matches = emulator.store
    .list('invoice')
    .filter((invoice) => (!customer || invoice.customer === customer) && (!status || invoice.status === status))
    .filter((invoice) => !subscription || invoice.parent?.subscription_details?.subscription === subscription)
  return listPage(matches, call.params, call.path)
}

interface PayParams {
  off_session?: boolean
  paid_out_of_band?: boolean
  payment_method?: string
}

export const payInvoice: Handler<PayParams> = (emulator, { id, params }) => {
  const invoice = demand(emulator, 'invoice', id)
  if (invoice.status === 'paid') throw invalidRequest('Invoice is already paid', 'invoice_already_paid')
  if (invoice.status !== 'open') throw invalidRequest('This invoice can no longer be paid', 'invoice_not_editable')
  if (params.paid_out_of_band) {
    settleInvoice(emulator, invoice)
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

export const retrieveInvoicePayment: Handler = (emulator, { id }) => demand(emulator, 'invoice_payment', id)

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
