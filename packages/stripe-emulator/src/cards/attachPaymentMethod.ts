import type { Emulator } from '../Emulator.ts'
import { StripeError, invalidRequest } from '../http/StripeError.ts'
import { changeObject } from '../state/changeObject.ts'
import type { Customer, PaymentMethod } from '../state/objects.ts'
import { emitEvent } from '../webhooks/emitEvent.ts'
import { cardOf, resolvePaymentMethod } from './createPaymentMethod.ts'

/** A token such as `pm_card_visa` becomes a new payment method. @throws StripeError 402 for a card that can't be saved. */
export function attachPaymentMethod(emulator: Emulator, id: string, customer: Customer, param?: string): PaymentMethod {
  const method = resolvePaymentMethod(emulator, id, param)
  const { declined } = cardOf(emulator, method)
  if (declined) {
    throw new StripeError(402, {
      type: 'card_error',
      code: declined.code,
      decline_code: declined.declineCode,
      message: declined.message,
    })
  }
  return attachConfirmedCard(emulator, method, customer.id)
}

/** Skips the card check, because the card was just confirmed. */
export function attachConfirmedCard(emulator: Emulator, method: PaymentMethod, customerId: string): PaymentMethod {
  if (method.customer === customerId) return method
  if (method.customer) {
    throw invalidRequest(
      'The payment method you provided has already been attached to a customer.',
      'payment_method_unexpected_state',
    )
  }
  changeObject(emulator, method, { customer: customerId })
  emitEvent(emulator, 'payment_method.attached', method)
  return method
}
