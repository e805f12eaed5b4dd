import type { StripeEvent } from '../state/objects.ts'
import { signPayload } from './signPayload.ts'

const ATTEMPT_TIMEOUT_MS = 10_000

export interface WebhookTarget {
  url: string
  secret: string
}

export async function sendEvent(target: WebhookTarget, event: StripeEvent): Promise<number | string> {
  const payload = JSON.stringify({ ...event, pending_webhooks: 1 })
  try {
    const response = await fetch(target.url, {
      method: 'POST',
      body: payload,
      headers: {
        'Content-Type': 'application/json; charset=utf-8',
        'Stripe-Signature': signPayload(payload, target.secret),
        'User-Agent': 'Stripe/1.0 (stripe emulator)',
      },
      redirect: 'manual',
      signal: AbortSignal.timeout(ATTEMPT_TIMEOUT_MS),
    })
    await response.arrayBuffer()
    return response.status
  } catch (error) {
    return error instanceof Error ? error.message : 'unreachable'
  }
}
