import Stripe from 'stripe'
import { expect, it } from 'vitest'
import { cardProviderProblem } from '#domain/cardProviderProblem.ts'
import { CardProviderError } from '#providers/stripe/CardProviderError.ts'

const { StripeAPIError, StripeCardError, StripeConnectionError, StripeIdempotencyError } = Stripe.errors
const { StripeAuthenticationError, StripeInvalidRequestError, StripePermissionError, StripeRateLimitError } =
  Stripe.errors

it.each([
  ['no answer', new StripeConnectionError({ message: 'timed out' }), 'card_provider_unreachable', 502],
  ['a server error', new StripeAPIError({ statusCode: 500 }), 'card_provider_unreachable', 502],
  [
    'too many calls',
    new StripeRateLimitError({ statusCode: 429, code: 'rate_limit' }),
    'card_provider_unreachable',
    502,
  ],
  [
    'a change in another tab',
    new StripeRateLimitError({ statusCode: 429, code: 'lock_timeout' }),
    'card_provider_busy',
    409,
  ],
  ['the same call in another tab', new StripeIdempotencyError({ statusCode: 409 }), 'card_provider_busy', 409],
  ['a declined card', new StripeCardError({ statusCode: 402, code: 'card_declined' }), 'card_declined', 402],
  ['a wrong key', new StripeAuthenticationError({ statusCode: 401 }), 'card_provider_refused', 409],
  ['a key without the permission', new StripePermissionError({ statusCode: 403 }), 'card_provider_refused', 409],
  ['a refusal', new StripeInvalidRequestError({ statusCode: 400 }), 'card_provider_refused', 409],
  [
    'something that is gone',
    new StripeInvalidRequestError({ statusCode: 404, code: 'resource_missing' }),
    'card_provider_refused',
    409,
  ],
])('%s at the card provider has a code and a message of its own', (_, error, code, status) => {
  expect(cardProviderProblem(new CardProviderError('a call', error))).toMatchObject({ code, status })
})
