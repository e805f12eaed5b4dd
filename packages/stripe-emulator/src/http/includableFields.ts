import type { Emulator } from '../Emulator.ts'
import type { StripeObject } from '../state/objects.ts'

type Include = (emulator: Emulator, id: string) => unknown

/** Returned only when `expand` names them. */
export const includableFields: Record<string, Include> = {
  'invoice.confirmation_secret': confirmationSecret,
  'invoice.payments': (emulator, id) =>
    list(
      emulator.store.list('invoice_payment').filter((payment) => payment.invoice === id),
      `/v1/invoice_payments?invoice=${id}`,
    ),
  'customer.subscriptions': (emulator, id) =>
    list(
      emulator.store.list('subscription').filter((item) => item.customer === id && item.status !== 'canceled'),
      `/v1/customers/${id}/subscriptions`,
    ),
  'charge.refunds': (emulator, id) =>
    list(
      emulator.store.list('refund').filter((refund) => refund.charge === id),
      `/v1/charges/${id}/refunds`,
    ),
  'tax.calculation.line_items': (emulator, id) =>
    list(emulator.store.note<StripeObject[]>('taxLines', id) ?? [], `/v1/tax/calculations/${id}/line_items`),
}

function confirmationSecret(emulator: Emulator, invoiceId: string): unknown {
  const payment = emulator.store.list('invoice_payment').find((item) => item.invoice === invoiceId && item.is_default)
  const intent = payment && emulator.store.find('payment_intent', payment.payment.payment_intent)
  return intent ? { client_secret: intent.client_secret, type: 'payment_intent' } : null
}

function list(data: StripeObject[], url: string): unknown {
  return { object: 'list', data, has_more: false, url }
}
