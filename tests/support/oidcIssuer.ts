import { createHash, randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { exportJWK, generateKeyPair, SignJWT } from 'jose'

export const OUTSIDE_CLIENT = { id: 'stone-hunt-tests', secret: 'secret-of-the-tests-elsewhere' }

type Claims = Record<string, unknown> & { sub: string }
type Grant = { claims: Claims; nonce: string; challenge: string; redirectUri: string }

export type OidcIssuer = {
  url: string
  /** @returns the callback URL. */
  signIn: (authorizeAddress: string, claims: Claims) => URL
  close: () => Promise<void>
}

/** Discovery, single-use codes, PKCE, signed ID tokens. */
export async function startOidcIssuer(): Promise<OidcIssuer> {
  const { publicKey, privateKey } = await generateKeyPair('RS256')
  const jwk = { ...(await exportJWK(publicKey)), kid: 'tests', alg: 'RS256', use: 'sig' }
  const grants = new Map<string, Grant>()
  const server = createServer((request, response) => void answer(request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const send = (status: number, body: object) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
    if (request.url === '/.well-known/openid-configuration') return void send(200, metadata(url))
    if (request.url === '/jwks') return void send(200, { keys: [jwk] })
    const form = new URLSearchParams(await readAll(request))
    const grant = grants.get(form.get('code') ?? '')
    grants.delete(form.get('code') ?? '')
    if (!grant || !mayHave(grant, form)) return void send(400, { error: 'invalid_grant' })
    const idToken = await new SignJWT({ ...grant.claims, nonce: grant.nonce })
      .setProtectedHeader({ alg: 'RS256', kid: 'tests' })
      .setIssuer(url)
      .setAudience(OUTSIDE_CLIENT.id)
      .setIssuedAt()
      .setExpirationTime('5m')
      .sign(privateKey)
    send(200, { access_token: randomUUID(), token_type: 'Bearer', expires_in: 300, id_token: idToken })
  }

  return {
    url,
    signIn(authorizeAddress, claims) {
      const asked = new URL(authorizeAddress).searchParams
      const of = (name: string) => asked.get(name) ?? ''
      const code = randomUUID()
      grants.set(code, {
        claims,
        nonce: of('nonce'),
        challenge: of('code_challenge'),
        redirectUri: of('redirect_uri'),
      })
      const back = new URL(of('redirect_uri'))
      back.search = new URLSearchParams({ code, state: of('state') }).toString()
      return back
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}

const metadata = (url: string) => ({
  issuer: url,
  authorization_endpoint: `${url}/authorize`,
  token_endpoint: `${url}/token`,
  jwks_uri: `${url}/jwks`,
  response_types_supported: ['code'],
  subject_types_supported: ['public'],
  id_token_signing_alg_values_supported: ['RS256'],
  code_challenge_methods_supported: ['S256'],
})

function mayHave({ challenge, redirectUri }: Grant, form: URLSearchParams): boolean {
  const verifier = createHash('sha256')
    .update(form.get('code_verifier') ?? '')
    .digest('base64url')
  return (
    verifier === challenge &&
    form.get('redirect_uri') === redirectUri &&
    form.get('client_secret') === OUTSIDE_CLIENT.secret
  )
}

async function readAll(request: IncomingMessage): Promise<string> {
  let text = ''
  for await (const chunk of request) text += String(chunk)
  return text
}
