import Stripe from 'stripe'
import { env } from '#env'
import { callStripe } from './CardProviderError.ts'
import { stripe } from './client.ts'

type Endpoint = Pick<Stripe.WebhookEndpoint, 'url' | 'status' | 'enabled_events' | 'api_version'>

/** Problems as sentences; empty when there are none. */
export async function checkWebhooks(neededEvents: string[]): Promise<string[]> {
  const list = await callStripe('reading webhook endpoints', 'list', () =>
    stripe().webhookEndpoints.list({ limit: 100 }),
  )
  return webhookProblems(list.data, `${env().SITE_URL}/api/webhooks/stripe`, neededEvents)
}

export function webhookProblems(endpoints: Endpoint[], url: string, neededEvents: string[]): string[] {
  const ours = endpoints.filter((endpoint) => endpoint.url === url)
  const enabled = ours.find(({ status }) => status === 'enabled')
  if (!enabled) {
    const what = ours.length > 0 ? 'is disabled' : 'does not exist'
    return [`The webhook endpoint ${url} ${what}. Create or enable it in Stripe’s dashboard.`]
  }
  const events = new Set<string>(enabled.enabled_events)
  const missing = events.has('*') ? [] : neededEvents.filter((event) => !events.has(event))
  const problems =
    missing.length > 0 ? [`The webhook endpoint ${url} is missing these events: ${missing.join(', ')}.`] : []
  if (enabled.api_version !== null && enabled.api_version !== Stripe.API_VERSION) {
    problems.push(
      `The webhook endpoint ${url} sends API version ${enabled.api_version}. It needs ${Stripe.API_VERSION}.`,
    )
  }
  return problems
}
