import { route } from '../../route.ts'

export const stripeWebhook = route('POST', '/webhooks/stripe', {
  summary: 'Receives events of the card provider, signed in `Stripe-Signature`.',
  access: 'provider',
  output: async () => (await import('../../operations/webhooks.ts')).webhookAnswer,
})

export const spreadconnectWebhook = route('POST', '/webhooks/spreadconnect', {
  summary: 'Receives events of the print provider, signed in `X-Sprd-Signature`.',
  access: 'provider',
  status: 202,
  produces: 'text/plain',
})
