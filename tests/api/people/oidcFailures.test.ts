import { decodeJwt, importJWK, type JWK, type JWTPayload, SignJWT } from 'jose'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { env } from '#env'
import type { Browser } from '../../support/Browser.ts'
import { whoIs } from '../../support/members.ts'
import {
  type Claims,
  newSigningKey,
  OUTSIDE_CLIENT,
  type OidcProvider,
  startOidcProvider,
} from '../../support/oidcProvider.ts'
import { useSite } from '../../support/site.ts'

let issuer: OidcProvider
beforeAll(async () => {
  issuer = await startOidcProvider()
})
afterAll(() => issuer.close())
const site = useSite({
  variables: () => ({
    OIDC_ISSUER: issuer.url,
    OIDC_CLIENT_ID: OUTSIDE_CLIENT.id,
    OIDC_CLIENT_SECRET: OUTSIDE_CLIENT.secret,
  }),
})
beforeAll(() => issuer.allowRedirect(`${site.url}/api/login/oidc/callback`))

const PATHS = ['/token', '/me', '/jwks']
afterEach(() => {
  for (const path of PATHS) issuer.answer(path, 'well')
})

let people = 0
const newcomer = (): Claims & { email: string } => {
  const sub = `newcomer-${(people += 1)}`
  return { sub, email: `${sub}@elsewhere.test`, email_verified: true, given_name: 'New' }
}
const start = async (browser: Browser) => (await browser.get('/api/login/oidc')).headers.get('location') ?? ''
async function signIn(person: Claims, browser = site.visitor()): Promise<Browser & { location: string | null }> {
  const back = await issuer.signIn(await start(browser), person)
  const { status, headers } = await browser.get(back.pathname + back.search)
  expect(status).toBe(303)
  return Object.assign(browser, { location: headers.get('location') })
}
const FAILED = '/api/login?error=outside_sign_in_failed'
const isKnown = async (email: string) => {
  const accounts = await site.pool.query('select 1 from users where email = $1', [email])
  const links = await site.pool.query('select 1 from outside_identities where subject = $1', [email.split('@')[0]])
  return [accounts.rowCount, links.rowCount]
}

/** Signs the next ID token again, with other claims. */
function forge(key: JWK, changed: JWTPayload): void {
  issuer.changeToken(async (response) => {
    response.id_token = await new SignJWT({ ...decodeJwt(response.id_token), ...changed })
      .setProtectedHeader({ alg: 'RS256', ...(key.kid && { kid: key.kid }) })
      .sign(await importJWK(key))
  })
}

describe.each(['ID token', 'user info'] as const)('with the profile in the %s', (place) => {
  it('a person signs in and finds their account again', async () => {
    issuer.putProfileInto(place)
    const person = newcomer()
    const first = await signIn(person)
    expect(first.location).toBe('/')
    const { id } = await whoIs(first)
    expect(await whoIs(first)).toMatchObject({ email: person.email, firstName: 'New' })
    expect((await whoIs(await signIn(person))).id).toBe(id)
  })
})

it('people sign in right before and right after the provider has replaced its keys', async () => {
  expect((await signIn(newcomer())).location).toBe('/')
  for (let times = 0; times < 2; times += 1) {
    await issuer.rotateKeys()
    expect((await signIn(newcomer())).location).toBe('/')
  }
})

const seconds = (ahead: number) => Math.floor(Date.now() / 1000) + ahead

