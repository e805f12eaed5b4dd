import { type Delivery, type Subscription } from '../State.ts'
import { signBody } from './signBody.ts'

/** Sends one notification; true only for the full acknowledgement: 202, `[accepted]`, in time. */
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
    // Refused, reset or too slow all mean the same here: not received, so it is sent again later.
    return false
  }
}
