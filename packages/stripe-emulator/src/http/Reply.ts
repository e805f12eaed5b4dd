import type { IncomingMessage, ServerResponse } from 'node:http'
import { StripeError } from './StripeError.ts'

const LARGEST_BODY = 1024 * 1024

export interface Reply {
  status: number
  headers?: Record<string, string>
  body: string
}

export function jsonReply(status: number, body: unknown, headers: Record<string, string> = {}): Reply {
  return { status, headers: { 'Content-Type': 'application/json', ...headers }, body: JSON.stringify(body) }
}

export function errorReply(error: unknown): Reply {
  if (error instanceof StripeError) return jsonReply(error.status, { error: error.fields })
  const message = error instanceof Error ? error.message : String(error)
  process.stderr.write(`stripe emulator: ${error instanceof Error ? (error.stack ?? message) : message}\n`)
  return jsonReply(500, { error: { type: 'api_error', message: `The emulator failed: ${message}` } })
}

export function htmlReply(body: string, status = 200): Reply {
  const headers = {
    'Content-Type': 'text/html; charset=utf-8',
    'Cache-Control': 'no-store',
    'Referrer-Policy': 'strict-origin',
    'X-Content-Type-Options': 'nosniff',
    'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; base-uri 'none'",
  }
  return { status, headers, body }
}

/** Reloading then does not submit the form again. */
export function seeOther(location: string): Reply {
  return { status: 303, headers: { Location: location }, body: '' }
}

export function write(response: ServerResponse, reply: Reply): void {
  if (response.destroyed) return
  response.writeHead(reply.status, { ...reply.headers, 'Content-Length': String(Buffer.byteLength(reply.body)) })
  response.end(reply.body)
}

export async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length
    if (size > LARGEST_BODY)
      throw new StripeError(413, { type: 'invalid_request_error', message: 'Request body too large.' })
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}