describe('an ID token', () => {
  it.each([
    ['with another nonce', { nonce: 'another' }],
    ['without a nonce', { nonce: undefined }],
    ['for another site', { aud: 'another-site' }],
    ['for several sites, issued to another one', { aud: [OUTSIDE_CLIENT.id, 'another-site'], azp: 'another-site' }],
    ['of another issuer', { iss: 'https://another.example' }],
    ['that expired two minutes ago', { exp: seconds(-120) }],
    ['that starts in two minutes', { nbf: seconds(120) }],
    ['without a subject', { sub: undefined }],
  ])('%s makes no account', async (_what, changed) => {
    const key = await issuer.rotateKeys()
    forge(key, changed)
    const person = newcomer()
    expect((await signIn(person)).location).toBe(FAILED)
    expect(await isKnown(person.email)).toEqual([0, 0])
  })

  it('is accepted when the clocks differ by twenty seconds', async () => {
    const key = await issuer.rotateKeys()
    forge(key, { exp: seconds(-20) })
    expect((await signIn(newcomer())).location).toBe('/')
    forge(key, { nbf: seconds(20), iat: seconds(20) })
    expect((await signIn(newcomer())).location).toBe('/')
  })

  it('signed with a key that is not the provider’s makes no account', async () => {
    const { kid: _kid, ...stranger } = await newSigningKey()
    forge(stranger, {})
    const person = newcomer()
    expect((await signIn(person)).location).toBe(FAILED)
    expect(await isKnown(person.email)).toEqual([0, 0])
  })

  it('without a signature makes no account', async () => {
    issuer.changeToken((response) => {
      const [, claims = ''] = response.id_token.split('.')
      response.id_token = `${Buffer.from('{"alg":"none"}').toString('base64url')}.${claims}.`
      return Promise.resolve()
    })
    const person = newcomer()
    expect((await signIn(person)).location).toBe(FAILED)
    expect(await isKnown(person.email)).toEqual([0, 0])
  })
})

it('a code that was used once makes no second session, also with the cookie of its sign-in', async () => {
  const browser = site.visitor()
  const back = await issuer.signIn(await start(browser), newcomer())
  const stolen = new Map(browser.cookies)
  expect((await browser.get(back.pathname + back.search)).headers.get('location')).toBe('/')
  const thief = site.visitor()
  for (const [name, value] of stolen) thief.cookies.set(name, value)
  expect((await thief.get(back.pathname + back.search)).headers.get('location')).toBe(FAILED)
  expect((await thief.get('/api/auth/user')).status).toBe(401)
})

it('an answer that names another issuer is refused', async () => {
  const browser = site.visitor()
  const back = await issuer.signIn(await start(browser), newcomer())
  expect(back.searchParams.get('iss')).toBe(issuer.url)
  back.searchParams.set('iss', 'https://another.example')
  expect((await browser.get(back.pathname + back.search)).headers.get('location')).toBe(FAILED)
})

describe('while the provider is down', () => {
  it.each(PATHS.flatMap((path) => ([500, 'dropped'] as const).map((how) => [path, how] as const)))(
    'a sign-in that needs its %s (%s) returns to the sign-in page, makes no account, and works afterwards',
    async (path, how) => {
      const person = newcomer()
      issuer.answer(path, how)
      const browser = await signIn(person)
      expect(browser.location).toBe(FAILED)
      expect(await isKnown(person.email)).toEqual([0, 0])
      expect((await browser.get(FAILED)).text).toContain('role="alert"')
      issuer.answer(path, 'well')
      expect((await signIn(person, browser)).location).toBe('/')
      expect(await isKnown(person.email)).toEqual([1, 1])
    },
  )

  it('a sign-in gives up after ten seconds without an answer', async () => {
    const person = newcomer()
    issuer.answer('/token', 'never')
    const begun = performance.now()
    expect((await signIn(person)).location).toBe(FAILED)
    // Its promise is the ten seconds; a slow machine has five more.
    expect(performance.now() - begun).toBeLessThan(15_000)
    expect(await isKnown(person.email)).toEqual([0, 0])
  })

  it('the sign-in page says so when the provider can’t be found', async () => {
    const before = env().OIDC_ISSUER
    Object.assign(env(), { OIDC_ISSUER: 'http://127.0.0.1:9' })
    const answer = await site.visitor().get('/api/login/oidc?redirect=/content/1')
    Object.assign(env(), { OIDC_ISSUER: before })
    expect([answer.status, answer.headers.get('location')]).toEqual([303, `${FAILED}&redirect=%2Fcontent%2F1`])
    expect((await signIn(newcomer())).location).toBe('/')
  })
})
