import { createPaymentMethod } from '../cards/createPaymentMethod.ts'
import { type Payer, readWallet } from '../cards/otherMethods.ts'
import type { Emulator } from '../Emulator.ts'
import { StripeError, invalidRequest } from '../http/StripeError.ts'
import { confirmPaymentIntent } from '../payments/confirmPaymentIntent.ts'
import { confirmSetupIntent } from '../payments/confirmSetupIntent.ts'
import { findIntent, publicView, type Intent } from './findIntent.ts'
import { readCard, type CardForm } from './readCard.ts'

interface ConfirmBody {
  client_secret?: unknown
  card?: CardForm
  /** Instead of `card`: a saved card or a token such as `pm_card_visa`. */
  payment_method?: unknown
  /** Which wallet the card is in, or which pays itself. */
  wallet?: unknown
  billing_details?: Payer
  return_url?: unknown
}

export interface DemoAnswer {
  status: string
  next_action?: unknown
  error?: Record<string, unknown>
  paymentIntent?: Record<string, unknown>
  setupIntent?: Record<string, unknown>
}

/** As Stripe.js does on submit. A declined card is a response with `error`, not a failed request. */
export function confirmIntent(emulator: Emulator, body: ConfirmBody): DemoAnswer {
  const intent = findIntent(emulator, body.client_secret)
  const returnUrl = typeof body.return_url === 'string' ? body.return_url : undefined
  try {
    const cardId = body.card ? cardFrom(emulator, body) : tokenFrom(body.payment_method)
    if (intent.object === 'payment_intent') confirmPaymentIntent(emulator, intent, cardId, { returnUrl })
    else confirmSetupIntent(emulator, intent, cardId, { returnUrl })
    return demoAnswer(intent)
  } catch (error) {
    if (error instanceof StripeError) return demoAnswer(intent, error.fields)
    throw error
  }
}

export function demoAnswer(intent: Intent, error?: Record<string, unknown>): DemoAnswer {
  const name = intent.object === 'payment_intent' ? 'paymentIntent' : 'setupIntent'
  const shown =
    error && Object.fromEntries(Object.entries(error).filter(([key]) => !/_intent$|^payment_method$/.test(key)))
  return {
    status: intent.status,
    ...(intent.next_action && { next_action: intent.next_action }),
    ...(shown && {
      error: { ...shown, [name === 'paymentIntent' ? 'payment_intent' : 'setup_intent']: publicView(intent) },
    }),
    [name]: publicView(intent),
  }
}

function cardFrom(emulator: Emulator, { card: form = {}, wallet, billing_details: payer = {} }: ConfirmBody): string {
  const { card, expiry } = readCard(form, emulator.clock.now())
  const inWallet = wallet === undefined ? undefined : { wallet: readWallet(wallet), payer }
  return createPaymentMethod(emulator, card, expiry, inWallet).id
}

function tokenFrom(given: unknown): string {
  if (typeof given === 'string' && given) return given
  throw invalidRequest('Missing required param: card.', 'parameter_missing', 'card')
}
