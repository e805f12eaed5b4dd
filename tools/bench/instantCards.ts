import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

/** Answers immediately, so that only the site's time is measured. Prints its URL. */
let payments = 0

const server = createServer((request, response) => {
  void text(request).then((body) => {
    const id = /^\/v1\/payment_intents\/(\w+)/.exec(request.url ?? '')?.[1] ?? `pi_instant${process.pid}x${++payments}`
    const form = new URLSearchParams(body)
    response.writeHead(200, { 'Content-Type': 'application/json' }).end(
      JSON.stringify({
        id,
        object: 'payment_intent',
        client_secret: `${id}_secret_instant`,
        status: 'requires_payment_method',
        amount: Number(form.get('amount')),
        currency: form.get('currency'),
        metadata: { orderId: form.get('metadata[orderId]'), orderReference: form.get('metadata[orderReference]') },
        livemode: false,
      }),
    )
  })
})
server.listen(0, '127.0.0.1', () => {
  process.stdout.write(`cards at http://127.0.0.1:${(server.address() as AddressInfo).port}\n`)
})
