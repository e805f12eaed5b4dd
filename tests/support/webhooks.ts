import { createHmac } from 'node:crypto'
import Stripe from 'stripe'
import type { Site } from './site.ts'
import { CARD_WEBHOOK_SECRET, PRINT_WEBHOOK_SECRET } from './siteVariables.ts'

/** Sends a signed event as Stripe does. */
export function sendCardEvent(site: Site, event: string) {
  const signature = Stripe.webhooks.generateTestHeaderString({ payload: event, secret: CARD_WEBHOOK_SECRET })
  return site.visitor().send('POST', '/api/webhooks/stripe', {
    raw: event,
    headers: { 'stripe-signature': signature, 'content-type': 'application/json' },
  })
}

/** Sends a signed event as the print provider does. */
export function sendPrintEvent(site: Site, event: string) {
  const signature = createHmac('sha256', PRINT_WEBHOOK_SECRET).update(event).digest('base64')
  return site.visitor().send('POST', '/api/webhooks/spreadconnect', {
    raw: event,
    headers: { 'x-sprd-signature': signature, 'content-type': 'application/json' },
  })
}
