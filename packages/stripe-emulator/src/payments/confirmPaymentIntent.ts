import type { Emulator } from '../Emulator.ts'
import { resolvePaymentMethod } from '../cards/createPaymentMethod.ts'
import { StripeError, invalidRequest } from '../http/StripeError.ts'
import type { PaymentIntent, PaymentMethod } from '../state/objects.ts'
import { attemptPayment, type PaymentAttempt } from './attemptPayment.ts'

const CONFIRMABLE = ['requires_payment_method', 'requires_confirmation', 'requires_action']

/** @throws StripeError 402 when the card is declined; the decline is stored on the intent, too. */
export function confirmPaymentIntent(
  emulator: Emulator,
  intent: PaymentIntent,
  cardId: string | undefined,
  attempt: PaymentAttempt,
): void {
  if (!CONFIRMABLE.includes(intent.status)) throw unexpectedPaymentState(intent, 'confirm')
  const chosen = cardId ?? intent.payment_method
  if (!chosen) {
    throw invalidRequest(
      'You cannot confirm this PaymentIntent because it is missing a payment method. Update the PaymentIntent with a payment method and then confirm it again.',
      'payment_intent_unexpected_state',
    )
  }
  const method = resolvePaymentMethod(emulator, chosen)
  requireAllowed(intent, method)
  requireUsable(intent, method)
  attemptPayment(emulator, intent, method, attempt)
  throwIfRefused(intent)
}

export function throwIfRefused(intent: PaymentIntent): void {
  const error = intent.last_payment_error
  if (intent.status !== 'requires_payment_method' || !error) return
  throw new StripeError(402, { ...error, payment_intent: structuredClone(intent) })
}

export function unexpectedPaymentState(intent: PaymentIntent, verb: string): StripeError {
  return new StripeError(400, {
    type: 'invalid_request_error',
    code: 'payment_intent_unexpected_state',
    message: `You cannot ${verb} this PaymentIntent because it has a status of ${intent.status}.`,
    payment_intent: structuredClone(intent),
  })
}

function requireAllowed(intent: PaymentIntent, { type }: PaymentMethod): void {
  if (intent.payment_method_types.includes(type)) return
  throw invalidRequest(
    `The PaymentMethod provided (${type}) is not allowed for this PaymentIntent.`,
    'payment_intent_incompatible_payment_method',
    'payment_method',
  )
}

function requireUsable(intent: PaymentIntent, method: PaymentMethod): void {
  if (!method.customer || method.customer === intent.customer) return
  throw invalidRequest(
    'The customer associated with the PaymentMethod does not match the customer of this PaymentIntent. Include the `customer` parameter of the PaymentMethod.',
    'payment_method_customer_mismatch',
    'payment_method',
  )
}
