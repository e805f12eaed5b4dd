import Stripe from 'stripe'
import { callStripe, CardProviderError } from './CardProviderError.ts'
import { stripe } from './client.ts'

type Made = {
  id: string
  /** Stripe tells it this once. */
  secret: string
}

/** Replaces earlier endpoints with this address: their secrets can't be read again. @throws CardProviderError */
export async function makeWebhookEndpoint(url: string, events: string[]): Promise<Made> {
  const known = await callStripe('reading webhook endpoints', 'list', () =>
    stripe().webhookEndpoints.list({ limit: 100 }),
  )
  for (const { id } of known.data.filter((endpoint) => endpoint.url === url)) await removeWebhookEndpoint(id)
  const made = await callStripe('making the webhook endpoint', 'webhook_endpoint', () =>
    stripe().webhookEndpoints.create({
      url,
      enabled_events: events as Stripe.WebhookEndpointCreateParams.EnabledEvent[],
      api_version: Stripe.API_VERSION,
    }),
  )
  return { id: made.id, secret: made.secret ?? '' }
}

/** One that is gone already is fine. @throws CardProviderError */
export async function removeWebhookEndpoint(id: string): Promise<void> {
  try {
    await callStripe('removing the webhook endpoint', 'webhook_endpoint', () => stripe().webhookEndpoints.del(id))
  } catch (error) {
    if (!(error instanceof CardProviderError && error.isMissing)) throw error
  }
}
