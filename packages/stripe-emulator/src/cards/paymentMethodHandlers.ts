import type { Handler } from '../Emulator.ts'
import { invalidRequest } from '../http/StripeError.ts'
import { listPage, type PageParams } from '../http/listPage.ts'
import { changeObject } from '../state/changeObject.ts'
import { requireObject, requireCustomer } from '../state/requireObject.ts'
import { emitEvent, emitUpdated } from '../webhooks/emitEvent.ts'
import { attachPaymentMethod } from './attachPaymentMethod.ts'
import { cardOfToken } from './testCards.ts'
import { createPaymentMethod } from './createPaymentMethod.ts'

export const retrievePaymentMethod: Handler = (emulator, { id }) => {
  const card = cardOfToken(id)
  return card ? createPaymentMethod(emulator, card) : requireObject(emulator, 'payment_method', id)
}

export const attachCard: Handler<{ customer: string }> = (emulator, { id, params }) =>
  attachPaymentMethod(emulator, id, requireCustomer(emulator, params.customer), 'id')

export const detachCard: Handler = (emulator, { id }) => {
  const method = requireObject(emulator, 'payment_method', id)
  if (!method.customer) {
    throw invalidRequest('The payment method you provided is not attached to a customer so detachment is impossible.')
  }
  const customer = requireObject(emulator, 'customer', method.customer)
  const previous = changeObject(emulator, method, { customer: null })
  emitEvent(emulator, 'payment_method.detached', method, previous)
  for (const subscription of emulator.store.list('subscription')) {
    if (subscription.default_payment_method === id)
      changeObject(emulator, subscription, { default_payment_method: null })
  }
  if (customer.invoice_settings?.default_payment_method === id) {
    const settings = { ...customer.invoice_settings, default_payment_method: null }
    emitUpdated(
      emulator,
      'customer.updated',
      customer,
      changeObject(emulator, customer, { invoice_settings: settings }),
    )
  }
  return method
}

export const listPaymentMethods: Handler<PageParams & { customer?: string; type?: string }> = (emulator, call) => {
  const customer = call.id || call.params.customer
  const { type } = call.params
  if (customer) requireCustomer(emulator, customer, call.id ? 'id' : 'customer')
  const matches = emulator.store
    .list('payment_method')
    .filter((method) => customer !== undefined && method.customer === customer)
    .filter((method) => type === undefined || method.type === type)
  return listPage(matches, call.params, call.path)
}
