import type { Payload } from 'payload'
import { poolOf } from '#database/poolOf.ts'
import type { Caller } from '#domain/people/findCaller.ts'
import type { HttpReq } from '#endpoints/authorize.ts'
import type { HttpContext } from '#endpoints/HttpContext.ts'

/** Kinds of visitors who all see the same. Members with posts of their own see those too, and belong to none. */
export const VISITOR_CLASSES = ['guest', 'member', 'subscriber', 'employee'] as const
export type VisitorClass = (typeof VISITOR_CLASSES)[number]

export function classOf(caller: Caller | null): VisitorClass | null {
  if (!caller) return 'guest'
  if (caller.isEmployee) return 'employee'
  if (caller.hasPosts) return null
  return caller.isSubscriber ? 'subscriber' : 'member'
}

/** A request of nobody in particular: of a class of visitors, without a cart and from nowhere. */
export function anybodysRequest(payload: Payload, who: VisitorClass, now: Date): HttpReq {
  const user = who === 'guest' ? null : someone(who)
  return { payload, pool: poolOf(payload), user, now, log: payload.logger, web: nowhere }
}

/** A read of one visitor that needs no more of their request than who they are and which cart they brought. */
export function readersRequest(payload: Payload, user: Caller | null, cartKey: string | null, now: Date): HttpReq {
  return { payload, pool: poolOf(payload), user, now, log: payload.logger, web: { ...nowhere, cartKey } }
}

/** No account has this id, so nothing that belongs to a person is shown. */
const NO_ONE = 0

function someone(who: VisitorClass): Caller {
  return {
    id: NO_ONE,
    email: '',
    firstName: '',
    lastName: '',
    handle: '',
    isEmployee: who === 'employee',
    owesSecondFactor: false,
    isSubscriber: who === 'subscriber',
    isPatron: false,
    commentsMuted: false,
    commentsTrusted: false,
    complimentaryUntil: null,
    hasPosts: false,
    hasCart: false,
    trialAvailable: false,
    sessionId: '',
    subscription: null,
  }
}

const refuse = (): never => {
  throw new Error('A read within the process was asked for what only a request has')
}

const nowhere: HttpContext = {
  address: 'nowhere',
  network: 'nowhere',
  cartKey: null,
  ensureCartKey: refuse,
  clearCartKey: refuse,
  setSession: refuse,
  clearSession: refuse,
  outside: { read: refuse, keep: refuse, clear: refuse },
  challenge: { read: refuse, keep: refuse, clear: refuse },
  device: { key: refuse, keep: refuse },
  toll: null,
  rawBody: Buffer.alloc(0),
  header: refuse,
  isForm: false,
}
