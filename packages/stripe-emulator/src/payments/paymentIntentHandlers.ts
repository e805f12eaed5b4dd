import type { Emulator, Handler } from '../Emulator.ts'
import { fullShipping } from '../customers/fullAddress.ts'
import { paymentMethodOf, resolvePaymentMethod } from '../cards/createPaymentMethod.ts'
import type { Payer } from '../cards/otherMethods.ts'
import { invalidRequest } from '../http/StripeError.ts'
import { listPage, type PageParams } from '../http/listPage.ts'
import { changeObject } from '../state/changeObject.ts'
import { requireObject, requireCustomer } from '../state/requireObject.ts'
import { mergeMetadata, type MetadataParam } from '../state/mergeMetadata.ts'
import type { PaymentIntent } from '../state/objects.ts'
import { buildPaymentIntent } from './buildPaymentIntent.ts'
import { cancelPaymentIntent } from './cancelPaymentIntent.ts'
import { confirmPaymentIntent, unexpectedPaymentState } from './confirmPaymentIntent.ts'
import { allowedTypes, type AllowedTypesParams } from './intentParts.ts'

const SMALLEST_AMOUNT = 50
const LARGEST_AMOUNT = 99_999_999
const ALWAYS_CHANGEABLE = new Set(['metadata', 'description', 'receipt_email', 'expand', 'shipping'])

interface ConfirmParams {
  off_session?: boolean | string
  payment_method?: string
  /** A new payment method, in place of `payment_method`. */
  payment_method_data?: { type: string; billing_details?: Payer }
  return_url?: string
  receipt_email?: string | null
  setup_future_usage?: 'on_session' | 'off_session' | null
  shipping?: Record<string, unknown> | null
}

interface IntentParams extends ConfirmParams, AllowedTypesParams {
  amount?: number
  capture_method?: string
  confirm?: boolean
  currency?: string
  customer?: string
  description?: string
  hooks?: Record<string, unknown>
  metadata?: MetadataParam
  payment_details?: Record<string, unknown>
  statement_descriptor?: string
  statement_descriptor_suffix?: string
  transfer_group?: string
}

export const createPaymentIntent: Handler<IntentParams & { amount: number; currency: string }> = (
  emulator,
  { params },
) => {
  if (params.return_url && !params.confirm) {
    throw invalidRequest(
      'The parameter `return_url` cannot be passed when creating a PaymentIntent unless `confirm` is set to true.',
      'parameter_unknown',
      'return_url',
    )
  }
  requireAmount(params.amount)
  if (params.customer) requireCustomer(emulator, params.customer)
  const intent = buildPaymentIntent(emulator, {
    amount: params.amount,
    currency: params.currency.toLowerCase(),
    ...allowedTypes(params),
    ...changes(emulator, params),
    metadata: mergeMetadata({}, params.metadata),
  })
  if (params.confirm) confirm(emulator, intent, params)
  return intent
}

export const retrievePaymentIntent: Handler = (emulator, { id }) => requireObject(emulator, 'payment_intent', id)

export const updatePaymentIntent: Handler<IntentParams> = (emulator, { id, params }) => {
  const intent = requireObject(emulator, 'payment_intent', id)
  const isOver = intent.status === 'succeeded' || intent.status === 'canceled'
  if (isOver && Object.keys(params).some((name) => !ALWAYS_CHANGEABLE.has(name)))
    throw unexpectedPaymentState(intent, 'update')
  if (params.amount !== undefined) requireAmount(params.amount)
  if (params.customer) requireCustomer(emulator, params.customer)
  const patch: Partial<PaymentIntent> = {
    ...changes(emulator, params),
    metadata: mergeMetadata(intent.metadata, params.metadata),
  }
  if (params.amount !== undefined) patch.amount = params.amount
  if (params.allowed_payment_method_types || params.excluded_payment_method_types)
    Object.assign(patch, allowedTypes(params))
  if (patch.payment_method && intent.status === 'requires_payment_method') patch.status = 'requires_confirmation'
  changeObject(emulator, intent, patch)
  return intent
}

export const confirmPayment: Handler<ConfirmParams> = (emulator, { id, params }) => {
  const intent = requireObject(emulator, 'payment_intent', id)
  const { off_session: _away, payment_method: _card, payment_method_data: data, return_url: _return, ...kept } = params
  if (intent.status !== 'succeeded') changeObject(emulator, intent, changes(emulator, kept))
  confirm(emulator, intent, data ? { ...params, payment_method: paymentMethodOf(emulator, data).id } : params)
  return intent
}

export const cancelPayment: Handler<{ cancellation_reason?: string }> = (emulator, { id, params }) => {
  const intent = requireObject(emulator, 'payment_intent', id)
  const isInvoiced = emulator.store.list('invoice_payment').some((item) => item.payment.payment_intent === id)
  if (isInvoiced) {
    throw invalidRequest(
      'You cannot cancel this PaymentIntent because it belongs to an invoice. Void the invoice instead.',
      'payment_intent_unexpected_state',
    )
  }
  if (intent.status === 'succeeded' || intent.status === 'canceled') throw unexpectedPaymentState(intent, 'cancel')
  cancelPaymentIntent(emulator, intent, params.cancellation_reason)
  return intent
}

export const listPaymentIntents: Handler<PageParams & { customer?: string }> = (emulator, call) => {
  const { customer } = call.params
  const matches = emulator.store.list('payment_intent').filter((intent) => !customer || intent.customer === customer)
  return listPage(matches, call.params, call.path)
}

function confirm(emulator: Emulator, intent: PaymentIntent, params: ConfirmParams): void {
  const offSession = params.off_session !== undefined && params.off_session !== false && params.off_session !== 'false'
  confirmPaymentIntent(emulator, intent, params.payment_method, { offSession, returnUrl: params.return_url })
}

function changes(emulator: Emulator, params: IntentParams): Partial<PaymentIntent> {
  const names = [
    'customer',
    'description',
    'receipt_email',
    'setup_future_usage',
    'statement_descriptor',
    'statement_descriptor_suffix',
    'transfer_group',
    'hooks',
  ] as const
  const patch: Partial<PaymentIntent> = {}
  for (const name of names) if (params[name] !== undefined) Object.assign(patch, { [name]: params[name] })
  if (params.payment_details) {
    patch.payment_details = { customer_reference: null, order_reference: null, ...params.payment_details }
  }
  if (params.shipping !== undefined)
    patch.shipping = params.shipping
      ? { carrier: null, tracking_number: null, phone: null, ...fullShipping(params.shipping) }
      : null
  if (params.payment_method) patch.payment_method = resolvePaymentMethod(emulator, params.payment_method).id
  if (params.payment_method_data) patch.payment_method = paymentMethodOf(emulator, params.payment_method_data).id
  if (params.capture_method === 'manual')
    throw invalidRequest('This emulator captures automatically only.', undefined, 'capture_method')
  return patch
}

function requireAmount(amount: number): void {
  if (!Number.isInteger(amount))
    throw invalidRequest(`Invalid integer: ${amount}`, 'parameter_invalid_integer', 'amount')
  if (amount < SMALLEST_AMOUNT) throw invalidRequest('Amount must be at least $0.50 usd', 'amount_too_small', 'amount')
  if (amount > LARGEST_AMOUNT)
    throw invalidRequest('Amount must be no more than $999,999.99', 'amount_too_large', 'amount')
}
