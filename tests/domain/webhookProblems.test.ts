import Stripe from 'stripe'
import { expect, it } from 'vitest'
import { webhookProblems } from '#providers/stripe/checkWebhooks.ts'

const url = 'https://hunt.test/api/webhooks/stripe'
const endpoint = { url, status: 'enabled', enabled_events: ['invoice.paid'], api_version: Stripe.API_VERSION }
const needed = ['invoice.paid', 'customer.updated']

it.each([
  ['every required event', [{ ...endpoint, enabled_events: needed }], []],
  ['all events', [{ ...endpoint, enabled_events: ['*'] }], []],
  ['some events', [endpoint], [expect.stringContaining('is missing these events: customer.updated.')]],
  ['nothing, disabled', [{ ...endpoint, status: 'disabled' }], [expect.stringContaining('is disabled')]],
  ['nothing, elsewhere', [{ ...endpoint, url: 'https://other.test' }], [expect.stringContaining('does not exist')]],
  [
    'an older version',
    [{ ...endpoint, enabled_events: ['*'], api_version: '2024-06-20' }],
    [expect.stringContaining('sends API version 2024-06-20')],
  ],
])('an endpoint that sends %s', (_what, endpoints, problems) => {
  expect(webhookProblems(endpoints as never, url, needed)).toEqual(problems)
})
