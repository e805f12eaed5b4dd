import type { Emulator } from '../Emulator.ts'
import { StripeError, invalidRequest } from '../http/StripeError.ts'
import { failPayment } from '../payments/attemptPayment.ts'
import { confirmPaymentIntent } from '../payments/confirmPaymentIntent.ts'
import { confirmSetupIntent, failSetup } from '../payments/confirmSetupIntent.ts'
import { authenticationError } from '../payments/intentParts.ts'
import { demoAnswer, type DemoAnswer } from './confirmIntent.ts'
import { findIntent, type Intent } from './findIntent.ts'

/** After `fail` the holder can try another card. */
export function answerAuthentication(
  emulator: Emulator,
  body: { client_secret?: unknown; outcome?: unknown },
): DemoAnswer {
  const intent = findIntent(emulator, body.client_secret)
  if (body.outcome !== 'authenticate' && body.outcome !== 'fail') {
    throw invalidRequest("Invalid outcome: must be 'authenticate' or 'fail'.", undefined, 'outcome')
  }
  if (intent.status !== 'requires_action') {
    throw invalidRequest(
      `Nothing to authenticate: the intent has a status of ${intent.status}.`,
      `${intent.object}_unexpected_state`,
    )
  }
  if (body.outcome === 'fail') return reject(emulator, intent)
  try {
    if (intent.object === 'payment_intent') confirmPaymentIntent(emulator, intent, undefined, { authenticated: true })
    else confirmSetupIntent(emulator, intent, undefined, { authenticated: true })
    return demoAnswer(intent)
  } catch (error) {
    if (error instanceof StripeError) return demoAnswer(intent, error.fields)
    throw error
  }
}

function reject(emulator: Emulator, intent: Intent): DemoAnswer {
  const method = intent.payment_method ? emulator.store.find('payment_method', intent.payment_method) : undefined
  const error = authenticationError(intent.object, method)
  if (intent.object === 'payment_intent') failPayment(emulator, intent, error)
  else failSetup(emulator, intent, error)
  return demoAnswer(intent, error)
}
