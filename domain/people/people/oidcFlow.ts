import { jwtVerify, SignJWT } from 'jose'
import { z } from 'zod'
import { OIDC_MINUTES } from '#contracts/shared/constants.ts'
import { beginOidcSignIn, finishOidcSignIn, isOidcOffered, type OidcPerson } from '#providers/oidc/client.ts'
import type { Req } from '#domain/platform/Req.ts'
import { AppError } from '#domain/platform/AppError.ts'

const AUDIENCE = 'outside sign-in'

const flowSchema = z.object({
  redirect: z.string(),
  visit: z.string().optional(),
  checks: z.object({ state: z.string(), nonce: z.string(), codeVerifier: z.string() }),
})

/** What survives the way to the other provider: where to go afterwards, and how the visitor came here. */
type OidcReturn = { redirect: string; visit?: string | undefined }

/** The token is a cookie, which browsers limit to 4 KB. */
const LONGEST_CARRIED_VISIT = 1000

/** @returns a signed token, bound to this browser. @throws AppError `not_found`, `outside_sign_in_failed`. */
export async function beginOidc(
  req: Req,
  { redirect, visit }: OidcReturn,
): Promise<{ address: string; token: string }> {
  if (!isOidcOffered()) throw new AppError('not_found')
  const { address, checks } = await beginOidcSignIn().catch((error: unknown) => fail(req, error))
  const token = await new SignJWT({ redirect, ...(visit && { visit: visit.slice(0, LONGEST_CARRIED_VISIT) }), checks })
    .setProtectedHeader({ alg: 'HS256' })
    .setAudience(AUDIENCE)
    .setExpirationTime(new Date(req.now.getTime() + OIDC_MINUTES * 60_000))
    .sign(keyOf(req))
  return { address, token }
}

/** @throws AppError `not_found` when OIDC is not configured, `outside_sign_in_failed`. */
export async function finishOidc(
  req: Req,
  token: string | undefined,
  query: string,
): Promise<OidcReturn & { person: OidcPerson }> {
  if (!isOidcOffered()) throw new AppError('not_found')
  try {
    const options = { algorithms: ['HS256'], audience: AUDIENCE, currentDate: req.now }
    const { payload } = await jwtVerify(token ?? '', keyOf(req), options)
    const { checks, ...carried } = flowSchema.parse(payload)
    return { person: await finishOidcSignIn(query, checks), ...carried }
  } catch (error) {
    return fail(req, error)
  }
}

function fail({ log }: Req, error: unknown): never {
  log.info({ err: error, msg: 'A sign-in with another provider failed' })
  throw new AppError('outside_sign_in_failed', { cause: error })
}

const keyOf = ({ payload }: Req) => new TextEncoder().encode(payload.secret)
