import { z } from 'zod'
import { callPrintProvider } from './call.ts'
import { subscriptionsSchema } from './schemas.ts'

const EVENT_TYPES = [
  'Article.added',
  'Article.updated',
  'Article.removed',
  'Order.processed',
  'Order.cancelled',
  'Order.needs-action',
  'Shipment.sent',
]

/** @returns the event types that the print provider does not send to `url`. */
export async function findMissingWebhooks(url: string): Promise<string[]> {
  const known = await callPrintProvider({
    operation: 'reading webhooks',
    path: '/subscriptions',
    answer: subscriptionsSchema,
  })
  return EVENT_TYPES.filter((type) => !known.some((one) => one.eventType === type && isSame(one.url, url)))
}

/** The demo's emulator sends to 127.0.0.1, the site is often opened as localhost. */
const isSame = (one: string, other: string) =>
  one.replace('//localhost:', '//127.0.0.1:') === other.replace('//localhost:', '//127.0.0.1:')

/** Existing subscriptions are left alone. @returns the event types that were added. */
export async function ensureWebhooks(url: string, secret: string): Promise<string[]> {
  const missing = await findMissingWebhooks(url)
  for (const eventType of missing) {
    await callPrintProvider({
      operation: 'adding a webhook',
      method: 'POST',
      path: '/subscriptions',
      body: { eventType, url, secret },
      answer: z.unknown(),
    })
  }
  return missing
}
