import type { IncomingMessage, ServerResponse } from 'node:http'
import { advanceBilling } from '../billing/advanceBilling.ts'
import type { Emulator } from '../Emulator.ts'
import { checkKey } from '../http/checkKey.ts'
import { errorReply, jsonReply, readBody, write } from '../http/Reply.ts'
import { StripeError, invalidRequest } from '../http/StripeError.ts'
import { createDispute } from '../payments/createDispute.ts'
import { moveDispute } from '../payments/moveDispute.ts'
import { completeRefunds } from '../payments/completeRefunds.ts'
import { requireObject } from '../state/requireObject.ts'
import { emitEvent } from '../webhooks/emitEvent.ts'
import { countObjects } from './countObjects.ts'
import { faultModes, type FaultMode, type Faults } from './Faults.ts'
import { reset } from './reset.ts'

type Body = Record<string, unknown>
type Control = (emulator: Emulator, body: Body, faults: Faults) => unknown

/** Stripe does not have these. They need the secret key if one is set. */
const controls: Record<string, Control> = {
  'GET /_emulator/state': (emulator) => countObjects(emulator),
  'POST /_emulator/webhook': setWebhook,
  'POST /_emulator/faults': setFaults,
  'POST /_emulator/deliver': deliver,
  'POST /_emulator/advance': advance,
  'POST /_emulator/dispute': dispute,
  'POST /_emulator/dunning': setDunning,
  'POST /_emulator/event': emitCurrentState,
  'POST /_emulator/reset': reset,
}

export async function serveControls(
  emulator: Emulator,
  faults: Faults,
  request: IncomingMessage,
  response: ServerResponse,
  url: URL,
): Promise<void> {
  let reply
  try {
    if (emulator.settings.secretKey) checkKey(request.headers.authorization, emulator.settings.secretKey)
    const control = controls[`${request.method ?? ''} ${url.pathname}`]
    if (!control)
      throw new StripeError(404, {
        type: 'invalid_request_error',
        message: `Unrecognized request URL (${request.method ?? ''}: ${url.pathname}).`,
      })
    reply = jsonReply(200, control(emulator, readJson(await readBody(request)), faults))
  } catch (error) {
    reply = errorReply(error)
  }
  emulator.store.commit()
  write(response, reply)
  emulator.webhooks.deliverDue()
}

function setWebhook(emulator: Emulator, { url, secret }: Body): unknown {
  if (url === null) emulator.webhooks.target = undefined
  else if (typeof url === 'string' && typeof secret === 'string' && URL.canParse(url))
    emulator.webhooks.target = { url, secret }
  else throw invalidRequest('Give a url and a secret, or url: null to stop delivering.')
  return { webhook: url }
}

function setFaults(emulator: Emulator, body: Body, faults: Faults): unknown {
  if (body.mode === null) faults.clear()
  else if (faultModes.includes(body.mode as FaultMode)) {
    faults.order({
      mode: body.mode as FaultMode,
      ...(typeof body.path === 'string' && { path: body.path }),
      ...(typeof body.times === 'number' && { times: body.times }),
      ...(typeof body.delayMs === 'number' && body.mode === 'delay' && { delayMs: body.delayMs }),
    })
  } else if (body.mode !== undefined)
    throw invalidRequest(`Invalid mode: must be one of ${faultModes.join(', ')} or null.`, undefined, 'mode')
  const { webhook } = body
  if (webhook === null) emulator.webhooks.switches = {}
  else if (typeof webhook === 'object') emulator.webhooks.switches = { ...webhook }
  return { faults: faults.list(), webhook: emulator.webhooks.switches }
}

function deliver(emulator: Emulator, { eventId }: Body): unknown {
  const event = requireObject(emulator, 'event', String(eventId), 'eventId')
  emulator.webhooks.redeliver(event.id)
  return { delivering: event.id, type: event.type }
}

function advance(emulator: Emulator, { to, seconds }: Body): unknown {
  const now = emulator.clock.now()
  const target = typeof seconds === 'number' ? now + seconds : typeof to === 'string' ? Date.parse(to) / 1000 : to
  if (typeof target !== 'number' || !Number.isFinite(target))
    throw invalidRequest('Give `seconds`, or `to` as seconds since 1970 or an ISO date.')
  if (target < now) throw invalidRequest('Time only moves forward.', undefined, 'to')
  advanceBilling(emulator, Math.floor(target))
  emulator.clock.offsetSeconds += Math.floor(target) - now
  emulator.store.setNote('setting', 'clockOffset', emulator.clock.offsetSeconds)
  completeRefunds(emulator)
  return { now: emulator.clock.now() }
}

function dispute(emulator: Emulator, body: Body): unknown {
  const status = typeof body.status === 'string' ? body.status : undefined
  const moved = body.dispute ?? body.close
  if (typeof moved === 'string') {
    const outcome = body.outcome === 'won' ? 'won' : 'lost'
    return moveDispute(emulator, requireObject(emulator, 'dispute', moved, 'dispute'), status ?? outcome)
  }
  const amount = typeof body.amount === 'number' ? body.amount : undefined
  if (typeof body.charge === 'string') return createDispute(emulator, body.charge, { amount, status })
  const intent = requireObject(emulator, 'payment_intent', String(body.payment_intent), 'payment_intent')
  if (!intent.latest_charge) throw invalidRequest('This PaymentIntent has no charge.', undefined, 'payment_intent')
  return createDispute(emulator, intent.latest_charge, { amount, status })
}

function setDunning({ settings }: Emulator, { retryDays, finally: outcome }: Body): unknown {
  if (retryDays !== undefined) {
    if (!Array.isArray(retryDays) || !retryDays.every((day) => typeof day === 'number'))
      throw invalidRequest('Give the days as numbers.', undefined, 'retryDays')
    settings.dunning.retryDays = retryDays
  }
  if (outcome !== undefined) {
    if (outcome !== 'cancel' && outcome !== 'unpaid' && outcome !== 'past_due')
      throw invalidRequest('Must be one of cancel, unpaid, past_due.', undefined, 'finally')
    settings.dunning.finally = outcome
  }
  return { dunning: settings.dunning }
}

function emitCurrentState(emulator: Emulator, { type, object }: Body): unknown {
  const found = emulator.store.lookup(String(object))
  if (!found) throw invalidRequest(`No such object: '${String(object)}'`, 'resource_missing', 'object')
  const problems = emulator.contract.eventProblems(String(type), found)
  if (problems.length > 0)
    throw invalidRequest(`${String(type)} cannot carry this object: ${problems[0] ?? ''}`, undefined, 'type')
  emitEvent(emulator, String(type), found)
  return { told: type }
}

function readJson(text: string): Body {
  if (!text) return {}
  try {
    return JSON.parse(text) as Body
  } catch {
    throw invalidRequest('The body must be JSON.')
  }
}
