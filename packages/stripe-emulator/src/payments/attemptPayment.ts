import type { Emulator } from '../Emulator.ts'
import { attachConfirmedCard } from '../cards/attachPaymentMethod.ts'
import { cardOf, type CardNote } from '../cards/createPaymentMethod.ts'
import { decideCardOutcome } from '../cards/decideCardOutcome.ts'
import type { Decline } from '../cards/testCards.ts'
import { changeObject } from '../state/changeObject.ts'
import type { IntentError, PaymentIntent, PaymentMethod } from '../state/objects.ts'
import { emitEvent } from '../webhooks/emitEvent.ts'
import { createCharge } from './createCharge.ts'
import { createDispute } from './createDispute.ts'
import { authenticationStep, declineError } from './intentParts.ts'

export interface PaymentAttempt {
  offSession?: boolean
  authenticated?: boolean
  returnUrl?: string
  /** Waits for authentication; any other off-session payment fails. */
  isInvoice?: boolean
}

export function attemptPayment(
  emulator: Emulator,
  intent: PaymentIntent,
  method: PaymentMethod,
  attempt: PaymentAttempt,
): void {
  const { offSession = false, authenticated = false, returnUrl } = attempt
  const outcome = decideCardOutcome(cardOf(emulator, method), { purpose: 'charge', offSession, authenticated })
  const isQuestion =
    outcome.kind === 'declined' && outcome.decline.code === 'authentication_required' && attempt.isInvoice
  if (outcome.kind === 'authenticate' || isQuestion) return askForAuthentication(emulator, intent, method, returnUrl)
  if (outcome.kind === 'declined') return reject(emulator, intent, method, outcome.decline)
  if (intent.customer && intent.setup_future_usage && !method.customer)
    attachConfirmedCard(emulator, method, intent.customer)
  if (intent.setup_future_usage === 'off_session' && authenticated) rememberAuthentication(emulator, method)
  const charge = createCharge(emulator, intent, method)
  changeObject(emulator, intent, {
    status: 'succeeded',
    amount_received: intent.amount,
    last_payment_error: null,
    latest_charge: charge.id,
    next_action: null,
    payment_method: method.id,
  })
  emitEvent(emulator, 'payment_intent.succeeded', intent)
  emulator.reactions.paymentSucceeded(intent)
  if (cardOf(emulator, method).disputes) createDispute(emulator, charge.id)
}

export function failPayment(emulator: Emulator, intent: PaymentIntent, error: IntentError, charge?: string): void {
  changeObject(emulator, intent, {
    status: 'requires_payment_method',
    last_payment_error: error,
    latest_charge: charge ?? intent.latest_charge,
    next_action: null,
    payment_method: null,
  })
  emitEvent(emulator, 'payment_intent.payment_failed', intent)
  emulator.reactions.paymentFailed(intent)
}

export function rememberAuthentication(emulator: Emulator, method: PaymentMethod): void {
  const note = emulator.store.note<CardNote>('card', method.id)
  if (note) emulator.store.setNote('card', method.id, { ...note, authenticated: true })
}

function reject(emulator: Emulator, intent: PaymentIntent, method: PaymentMethod, decline: Decline): void {
  const charge = createCharge(emulator, intent, method, decline)
  failPayment(emulator, intent, declineError(decline, method, charge.id), charge.id)
}

function askForAuthentication(
  emulator: Emulator,
  intent: PaymentIntent,
  method: PaymentMethod,
  returnUrl?: string,
): void {
  changeObject(emulator, intent, {
    status: 'requires_action',
    last_payment_error: null,
    next_action: authenticationStep(emulator, intent, method, returnUrl),
    payment_method: method.id,
  })
  emitEvent(emulator, 'payment_intent.requires_action', intent)
  emulator.reactions.paymentNeedsAction(intent)
}
