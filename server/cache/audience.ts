import type { Payload } from 'payload'
import { poolOf } from '#database/poolOf.ts'
import type { Actor } from '#domain/platform/Actor.ts'
import type { HttpReq } from '#endpoints/authorize.ts'
import type { HttpContext } from '#endpoints/HttpContext.ts'
import { NO_ACCOUNT, PLAIN_MEMBER } from '../http/plainMember.ts'

/** Visitors with the same view. A member with posts sees those too and has no audience. */
export type Audience = 'guest' | 'member' | 'subscriber' | 'employee'

export function audienceOf(user: Actor | null): Audience | null {
  if (!user) return 'guest'
  if (user.isEmployee) return 'employee'
  if (user.hasPosts) return null
  return user.isSubscriber ? 'subscriber' : 'member'
}

/** Reading anything that belongs to one request throws. */
export function audienceContext(payload: Payload, audience: Audience, now: Date): HttpReq {
  const user = audience === 'guest' ? null : anonymousUser(audience)
  return { payload, pool: poolOf(payload), user, now, log: payload.logger, web: noRequest }
}

function anonymousUser(audience: Audience): Actor {
  return {
    ...PLAIN_MEMBER,
    id: NO_ACCOUNT,
    email: '',
    firstName: '',
    lastName: '',
    handle: '',
    // What employees see doesn’t depend on their role.
    isEmployee: audience === 'employee',
    owesSecondFactor: false,
    emailUnconfirmed: false,
    isSubscriber: audience === 'subscriber',
    commentsMuted: false,
    hasCart: false,
    sessionId: '',
    apiKey: null,
  }
}

const refuse = (): never => {
  throw new Error('A cached answer must not depend on one request')
}

const noRequest: HttpContext = {
  address: 'nowhere',
  network: 'nowhere',
  cartKey: null,
  ensureCartKey: refuse,
  clearCartKey: refuse,
  setSession: refuse,
  clearSession: refuse,
  oidcState: { read: refuse, keep: refuse, clear: refuse },
  challenge: { read: refuse, keep: refuse, clear: refuse },
  emailCode: { read: refuse, keep: refuse, clear: refuse },
  viewAs: { read: refuse, keep: refuse, clear: refuse },
  upload: { isAskers: refuse, keep: refuse },
  device: { key: refuse, keep: refuse, isKnown: false },
  rawBody: Buffer.alloc(0),
  header: refuse,
  isForm: false,
  isHead: false,
}
