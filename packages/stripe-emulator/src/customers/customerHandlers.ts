import type { Emulator, Handler } from '../Emulator.ts'
import { invalidRequest } from '../http/StripeError.ts'
import { listPage, type PageParams } from '../http/listPage.ts'
import { attachPaymentMethod } from '../cards/attachPaymentMethod.ts'
import { cancelSubscription } from '../billing/cancelSubscription.ts'
import { changeObject } from '../state/changeObject.ts'
import { requireObject, requireCustomer } from '../state/requireObject.ts'
import { mergeMetadata, type MetadataParam } from '../state/mergeMetadata.ts'
import { fullAddress, fullShipping } from './fullAddress.ts'
import { newId, randomText } from '../state/newId.ts'
import type { Address, Customer } from '../state/objects.ts'
import { emitEvent, emitUpdated } from '../webhooks/emitEvent.ts'

interface CustomerParams {
  address?: Partial<Address> | null
  balance?: number
  description?: string
  email?: string | null
  invoice_settings?: { default_payment_method?: string | null; footer?: string }
  metadata?: MetadataParam
  name?: string | null
  payment_method?: string
  phone?: string | null
  preferred_locales?: string[]
  shipping?: Record<string, unknown> | null
  tax_exempt?: string
  test_clock?: string
}

export const createCustomer: Handler<CustomerParams> = (emulator, { params }) => {
  if (params.test_clock) requireObject(emulator, 'test_helpers.test_clock', params.test_clock, 'test_clock')
  const customer = emulator.store.save<'customer'>({
    id: newId('cus'),
    object: 'customer',
    address: null,
    balance: params.balance ?? 0,
    created: emulator.clock.now(),
    currency: null,
    customer_account: null,
    default_source: null,
    delinquent: false,
    description: null,
    discount: null,
    email: null,
    invoice_prefix: randomText(8).toUpperCase(),
    invoice_settings: { custom_fields: null, default_payment_method: null, footer: null, rendering_options: null },
    livemode: false,
    metadata: {},
    name: null,
    next_invoice_sequence: 1,
    phone: null,
    preferred_locales: [],
    shipping: null,
    tax_exempt: 'none',
    test_clock: params.test_clock ?? null,
  })
  changeObject(emulator, customer, plainFields(customer, params))
  if (params.payment_method) attachFirstCard(emulator, customer, params.payment_method)
  emitEvent(emulator, 'customer.created', customer)
  return customer
}

export const retrieveCustomer: Handler = (emulator, { id }) => requireObject(emulator, 'customer', id)

export const updateCustomer: Handler<CustomerParams> = (emulator, { id, params }) => {
  const customer = requireCustomer(emulator, id, 'id')
  const patch = plainFields(customer, params)
  const wanted = params.invoice_settings?.default_payment_method
  if (wanted) requireOwnCard(emulator, customer, wanted)
  emitUpdated(emulator, 'customer.updated', customer, changeObject(emulator, customer, patch))
  return customer
}

export const deleteCustomer: Handler = (emulator, { id }) => {
  const customer = requireCustomer(emulator, id, 'id')
  for (const subscription of emulator.store.list('subscription')) {
    if (subscription.customer === id) cancelSubscription(emulator, subscription, { reason: 'cancellation_requested' })
  }
  for (const method of emulator.store.list('payment_method')) {
    if (method.customer === id) changeObject(emulator, method, { customer: null })
  }
  emitEvent(emulator, 'customer.deleted', customer)
  const remains = { id, object: 'customer', deleted: true } as const
  return emulator.store.save<'customer'>(remains as unknown as Customer)
}

export const listCustomers: Handler<PageParams & { email?: string; test_clock?: string }> = (emulator, call) => {
  const { email, test_clock: clock } = call.params
  const matches = emulator.store
    .list('customer')
    .filter((customer) => !customer.deleted && (email === undefined || customer.email === email))
    .filter((customer) => clock === undefined || customer.test_clock === clock)
  return listPage(matches, call.params, call.path)
}

/** First, so that a card that can't be saved leaves no customer behind. */
function attachFirstCard(emulator: Emulator, customer: Customer, card: string): void {
  try {
    attachPaymentMethod(emulator, card, customer, 'payment_method')
  } catch (error) {
    emulator.store.remove(customer)
    throw error
  }
}

function plainFields(customer: Customer, params: CustomerParams): Partial<Customer> {
  const {
    address,
    invoice_settings: invoiceSettings,
    metadata,
    payment_method: _card,
    test_clock: _clock,
    ...rest
  } = params
  const { expand: _expand, ...plain } = rest as Record<string, unknown>
  const given = Object.fromEntries(Object.entries(plain).map(([name, value]) => [name, value === '' ? null : value]))
  const patch: Partial<Customer> = { ...given, metadata: mergeMetadata(customer.metadata, metadata) }
  if (address !== undefined) patch.address = address ? fullAddress(address) : null
  if (params.shipping) patch.shipping = fullShipping(params.shipping)
  if (invoiceSettings) {
    const settings = { ...customer.invoice_settings, ...invoiceSettings }
    patch.invoice_settings = { ...settings, default_payment_method: settings.default_payment_method ?? null }
  }
  return patch
}

function requireOwnCard(emulator: Emulator, customer: Customer, id: string): void {
  const method = emulator.store.find('payment_method', id)
  if (method?.customer === customer.id) return
  const message = `The customer does not have a payment method with the ID ${id}. The payment method must be attached to the customer.`
  throw invalidRequest(message, 'resource_missing', 'invoice_settings[default_payment_method]')
}
