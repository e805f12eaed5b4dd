import * as oidc from 'openid-client'
import { env } from '#env'

type OidcChecks = { state: string; nonce: string; codeVerifier: string }

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
/** As OpenID Connect Core defines it. */
const SUBJECT = /^[\x20-\x7e]{1,255}$/
const KNOWN_MS = 3_600_000

let known: { issuer: string; metadata: Promise<oidc.ServerMetadata>; at: number } | undefined

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
 * @throws on a wrong state, nonce, verifier, signature or audience, on a denial, and when the issuer does not answer.
 */
export async function finishOidcSignIn(query: string, checks: OidcChecks): Promise<OidcPerson> {
  const address = new URL(`${env().SITE_URL}${CALLBACK}?${query}`)
  const configured = await configuration()
  const tokens = await oidc.authorizationCodeGrant(configured, address, {
    pkceCodeVerifier: checks.codeVerifier,
    expectedState: checks.state,
    expectedNonce: checks.nonce,
    idTokenExpected: true,
  })
  const claims = tokens.claims()
  if (!claims) throw new Error('The issuer gave no ID token')
  if (!SUBJECT.test(claims.sub)) throw new Error('The issuer gave an id that is not allowed')
  const profile = await profileOf(configured, tokens.access_token, claims)
  return {
    issuer: claims.iss,
    subject: claims.sub,
    email: textOf(profile['email']),
    isEmailVerified: profile['email_verified'] === true,
    firstName: textOf(profile['given_name']),
    lastName: textOf(profile['family_name']),
  }
}

/** Issuers that follow OpenID Connect Core 5.4 to the letter put the profile into their user info only. */
async function profileOf(configured: oidc.Configuration, accessToken: string, claims: oidc.IDToken) {
  if ('email' in claims || !configured.serverMetadata().userinfo_endpoint) return claims
  return oidc.fetchUserInfo(configured, accessToken, claims.sub)
}

/** A new one for each sign-in, because it keeps the issuer's keys, and those may be replaced at any moment. */
async function configuration(): Promise<oidc.Configuration> {
  const { OIDC_CLIENT_ID = '', OIDC_CLIENT_SECRET = '' } = env()
  const configured = new oidc.Configuration(await metadata(), OIDC_CLIENT_ID, OIDC_CLIENT_SECRET)
  configured.timeout = TIMEOUT_SECONDS
  for (const extension of extensions()) extension(configured)
  return configured
}

/** env.ts allows plain HTTP on loopback only. */
const extensions = () => [
  oidc.enableNonRepudiationChecks,
  ...(env().OIDC_ISSUER?.startsWith('http:') ? [oidc.allowInsecureRequests] : []),
]

function metadata(): Promise<oidc.ServerMetadata> {
  const { OIDC_ISSUER: issuer = '', OIDC_CLIENT_ID = '', OIDC_CLIENT_SECRET = '' } = env()
  if (known?.issuer === issuer && performance.now() - known.at < KNOWN_MS) return known.metadata
  const options = { timeout: TIMEOUT_SECONDS, execute: extensions() }
  const found = oidc
    .discovery(new URL(issuer), OIDC_CLIENT_ID, OIDC_CLIENT_SECRET, undefined, options)
    .then((configured) => configured.serverMetadata())
  known = { issuer, metadata: found, at: performance.now() }
  found.catch(() => (known = undefined))
  return found
}

const textOf = (claim: unknown): string | null => (typeof claim === 'string' && claim.trim() !== '' ? claim : null)
