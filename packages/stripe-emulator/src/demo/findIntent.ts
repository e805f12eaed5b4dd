import type { Emulator } from '../Emulator.ts'
import { StripeError, invalidRequest } from '../http/StripeError.ts'
import type { PaymentIntent, SetupIntent } from '../state/objects.ts'

export type Intent = PaymentIntent | SetupIntent

/** The client secret is a browser's only permission. */
export function findIntent(emulator: Emulator, clientSecret: unknown): Intent {
  if (typeof clientSecret !== 'string' || !clientSecret)
    throw invalidRequest('Missing required param: client_secret.', 'parameter_missing', 'client_secret')
  const id = clientSecret.split('_secret_')[0] ?? ''
  const intent = emulator.store.find('payment_intent', id) ?? emulator.store.find('setup_intent', id)
  if (intent && intent.client_secret === clientSecret) return intent
  throw new StripeError(404, {
    type: 'invalid_request_error',
    code: 'resource_missing',
    message: 'No such intent: the client secret does not fit any.',
    param: 'client_secret',
  })
}

const PUBLIC_FIELDS = [
  'id',
  'object',
  'amount',
  'client_secret',
  'created',
  'currency',
  'description',
  'last_payment_error',
  'last_setup_error',
  'livemode',
  'next_action',
  'payment_method',
  'payment_method_types',
  'receipt_email',
  'setup_future_usage',
  'shipping',
  'status',
  'usage',
] as const

export function publicView(intent: Intent): Record<string, unknown> {
  return Object.fromEntries(PUBLIC_FIELDS.filter((name) => name in intent).map((name) => [name, intent[name]]))
}
