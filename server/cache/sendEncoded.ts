import type { IncomingMessage, ServerResponse } from 'node:http'
import fresh from 'fresh'
import { LRUCache } from 'lru-cache'
import Negotiator from 'negotiator'
import { type Encoding, ENCODINGS, type EncodedResponse } from './encode.ts'

export function sendEncoded(
  request: IncomingMessage,
  response: ServerResponse,
  encoded: EncodedResponse,
  extraHeaders: string[] = [],
): void {
  const { body, etag, headers, notModifiedHeaders } = encoded[encodingFor(request.headers['accept-encoding'])]
  if (fresh(request.headers, { etag }))
    return void response.writeHead(304, [...notModifiedHeaders, ...extraHeaders]).end()
  response.writeHead(200, [...headers, ...extraHeaders])
  response.end(request.method === 'HEAD' ? undefined : body)
}

const chosen = new LRUCache<string, Encoding>({ max: 200 })

export function encodingFor(accepted = ''): Encoding {
  const known = chosen.get(accepted)
  if (known) return known
  const acceptable = new Negotiator({ headers: { 'accept-encoding': accepted } }).encodings([...ENCODINGS])
  const encoding = ENCODINGS.find((one) => acceptable.includes(one)) ?? 'identity'
  chosen.set(accepted, encoding)
  return encoding
}
