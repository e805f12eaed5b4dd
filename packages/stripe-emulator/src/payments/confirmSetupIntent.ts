import type { Emulator } from '../Emulator.ts'
import { attachConfirmedCard } from '../cards/attachPaymentMethod.ts'
import { cardOf, resolvePaymentMethod } from '../cards/createPaymentMethod.ts'
import { decideCardOutcome } from '../cards/decideCardOutcome.ts'
import { StripeError, invalidRequest } from '../http/StripeError.ts'
import { changeObject } from '../state/changeObject.ts'
import type { IntentError, PaymentMethod, SetupIntent } from '../state/objects.ts'
import { emitEvent } from '../webhooks/emitEvent.ts'
import { rememberAuthentication } from './attemptPayment.ts'
import { authenticationStep, declineError } from './intentParts.ts'

const CONFIRMABLE = ['requires_payment_method', 'requires_confirmation', 'requires_action']

interface SetupAttempt {
  authenticated?: boolean
  returnUrl?: string
}

/** @throws StripeError 402 when the card is declined; the decline is stored on the intent, too. */
export function confirmSetupIntent(
  emulator: Emulator,
  intent: SetupIntent,
  cardId: string | undefined,
  attempt: SetupAttempt,
): void {
  if (!CONFIRMABLE.includes(intent.status)) throw unexpectedSetupState(intent, 'confirm')
  const chosen = cardId ?? intent.payment_method
  if (!chosen) {
    throw invalidRequest(
      'You cannot confirm this SetupIntent because it is missing a payment method.',
      'setup_intent_unexpected_state',
    )
  }
  const method = resolvePaymentMethod(emulator, chosen)
  const { authenticated = false, returnUrl } = attempt
  const outcome = decideCardOutcome(cardOf(emulator, method), { purpose: 'save', offSession: false, authenticated })
  if (outcome.kind === 'authenticate') return askForAuthentication(emulator, intent, method, returnUrl)
  if (outcome.kind === 'declined') {
    failSetup(emulator, intent, declineError(outcome.decline, method))
    throw new StripeError(402, { ...declineError(outcome.decline, method), setup_intent: structuredClone(intent) })
  }
  if (intent.customer) attachConfirmedCard(emulator, method, intent.customer)
  if (authenticated) rememberAuthentication(emulator, method)
  changeObject(emulator, intent, {
    status: 'succeeded',
    last_setup_error: null,
    next_action: null,
    payment_method: method.id,
  })
  emitEvent(emulator, 'setup_intent.succeeded', intent)
  emulator.reactions.setupSucceeded(intent)
}

export function failSetup(emulator: Emulator, intent: SetupIntent, error: IntentError): void {
  changeObject(emulator, intent, {
    status: 'requires_payment_method',
    last_setup_error: error,
    next_action: null,
    payment_method: null,
  })
  emitEvent(emulator, 'setup_intent.setup_failed', intent)
}

export function unexpectedSetupState(intent: SetupIntent, verb: string): StripeError {
  return new StripeError(400, {
    type: 'invalid_request_error',
    code: 'setup_intent_unexpected_state',
    message: `You cannot ${verb} this SetupIntent because it has a status of ${intent.status}.`,
    setup_intent: structuredClone(intent),
  })
}

function askForAuthentication(
  emulator: Emulator,
  intent: SetupIntent,
  method: PaymentMethod,
  returnUrl?: string,
): void {
  changeObject(emulator, intent, {
    status: 'requires_action',
    last_setup_error: null,
    next_action: authenticationStep(emulator, intent, method, returnUrl),
    payment_method: method.id,
  })
  emitEvent(emulator, 'setup_intent.requires_action', intent)
}
