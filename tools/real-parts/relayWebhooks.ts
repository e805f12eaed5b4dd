import { createHmac } from 'node:crypto'
import { createServer } from 'node:http'
import { freePort } from '../../bin/demo/ports.ts'

/** Passes webhooks on to a site whose clock is moved, signed again with its time. @returns the address to send them to. */
export async function relayWebhooks(site: string, secret: string, now: () => number) {
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const body = Buffer.concat(chunks).toString()
      const at = Math.floor(now() / 1_000)
      const signature = createHmac('sha256', secret).update(`${at}.${body}`).digest('hex')
      const headers = { 'content-type': 'application/json', 'stripe-signature': `t=${at},v1=${signature}` }
      fetch(site, { method: 'POST', body, headers }).then(
        (answer) => response.writeHead(answer.status).end(),
        () => response.writeHead(502).end(),
      )
    })
  })
  const port = await freePort(26_800)
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  return { url: `http://127.0.0.1:${port}/`, close: () => server.close() }
}
