import * as oidc from 'openid-client'
import { env } from '#env'

export type OidcChecks = { state: string; nonce: string; codeVerifier: string }

/** `subject` is the issuer's permanent id of the user. */
export type OidcPerson = {
  issuer: string
  subject: string
  email: string | null
  isEmailVerified: boolean
  firstName: string | null
  lastName: string | null
}

const TIMEOUT_SECONDS = 10
const CALLBACK = '/api/login/oidc/callback'

let known: Promise<oidc.Configuration> | undefined

/** Browsers come back from there after signing in. */
export const oidcHost = (): string | null => {
  const { OIDC_ISSUER } = env()
  return OIDC_ISSUER === undefined ? null : new URL(OIDC_ISSUER).hostname
}

export const isOidcOffered = (): boolean => env().OIDC_ISSUER !== undefined

export async function beginOidcSignIn(): Promise<{ address: string; checks: OidcChecks }> {
  const checks = {
    state: oidc.randomState(),
    nonce: oidc.randomNonce(),
    codeVerifier: oidc.randomPKCECodeVerifier(),
  }
  const address = oidc.buildAuthorizationUrl(await configuration(), {
    redirect_uri: env().SITE_URL + CALLBACK,
    scope: 'openid email profile',
    state: checks.state,
    nonce: checks.nonce,
    code_challenge: await oidc.calculatePKCECodeChallenge(checks.codeVerifier),
    code_challenge_method: 'S256',
  })
  return { address: address.href, checks }
}

/**
 * @param query of the callback URL, unchanged.
 * @throws on a wrong state, nonce, verifier, signature or audience, and on a denial.
 */
export async function finishOidcSignIn(query: string, checks: OidcChecks): Promise<OidcPerson> {
  const address = new URL(`${env().SITE_URL}${CALLBACK}?${query}`)
  const tokens = await oidc.authorizationCodeGrant(await configuration(), address, {
    pkceCodeVerifier: checks.codeVerifier,
    expectedState: checks.state,
    expectedNonce: checks.nonce,
    idTokenExpected: true,
  })
  const claims = tokens.claims()
  if (!claims) throw new Error('The issuer gave no ID token')
  return {
    issuer: claims.iss,
    subject: claims.sub,
    email: textOf(claims['email']),
    isEmailVerified: claims['email_verified'] === true,
    firstName: textOf(claims['given_name']),
    lastName: textOf(claims['family_name']),
  }
}

function configuration(): Promise<oidc.Configuration> {
  const { OIDC_ISSUER = '', OIDC_CLIENT_ID = '', OIDC_CLIENT_SECRET = '' } = env()
  const issuer = new URL(OIDC_ISSUER)
  known ??= oidc
    .discovery(issuer, OIDC_CLIENT_ID, OIDC_CLIENT_SECRET, undefined, {
      timeout: TIMEOUT_SECONDS,
      // env.ts allows plain HTTP on loopback only.
      execute: issuer.protocol === 'http:' ? [oidc.allowInsecureRequests] : [],
    })
    .catch((error: unknown) => {
      known = undefined
      throw error
    })
  return known
}

const textOf = (claim: unknown): string | null => (typeof claim === 'string' && claim.trim() !== '' ? claim : null)
