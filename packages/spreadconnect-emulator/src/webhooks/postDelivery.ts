import type { Delivery, Subscription } from '../State.ts'
import { signBody } from './signBody.ts'

/** Requires the documented acknowledgement: 202 with `[accepted]`, in time. */
export async function postDelivery(
  delivery: Delivery,
  { url, secret }: Subscription,
  answerMs: number,
): Promise<boolean> {
  try {
    const res = await fetch(url, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        ...(secret ? { 'X-SPRD-SIGNATURE': signBody(secret, delivery.body) } : {}),
      },
      body: delivery.body,
      redirect: 'manual',
      signal: AbortSignal.timeout(answerMs),
    })
    const text = await res.text()
    return res.status === 202 && text.trim() === '[accepted]'
  } catch {
    return false
  }
}
