import Stripe from 'stripe'
import { expect, it } from 'vitest'
import { CardProviderError } from '#providers/stripe/CardProviderError.ts'
import { isMissing } from '#providers/stripe/isMissing.ts'

const refused = (facts: { message: string; statusCode?: number; code?: string; param?: string }) =>
  new CardProviderError(
    'reading',
    new Stripe.errors.StripeInvalidRequestError({
      type: 'invalid_request_error',
      statusCode: 404,
      code: 'resource_missing',
      param: 'id',
      ...facts,
    } as never),
  )

it.each([
  ['the subscription itself', { message: "No such subscription: 'sub_1'" }, true],
  [
    'the subscription in a parameter',
    { message: "No such subscription: 'sub_1'", statusCode: 400, param: 'subscription' },
    true,
  ],
  ['its customer', { message: "No such customer: 'cus_1'", statusCode: 400, param: 'customer' }, false],
  ['one of its charges', { message: "No such charge: 'ch_1'" }, false],
  ['an item of it', { message: "No such subscription item: 'si_1'" }, false],
  ['the address', { message: 'Unrecognized request URL (GET: /v2/subscriptions)', code: undefined as never }, false],
  ['the server', { message: "No such subscription: 'sub_1'", statusCode: 500 }, false],
])('isMissing distinguishes a missing subscription from %s', (_what, facts, expected) => {
  expect(isMissing(refused(facts), 'subscription')).toBe(expected)
})

it('isMissing is false for any other error', () => {
  expect(isMissing(new Error("No such subscription: 'sub_1'"), 'subscription')).toBe(false)
})
