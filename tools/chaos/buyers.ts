import { CHECKOUT_FORM, deliverEvent, payByCard, paymentSucceeded, readStartedPayment } from './buy.ts'
import type { Testbed } from './createTestbed.ts'
import type { Answer } from './Visitor.ts'
import { sleep } from './waitUntil.ts'

export type Buyers = {
  /** Of orders that a buyer got a 200 for. */
  references: string[]
  /** Ids of payment events that were answered with a 2xx. */
  events: string[]
  /** Each answer that was not a success. */
  refused: { path: string; status: number; hasRetryAfter: boolean }[]
  /** Resolves when every purchase has been finished. */
  stop: () => Promise<void>
}

const RETRY_MS = 300
const PAUSE_MS = 500

/**
 * Each buys again and again under another email address, and repeats each request until it succeeds, as a browser and the card
 * provider do.
 */
export function startBuyers(testbed: Testbed, count: number, siteUrl: string): Buyers {
  const references: string[] = []
  const events: string[] = []
  const refused: Buyers['refused'] = []
  const started = Date.now()
  let isStopped = false

  async function untilDone(path: string, send: () => Promise<Answer>): Promise<Answer> {
    for (;;) {
      const answer = await send()
      if (answer.status >= 200 && answer.status < 300) return answer
      refused.push({ path, status: answer.status, hasRetryAfter: answer.headers.has('retry-after') })
      // Repeating it can't help.
      if (answer.status >= 400 && answer.status < 500) throw new Error(`${path} answered ${answer.status}`)
      await sleep(RETRY_MS)
    }
  }

  async function buy(email: string): Promise<void> {
    const guest = testbed.visitor(siteUrl)
    const item = { merchandiseVariantId: testbed.variantId, quantity: 1 }
    await untilDone('POST /api/cart', () => guest.post('/api/cart', item))
    const form = { ...CHECKOUT_FORM, customerInfo: { ...CHECKOUT_FORM.customerInfo, email } }
    const checkout = '/api/checkout/create-payment'
    const started = readStartedPayment(await untilDone(`POST ${checkout}`, () => guest.post(checkout, form)))
    references.push(started.reference)
    await payByCard(testbed, started)
    const event = paymentSucceeded(started.intentId)
    await untilDone('POST /api/webhooks/stripe', () => deliverEvent(testbed.visitor(siteUrl), event))
    events.push(event.id)
  }

  const all = Array.from({ length: count }, async (_, buyer) => {
    for (let purchase = 1; !isStopped; purchase++) {
      await buy(`buyer${buyer}-${started}-${purchase}@example.test`).catch(() => undefined)
      await sleep(PAUSE_MS)
    }
  })
  return {
    references,
    events,
    refused,
    stop: async () => {
      isStopped = true
      await Promise.all(all)
    },
  }
}
