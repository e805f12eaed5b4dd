import { DAY_MS } from '#contracts/shared/dayMs.ts'
import { randomBytes } from 'node:crypto'
import { parse } from 'cookie'
import type { Request, Response } from 'express'
import type { Payload } from 'payload'
import {
  CART_COOKIE_DAYS,
  CHALLENGE_MINUTES,
  DEVICE_COOKIE_DAYS,
  EMAIL_CODE_MINUTES,
  OIDC_MINUTES,
  UNUSED_UPLOAD_HOURS,
} from '#contracts/shared/constants.ts'
import { cookieNames } from '#contracts/platform/cookies.ts'
import { VIEW_AS_MINUTES } from '#contracts/operations/viewAs.ts'
import { findKeyActor } from '#domain/membership/actor/findKeyActor.ts'
import { isSameSignature, signatureOf } from '#domain/platform/signature.ts'
import { findActor } from '#domain/membership/actor/findActor.ts'
import type { HttpReq } from '#endpoints/authorize.ts'
import type { HttpContext } from '#endpoints/HttpContext.ts'
import { env } from '#env'
import { poolOf } from '#database/poolOf.ts'
import { uploadPath } from '#media/uploadAddress.ts'
import { languageOf } from './languageOf.ts'
import { networkOf, wideNetworkOf } from './networkOf.ts'
import { requestIdOf } from './requestLog.ts'

/**
 * @param key an API key, instead of cookies.
 * @throws AppError `invalid_api_key`.
 */
export async function createRequestContext(
  payload: Payload,
  request: Request,
  response: Response,
  key: string | null = null,
): Promise<HttpReq> {
  const names = cookieNames(env().SITE_URL)
  const cookies = key === null ? parse(request.headers.cookie ?? '') : {}
  const pool = poolOf(payload)
  const now = (request.app.locals as { now: () => Date }).now()
  const token = cookies[names.session]
  const requestId = requestIdOf(response)
  const log = payload.logger.child({ requestId })
  const web = httpContextOf(payload, request, response, cookies)
  const wideNetwork = wideNetworkOf(web.address)
  const user =
    key === null
      ? token && (await findActor(pool, payload.secret, token, now))
      : await findKeyActor(pool, key, { now, wideNetwork })
  const origin = { network: web.network, wideNetwork, deviceKey: web.device.key }
  const language = languageOf(request)
  return { payload, pool, user: user || null, now, log, requestId, language, origin, web }
}

function httpContextOf(payload: Payload, request: Request, response: Response, cookies: Cookies): HttpContext {
  const names = cookieNames(env().SITE_URL)
  const common = { httpOnly: true, secure: names.isSecure, sameSite: 'lax' as const, path: '/' }
  const { secret } = payload
  let deviceKey: string | undefined
  const keyOfDevice = () => (deviceKey ??= unseal('device', cookies[names.device], secret) ?? newKey())
  const kept = (name: string, minutes: number) => ({
    read: () => cookies[name],
    keep: (value: string) => void response.cookie(name, value, { ...common, maxAge: minutes * 60_000 }),
    clear: () => void response.clearCookie(name, common),
  })
  const web: HttpContext = {
    address: request.ip ?? 'unknown',
    network: networkOf(request.ip ?? 'unknown'),
    cartKey: unseal('cart', cookies[names.cart], secret),
    ensureCartKey: () => {
      const key = (web.cartKey ??= newKey())
      response.cookie(names.cart, seal('cart', key, secret), { ...common, maxAge: CART_COOKIE_DAYS * DAY_MS })
      return key
    },
    clearCartKey: () => {
      web.cartKey = null
      response.clearCookie(names.cart, common)
    },
    setSession: (value, seconds) => response.cookie(names.session, value, { ...common, maxAge: seconds * 1000 }),
    clearSession: () => response.clearCookie(names.session, common),
    oidcState: kept(names.oidcState, OIDC_MINUTES),
    challenge: kept(names.challenge, CHALLENGE_MINUTES),
    emailCode: kept(names.emailCode, EMAIL_CODE_MINUTES),
    viewAs: kept(names.viewAs, VIEW_AS_MINUTES),
    upload: {
      isAskers: (ticket) => unseal('upload', cookies[names.upload], secret) === ticket,
      keep: (ticket) => {
        const options = { ...common, path: uploadPath(ticket), maxAge: UNUSED_UPLOAD_HOURS * 3_600_000 }
        response.cookie(names.upload, seal('upload', ticket, secret), options)
      },
    },
    device: {
      key: keyOfDevice,
      isKnown: unseal('device', cookies[names.device], secret) !== null,
      keep: () => {
        const value = seal('device', keyOfDevice(), secret)
        response.cookie(names.device, value, { ...common, maxAge: DEVICE_COOKIE_DAYS * DAY_MS })
      },
    },
    rawBody: Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0),
    header: (name) => request.get(name),
    isForm:
      request.is('application/x-www-form-urlencoded') !== false &&
      request.is('application/x-www-form-urlencoded') !== null,
    isHead: request.method === 'HEAD',
  }
  return web
}

type Cookies = ReturnType<typeof parse>

const newKey = (): string => randomBytes(24).toString('base64url')

type Purpose = 'cart' | 'device' | 'upload'

const seal = (purpose: Purpose, key: string, secret: string): string =>
  `${key}.${signatureOf(secret, `${purpose} ${key}`)}`

function unseal(purpose: Purpose, value: string | undefined, secret: string): string | null {
  if (!value) return null
  const [key = ''] = value.split('.')
  return key !== '' && isSameSignature(value, seal(purpose, key, secret)) ? key : null
}
