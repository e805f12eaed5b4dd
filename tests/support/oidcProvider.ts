import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { exportJWK, generateKeyPair, type JWK } from 'jose'
import Provider, { type Adapter, type AdapterPayload, type KoaContextWithOIDC } from 'oidc-provider'
import { Browser } from './Browser.ts'

export const OUTSIDE_CLIENT = { id: 'stone-hunt-tests', secret: 'secret-of-the-tests-elsewhere' }

/** In seconds. */
const MINUTES = 600

export type Claims = Record<string, unknown> & { sub: string }

/** How a path of the provider answers: as it should, never, with a dropped connection, or with a status. */
type Answer = 'well' | 'never' | 'dropped' | number

type TokenResponse = { id_token: string }

export type OidcProvider = {
  url: string
  /** Needed before the first sign-in. */
  allowRedirect: (redirectUri: string) => void
  /** Walks through the provider's pages as a browser. @returns the callback URL. */
  signIn: (authorizeAddress: string, claims: Claims) => Promise<URL>
  /** All later tokens are signed with a new key; the old one is no longer published. @returns the new one. */
  rotateKeys: () => Promise<JWK>
  /** Which claims the ID token has; the user info has all. */
  putProfileInto: (place: 'ID token' | 'user info') => void
  /** Changes the next token response. */
  changeToken: (change: (response: TokenResponse) => Promise<void>) => void
  answer: (path: string, how: Answer) => void
  close: () => Promise<void>
}

/** `oidc-provider`, an OpenID provider that is certified by the OpenID Foundation; it requires PKCE here. */
export async function startOidcProvider(): Promise<OidcProvider> {
  const people = new Map<string, Claims>()
  const answers = new Map<string, Answer>()
  let redirectUri = 'https://stones.example/'
  let profileIn: 'ID token' | 'user info' = 'user info'
  const stored = new Map<string, AdapterPayload>()
  let keys = [await newSigningKey()]
  let change: ((response: TokenResponse) => Promise<void>) | undefined
  let callback: ((request: IncomingMessage, response: ServerResponse) => Promise<void>) | undefined

  const server = createServer((request, response) => {
    const how = answers.get((request.url ?? '').split('?')[0] ?? '') ?? 'well'
    if (how === 'never') return
    if (how === 'dropped') return void request.socket.destroy()
    if (typeof how === 'number')
      return void response.writeHead(how, { 'content-type': 'text/html' }).end('<h1>Busy</h1>')
    callback ??= build()
    void callback(request, response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`

  function build() {
    const provider = new Provider(url, {
      clients: [
        {
          client_id: OUTSIDE_CLIENT.id,
          client_secret: OUTSIDE_CLIENT.secret,
          token_endpoint_auth_method: 'client_secret_post',
          redirect_uris: [redirectUri],
          response_types: ['code'],
          grant_types: ['authorization_code'],
        },
      ],
      adapter: (name) => inMemory(stored, name),
      jwks: { keys },
      cookies: { keys: ['signs the cookies of the tests'] },
      ttl: { Interaction: MINUTES, Grant: MINUTES, Session: MINUTES, AccessToken: MINUTES, IdToken: MINUTES },
      pkce: { required: () => true },
      claims: {
        openid: ['sub'],
        email: ['email', 'email_verified'],
        profile: ['given_name', 'family_name'],
      },
      conformIdTokenClaims: profileIn === 'user info',
      features: { devInteractions: { enabled: false } },
      interactions: { url: (_context, { uid }) => `/interaction/${uid}` },
      findAccount: (_context, sub) => ({ accountId: sub, claims: () => people.get(sub) ?? { sub } }),
      loadExistingGrant: agree,
    })
    provider.use(async (context, next) => {
      if (context.path.startsWith('/interaction/')) {
        const login = { accountId: new URLSearchParams(context.querystring).get('as') ?? '' }
        const to = await provider.interactionResult(context.req, context.res, { login })
        return context.redirect(to)
      }
      await next()
      const made = context.path === '/token' && context.status === 200 ? change : undefined
      if (!made) return
      change = undefined
      await made(context.body as TokenResponse)
    })
    return provider.callback()
  }

  return {
    url,
    allowRedirect: (to) => {
      redirectUri = to
      callback = undefined
    },
    signIn: async (authorizeAddress, claims) => {
      people.set(claims.sub, claims)
      const browser = new Browser(url)
      let at = new URL(authorizeAddress)
      for (let steps = 0; at.origin === url; steps += 1) {
        if (at.pathname.startsWith('/interaction/')) at.searchParams.set('as', claims.sub)
        const { status, headers, text } = await browser.get(at.pathname + at.search)
        const location = headers.get('location')
        if (!location || steps > 9) throw new Error(`The provider answered ${at.pathname} with ${status}: ${text}`)
        at = new URL(location, url)
      }
      return at
    },
    rotateKeys: async () => {
      const key = await newSigningKey()
      keys = [key]
      callback = undefined
      return key
    },
    putProfileInto: (place) => {
      profileIn = place
      callback = undefined
    },
    changeToken: (next) => {
      change = next
    },
    answer: (path, how) => void answers.set(path, how),
    close: () => {
      server.closeAllConnections()
      return new Promise((resolve) => server.close(() => resolve()))
    },
  }
}

let made = 0

export async function newSigningKey(): Promise<JWK> {
  const { privateKey } = await generateKeyPair('RS256', { extractable: true })
  return { ...(await exportJWK(privateKey)), kid: `key ${(made += 1)}`, alg: 'RS256', use: 'sig' }
}

/** Everyone has agreed to share their profile with the site. */
async function agree({ oidc }: KoaContextWithOIDC) {
  const grant = new oidc.provider.Grant({
    clientId: oidc.client?.clientId ?? '',
    accountId: oidc.session?.accountId ?? '',
  })
  grant.addOIDCScope('openid email profile')
  await grant.save()
  return grant
}

/** Its own store in memory warns on the console. */
function inMemory(stored: Map<string, AdapterPayload>, name: string): Adapter {
  const key = (id: string) => `${name} ${id}`
  const where = (isIt: (payload: AdapterPayload) => boolean) =>
    [...stored].find(([id, payload]) => id.startsWith(`${name} `) && isIt(payload))?.[1]
  return {
    upsert: async (id, payload) => void stored.set(key(id), payload),
    find: async (id) => stored.get(key(id)),
    findByUid: async (uid) => where((payload) => payload.uid === uid),
    findByUserCode: async (userCode) => where((payload) => payload.userCode === userCode),
    consume: async (id) => void Object.assign(stored.get(key(id)) ?? {}, { consumed: Math.floor(Date.now() / 1000) }),
    destroy: async (id) => void stored.delete(key(id)),
    revokeByGrantId: async (grantId) => {
      for (const [id, payload] of stored) if (payload.grantId === grantId) stored.delete(id)
    },
  }
}
