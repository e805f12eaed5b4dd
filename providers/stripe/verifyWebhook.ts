import { env } from '#env'
import { stripe } from './client.ts'

export type CardEvent = { id: string; type: string; objectId: string; isLive: boolean; happenedAt: Date }

const MAX_AGE_SECONDS = 300
/** A lone surrogate; no id contains one. */
const UNPAIRED = /\p{Surrogate}/u

/** Only ids and the time are read: events arrive late, twice and out of order. @returns null for an invalid event. */
export function verifyWebhook(raw: Buffer, signature: string | undefined): CardEvent | null {
  if (!signature) return null
  try {
    const event = stripe().webhooks.constructEvent(raw, signature, env().STRIPE_WEBHOOK_SECRET, MAX_AGE_SECONDS)
    const object = event.data.object
    if (typeof event.id !== 'string' || !('id' in object) || typeof object.id !== 'string') return null
    if (UNPAIRED.test(event.id + object.id)) return null
    const happenedAt = new Date((event.created ?? 0) * 1000)
    return { id: event.id, type: event.type, objectId: object.id, isLive: event.livemode, happenedAt }
  } catch {
    return null
  }
}
