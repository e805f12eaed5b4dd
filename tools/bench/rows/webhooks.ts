import { signPayload } from '@stone-hunt/stripe-emulator/signPayload'
import { measure } from '../measure.ts'
import type { Row } from '../Row.ts'

const EVENT = JSON.stringify({
  id: 'evt_made7',
  object: 'event',
  type: 'payment_intent.succeeded',
  created: 1_790_000_000,
  livemode: false,
  data: { object: { id: 'pi_made7', object: 'payment_intent' } },
})

export const webhooks: Row = {
  name: 'webhooks',
  size: 'large',
  run: async ({ site, database, secrets }, report) => {
    const headers = {
      'Content-Type': 'application/json',
      'Stripe-Signature': signPayload(EVENT, secrets.cardWebhook),
    }
    const loadRequests = [{ method: 'POST', path: '/api/webhooks/stripe', headers, body: EVENT }]
    const { product } = await measure({
      product: { url: site.url, loadRequests, connections: 32, pid: site.pid, databasePid: database.pid },
    })
    const meets = product.perSecond >= 1000 && product.failures === 0
    report({ row: 'webhook, duplicate', target: '≥ 1,000/s', meets, product })
  },
}
