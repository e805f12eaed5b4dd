import { cutText } from '#contracts/shared/cutText.ts'
import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import { env } from '#env'
import { parseAnswer } from './parseAnswer.ts'
import { webhookEventSchema } from './schemas.ts'

export type PrintEvent = {
  /** The provider sends no event id, so equal bodies are the same event. */
  id: string
  type: string
  orderId: string | null
  reason: string | null
}

/** Returns null unless the signature is valid. */
export function verifyWebhook(raw: Buffer, signature: string | undefined): PrintEvent | null {
  const secret = env().SPREADCONNECT_WEBHOOK_SECRET
  if (!signature || secret === undefined) return null
  const expected = createHmac('sha256', secret).update(raw).digest()
  const actual = Buffer.from(signature, 'base64')
  if (actual.length !== expected.length || !timingSafeEqual(actual, expected)) return null
  const parsed = webhookEventSchema.safeParse(parseAnswer(raw.toString('utf8')))
  if (!parsed.success) return null
  const { eventType, data } = parsed.data
  return {
    id: createHash('sha256').update(raw).digest('hex'),
    type: eventType,
    orderId: data?.order?.id ?? data?.shipment?.orderId ?? null,
    reason: cutText(data?.errorReason ?? '', 300) || null,
  }
}
