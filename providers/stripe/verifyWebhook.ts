import { env } from '#env'
import { stripe } from './client.ts'

export type CardEvent = { id: string; type: string; objectId: string; isLive: boolean; happenedAt: Date }

const MAX_AGE_SECONDS = 300
/** No id contains a lone surrogate or a null character, and PostgreSQL stores neither. */
const UNSTORABLE = /\p{Surrogate}|\0/u

/** Only ids and the time are read: events arrive late, twice and out of order. @returns null for an invalid event. */
export function verifyWebhook(raw: Buffer, signature: string | undefined): CardEvent | null {
  if (!signature) return null
  try {
    const event = stripe().webhooks.constructEvent(raw, signature, env().STRIPE_WEBHOOK_SECRET, MAX_AGE_SECONDS)
    const object = event.data.object
    if (typeof event.id !== 'string' || !('id' in object) || typeof object.id !== 'string') return null
    if (UNSTORABLE.test(event.id + object.id)) return null
    const happenedAt = new Date((event.created ?? 0) * 1000)
    if (Number.isNaN(happenedAt.getTime())) return null
    return { id: event.id, type: event.type, objectId: object.id, isLive: event.livemode, happenedAt }
  } catch {
    return null
  }
}
