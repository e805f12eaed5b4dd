import { type IncomingHttpHeaders, request } from 'node:http'
import type { Browser } from './Browser.ts'
import type { Site } from './site.ts'

type Options = {
  headers?: Record<string, string>
  body?: string | Uint8Array
  /** Any address of 127.0.0.0/8, which the site sees as another client. */
  from?: string
  as?: Browser
}

export type RawAnswer = { status: number; headers: IncomingHttpHeaders; text: string; json: unknown }

/** Sends headers and paths unchanged that `fetch` would reject or normalize. */
export function sendRaw(site: Site, method: string, path: string, options: Options = {}): Promise<RawAnswer> {
  const { headers = {}, body, from, as } = options
  const cookie = [...(as?.cookies ?? [])].map(([name, value]) => `${name}=${value}`).join('; ')
  const { hostname, port } = new URL(site.url)
  return new Promise((resolve, reject) => {
    const outgoing = request(
      {
        hostname,
        port,
        method,
        path,
        agent: false,
        localAddress: from,
        headers: {
          ...(cookie && { cookie }),
          ...(body !== undefined && { 'content-length': String(Buffer.byteLength(body)) }),
          ...headers,
        },
      },
      (response) => {
        const chunks: Buffer[] = []
        response.on('data', (chunk: Buffer) => chunks.push(chunk))
        response.on('error', reject)
        response.on('end', () => {
          const text = Buffer.concat(chunks).toString('utf8')
          resolve({ status: response.statusCode ?? 0, headers: response.headers, text, json: parse(text) })
        })
      },
    )
    outgoing.on('error', reject)
    outgoing.end(body)
  })
}

export const sendJson = (site: Site, method: string, path: string, body: unknown, options: Options = {}) =>
  sendRaw(site, method, path, {
    ...options,
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json', ...options.headers },
  })

export const sendForm = (site: Site, path: string, fields: Record<string, string>, options: Options = {}) =>
  sendRaw(site, 'POST', path, {
    ...options,
    body: new URLSearchParams(fields).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...options.headers },
  })

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
