import type { IncomingMessage, ServerResponse } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import type { FaultMode, Faults } from '../controls/Faults.ts'
import type { Emulator } from '../Emulator.ts'
import { newId } from '../state/newId.ts'
import { API_VERSION } from '../webhooks/emitEvent.ts'
import { answerOperation } from './answerOperation.ts'
import { checkKey } from './checkKey.ts'
import { decodeForm } from './decodeForm.ts'
import { requestFingerprint, type IdempotencyKeys } from './IdempotencyKeys.ts'
import { matchOperation } from './matchOperation.ts'
import { errorReply, jsonReply, readBody, write, type Reply } from './Reply.ts'
import { StripeError } from './StripeError.ts'

interface ApiServices {
  emulator: Emulator
  faults: Faults
  keys: IdempotencyKeys
}

export async function serveApi(
  services: ApiServices,
  request: IncomingMessage,
  response: ServerResponse,
  url: URL,
): Promise<void> {
  const requestId = newId('req')
  const method = request.method ?? 'GET'
  const key = method === 'POST' ? headerOf(request, 'idempotency-key') : undefined
  const fault = services.faults.take(method, url.pathname)
  if (fault?.mode === 'reset_before') return void request.socket.destroy()
  if (fault?.mode === 'timeout') return
  const body = await readBody(request).catch((error: unknown) => errorReply(error))
  const reply = typeof body === 'string' ? answerOnce(services, request, url, body, requestId, key, fault?.mode) : body
  if (fault?.mode === 'delay') await delayResponse(services.keys, key, fault.delayMs ?? 1000)
  if (fault?.mode === 'reset_after') request.socket.destroy()
  else if (fault?.mode === 'malformed') write(response, { ...reply, body: '<html>502 Bad Gateway' })
  else write(response, withHeaders(reply, requestId, key))
  services.emulator.webhooks.deliverDue()
}

/** Not stored under the idempotency key. */
const faultResponses: Partial<Record<FaultMode, Reply>> = {
  error400: refusal(400, 'This request was refused (ordered).'),
  error401: refusal(401, 'Invalid API Key provided (ordered).', 'api_key_invalid'),
  error403: refusal(403, 'This API key does not have the required permissions (ordered).'),
  error429: refusal(429, 'Too many requests (ordered).', 'rate_limit'),
}

function refusal(status: number, message: string, code?: string): Reply {
  return jsonReply(status, { error: { type: 'invalid_request_error', message, ...(code && { code }) } })
}

/** Stored under the idempotency key. */
const serverError = jsonReply(500, { error: { type: 'api_error', message: 'An unknown error occurred (ordered).' } })

/** Until then the key is in flight. */
async function delayResponse(keys: IdempotencyKeys, key: string | undefined, delayMs: number): Promise<void> {
  if (key) keys.begin(key)
  await sleep(delayMs)
  if (key) keys.end(key)
}

function answerOnce(
  { emulator, keys }: ApiServices,
  request: IncomingMessage,
  url: URL,
  body: string,
  requestId: string,
  key: string | undefined,
  mode: FaultMode | undefined,
): Reply {
  const method = request.method ?? 'GET'
  const faultResponse = mode && faultResponses[mode]
  if (faultResponse) return faultResponse
  try {
    checkKey(request.headers.authorization, emulator.settings.secretKey)
    checkVersion(headerOf(request, 'stripe-version'))
    const match = matchOperation(method, url.pathname)
    if (!match) throw unrecognized(method, url.pathname)
    const fingerprint = requestFingerprint(method, url.pathname, body)
    const earlier = key && keys.recall(key, fingerprint)
    if (earlier) return earlier
    const given = { ...decodeForm(url.search.slice(1)), ...decodeForm(body) }
    const params = emulator.contract.readParams(match.operation, given)
    emulator.request = { id: requestId, idempotencyKey: key ?? null }
    const answer = () => answerOperation(emulator, match.operation, { id: match.id, path: url.pathname, params })
    const done = mode === 'error500' ? serverError : answer()
    const reply = mode === 'error500_after' ? serverError : done
    if (key) keys.save(key, fingerprint, requestId, reply)
    return reply
  } catch (error) {
    return errorReply(error)
  } finally {
    emulator.request = null
    emulator.store.commit()
  }
}

function checkVersion(version: string | undefined): void {
  if (!version || version === API_VERSION) return
  throw new StripeError(400, {
    type: 'invalid_request_error',
    message: `This emulator speaks ${API_VERSION} only, not '${version}'.`,
  })
}

function unrecognized(method: string, path: string): StripeError {
  return new StripeError(404, {
    type: 'invalid_request_error',
    message: `Unrecognized request URL (${method}: ${path}). Please see https://stripe.com/docs or we can help at https://support.stripe.com/.`,
  })
}

function withHeaders(reply: Reply, requestId: string, key: string | undefined): Reply {
  const headers = { 'Request-Id': requestId, 'Stripe-Version': API_VERSION, ...(key && { 'Idempotency-Key': key }) }
  return { ...reply, headers: { ...headers, ...reply.headers } }
}

function headerOf(request: IncomingMessage, name: string): string | undefined {
  const value = request.headers[name]
  return Array.isArray(value) ? value[0] : value
}
