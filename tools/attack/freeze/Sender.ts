import { Agent, request } from 'node:http'

export type Sent = { status: number; body: string }

type Outgoing = { cookie?: string; type?: string; headers?: Record<string, string>; body?: string | Buffer }

export type Sender = {
  /** Resolves to status 0 when the site closes the connection. */
  send: (method: string, path: string, outgoing?: Outgoing) => Promise<Sent>
  close: () => void
}

/** Sends addresses and headers unchanged. The beginning of each response is kept. */
export function createSender(siteUrl: string): Sender {
  const { hostname, port } = new URL(siteUrl)
  const agent = new Agent({ keepAlive: true, maxSockets: 4 })
  return {
    send: (method, path, { cookie, type = 'application/json', headers, body } = {}) =>
      new Promise((resolve) => {
        const given = {
          Origin: siteUrl,
          ...(cookie && { Cookie: cookie }),
          ...(body !== undefined && { 'Content-Type': type, 'Content-Length': String(Buffer.byteLength(body)) }),
          ...headers,
        }
        let status = 0
        const outgoing = request({ agent, hostname, port, method, path, headers: given }, (response) => {
          status = response.statusCode ?? 0
          let text = ''
          response.on('data', (chunk: Buffer) => {
            if (text.length < 10_000) text += chunk.toString('utf8')
          })
          response.on('close', () => resolve({ status, body: text }))
        })
        outgoing.on('error', () => resolve({ status, body: '' }))
        outgoing.end(body)
      }),
    close: () => agent.destroy(),
  }
}
