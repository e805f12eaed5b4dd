import { createHmac, randomBytes, randomUUID, timingSafeEqual } from 'node:crypto'
import type { Request, Response } from 'express'
import type { Payload } from 'payload'
import { CART_COOKIE_DAYS, OUTSIDE_MINUTES } from '#contracts/constants.ts'
import { cookieNames } from '#contracts/cookies.ts'
import { findCaller } from '#domain/people/findCaller.ts'
import type { Req } from '#domain/Req.ts'
import type { Web } from '#endpoints/defineEndpoint.ts'
import { env } from '#env'
import { poolOf } from '#database/poolOf.ts'
import { readCookies } from './readCookies.ts'

/** Who visits, and how the answer may change that: one for each request. */
export async function visit(payload: Payload, request: Request, response: Response): Promise<Req & { web: Web }> {
  const names = cookieNames(env().SITE_URL)
  const cookies = readCookies(request.headers.cookie)
  const pool = poolOf(payload)
  const now = (request.app.locals as { now: () => Date }).now()
  const token = cookies.get(names.session)
  const user = token ? await findCaller(pool, payload.secret, token, now) : null
  const log = payload.logger.child({ requestId: requestIdOf(response) })
  return { payload, pool, user, now, log, web: webOf(payload, request, response, cookies) }
}

function webOf(payload: Payload, request: Request, response: Response, cookies: Map<string, string>): Web {
  const names = cookieNames(env().SITE_URL)
  const common = { httpOnly: true, secure: names.isSecure, sameSite: 'lax' as const, path: '/' }
  let cartKey = unseal(cookies.get(names.cart), payload.secret)
  return {
    address: request.ip ?? 'unknown',
    get cartKey() {
      return cartKey
    },
    ensureCartKey() {
      cartKey ??= randomBytes(24).toString('base64url')
      response.cookie(names.cart, seal(cartKey, payload.secret), { ...common, maxAge: CART_COOKIE_DAYS * 86_400_000 })
      return cartKey
    },
    setSession: (value, seconds) => response.cookie(names.session, value, { ...common, maxAge: seconds * 1000 }),
    clearSession: () => response.clearCookie(names.session, common),
    outside: {
      read: () => cookies.get(names.outside),
      keep: (value) => response.cookie(names.outside, value, { ...common, maxAge: OUTSIDE_MINUTES * 60_000 }),
      clear: () => response.clearCookie(names.outside, common),
    },
    rawBody: Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0),
    header: (name) => request.get(name),
    isForm:
      request.is('application/x-www-form-urlencoded') !== false &&
      request.is('application/x-www-form-urlencoded') !== null,
  }
}

/** The id under which this request stands in the log; an error answer names it. */
export function requestIdOf(response: Response): string {
  const locals = response.locals as { requestId?: string }
  locals.requestId ??= randomUUID()
  return locals.requestId
}

const seal = (key: string, secret: string): string => `${key}.${sign(key, secret)}`

function unseal(value: string | undefined, secret: string): string | null {
  const [key = '', signature = ''] = (value ?? '').split('.')
  const expected = Buffer.from(sign(key, secret))
  const actual = Buffer.from(signature)
  return key !== '' && actual.length === expected.length && timingSafeEqual(actual, expected) ? key : null
}

const sign = (key: string, secret: string): string =>
  createHmac('sha256', secret).update(`cart ${key}`).digest('base64url')
