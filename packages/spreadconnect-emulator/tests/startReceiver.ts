import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { onTestFinished } from 'vitest'

export type Received = {
  raw: string
  signature: string | undefined
  event: { eventType: string; data: Record<string, unknown> }
}

export async function startReceiver(...answers: { status: number; body: string }[]) {
  const received: Received[] = []
  const server = createServer((req, res) => {
    let raw = ''
    req.on('data', (chunk: Buffer) => (raw += chunk.toString('utf8')))
    req.on('end', () => {
      const answer = answers[Math.min(received.length, answers.length - 1)] ?? { status: 202, body: '[accepted]' }
      const header = req.headers['x-sprd-signature']
      received.push({
        raw,
        signature: typeof header === 'string' ? header : undefined,
        event: JSON.parse(raw) as Received['event'],
      })
      res.writeHead(answer.status, { 'Content-Type': 'text/plain' }).end(answer.body)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`, received }
}
