import { createHmac } from 'node:crypto'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

export type ReceivedWebhook = { id: string; headers: IncomingHttpHeaders; body: string }

/** A receiver that logs what it accepted. */
export async function startWebhookReceiver(port = 0) {
  const accepted: ReceivedWebhook[] = []
  const receiver = {
    accepted,
    refused: 0,
    url: '',
    /** Status of the next response; anything but 2xx is not logged. Null never answers. */
    answer: (): number | null => 200,
    close: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      const status = receiver.answer()
      if (status === null) return void receiver.refused++
      if (status < 300) accepted.push({ id: String(request.headers['webhook-id']), headers: request.headers, body })
      else receiver.refused++
      response.writeHead(status, status === 302 ? { location: '/elsewhere' } : {}).end()
    })
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  receiver.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`
  return receiver
}

/** The signatures that a receiver with this secret expects. */
export function signatureOf({ headers, body }: ReceivedWebhook, secret: string): string {
  const key = Buffer.from(secret.slice('whsec_'.length), 'base64')
  const signed = `${String(headers['webhook-id'])}.${String(headers['webhook-timestamp'])}.${body}`
  return `v1,${createHmac('sha256', key).update(signed).digest('base64')}`
}
