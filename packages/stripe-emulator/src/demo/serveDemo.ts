import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Emulator } from '../Emulator.ts'
import { otherMethod } from '../cards/otherMethods.ts'
import { decodeForm } from '../http/decodeForm.ts'
import { errorReply, htmlReply, jsonReply, readBody, seeOther, write, type Reply } from '../http/Reply.ts'
import { StripeError, invalidRequest } from '../http/StripeError.ts'
import { answerAuthentication } from './answerAuthentication.ts'
import { authenticationDonePage, authenticationPage } from './authenticationPage.ts'
import { confirmIntent, demoAnswer, type DemoAnswer } from './confirmIntent.ts'
import { findIntent, type Intent } from './findIntent.ts'

// As with Stripe.js, browsers call from the shop's origin, without cookies or keys.
const OPEN_TO_BROWSERS = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Methods': 'POST, GET, OPTIONS',
  'Access-Control-Allow-Headers': 'Content-Type',
  'Access-Control-Max-Age': '600',
  'Cross-Origin-Resource-Policy': 'cross-origin',
}

type Body = Record<string, unknown>

export async function serveDemo(
  emulator: Emulator,
  request: IncomingMessage,
  response: ServerResponse,
  url: URL,
): Promise<void> {
  const reply = request.method === 'OPTIONS' ? { status: 204, body: '' } : await answer(emulator, request, url)
  emulator.store.commit()
  write(response, { ...reply, headers: { ...reply.headers, ...OPEN_TO_BROWSERS } })
  emulator.webhooks.deliverDue()
}

async function answer(emulator: Emulator, request: IncomingMessage, url: URL): Promise<Reply> {
  try {
    if (request.method === 'GET' && url.pathname === '/demo/3ds') {
      const intent = findIntent(emulator, url.searchParams.get('client_secret'))
      const method = emulator.store.find('payment_method', intent.payment_method ?? '')
      return htmlReply(authenticationPage(intent, otherMethod(method?.type ?? '')?.label))
    }
    if (request.method !== 'POST') throw unknownPath(request, url)
    const isForm = request.headers['content-type']?.startsWith('application/x-www-form-urlencoded') ?? false
    const body = readFields(await readBody(request), isForm)
    if (url.pathname === '/demo/confirm') return jsonReply(200, confirmIntent(emulator, body))
    if (url.pathname === '/demo/retrieve') return jsonReply(200, demoAnswer(findIntent(emulator, body.client_secret)))
    if (url.pathname === '/demo/3ds')
      return isForm ? afterForm(emulator, body) : jsonReply(200, answerAuthentication(emulator, body))
    throw unknownPath(request, url)
  } catch (error) {
    return errorReply(error)
  }
}

function readFields(text: string, isForm: boolean): Body {
  if (isForm) return decodeForm(text)
  try {
    const parsed: unknown = JSON.parse(text)
    if (typeof parsed === 'object' && parsed !== null && !Array.isArray(parsed)) return parsed as Body
  } catch {}
  throw invalidRequest('The body must be a JSON object.')
}

/** With the query that Stripe.js would append. */
function afterForm(emulator: Emulator, body: Body): Reply {
  const intent = findIntent(emulator, body.client_secret)
  const returnUrl = emulator.store.note<string>('returnUrl', intent.id)
  const result = answerAuthentication(emulator, body)
  return returnUrl
    ? seeOther(returnAddress(returnUrl, intent, result))
    : htmlReply(authenticationDonePage(result.error === undefined))
}

function returnAddress(returnUrl: string, intent: Intent, result: DemoAnswer): string {
  const address = new URL(returnUrl)
  address.searchParams.set(intent.object, intent.id)
  address.searchParams.set(`${intent.object}_client_secret`, intent.client_secret)
  address.searchParams.set('redirect_status', result.error ? 'failed' : 'succeeded')
  return address.href
}

function unknownPath(request: IncomingMessage, url: URL): StripeError {
  return new StripeError(404, {
    type: 'invalid_request_error',
    message: `Unrecognized request URL (${request.method ?? ''}: ${url.pathname}).`,
  })
}
