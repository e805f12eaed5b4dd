import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Browser } from '../../support/Browser.ts'
import { mailedLink, mailsTo } from '../../support/mails.ts'
import { whoIs } from '../../support/members.ts'
import { type Claims, OUTSIDE_CLIENT, type OidcProvider, startOidcProvider } from '../../support/oidcProvider.ts'
import { eventually, PASSWORD, signUpByForm } from '../../support/people.ts'
import { begin, codeOf } from '../../support/secondFactor.ts'
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

const ada = { sub: 'ada', email: 'Ada@elsewhere.test', email_verified: true, given_name: 'Ada', family_name: 'Stone' }

async function goThere(browser: Browser, redirect = ''): Promise<string> {
  const answer = await browser.get(`/api/login/oidc${redirect && `?redirect=${encodeURIComponent(redirect)}`}`)
  expect(answer.status).toBe(303)
  return answer.headers.get('location') ?? ''
}
const comeBack = (browser: Browser, address: URL) => browser.get(address.pathname + address.search)
const signIn = async (browser: Browser, claims: Claims) =>
  comeBack(browser, await issuer.signIn(await goThere(browser), claims))
const failsWith = (answer: { status: number; headers: Headers }, code: string) => {
  expect([answer.status, answer.headers.get('location')]).toEqual([303, `/api/login?error=${code}`])
}
const accountsOf = async (email: string) =>
  (await site.pool.query('select id from users where email = $1', [email])).rowCount

describe('signing in with an OpenID provider', () => {
  it('is offered on the sign-in page and uses PKCE, state and nonce', async () => {
    const browser = site.visitor()
    const page = await browser.get('/api/login?redirect=/content')
    expect(page.text).toContain(`Continue with ${new URL(issuer.url).host}`)
    expect(page.text).toContain('/api/login/oidc?redirect=')
    const asked = new URL(await goThere(browser)).searchParams
    expect(Object.fromEntries(asked)).toMatchObject({
      client_id: OUTSIDE_CLIENT.id,
      response_type: 'code',
      code_challenge_method: 'S256',
      redirect_uri: `${site.url}/api/login/oidc/callback`,
      state: expect.stringMatching(/.{40}/) as string,
      nonce: expect.stringMatching(/.{40}/) as string,
    })
  })

  it('keeps how a new person came here, over the way to the provider', async () => {
    const browser = site.visitor()
    const visit = new URLSearchParams({ from: 'reddit.com', landing: '/', post: '/content/999999999' }).toString()
    const page = await browser.get(`/api/login?visit=${encodeURIComponent(visit)}`)
    const link = /href="(\/api\/login\/oidc[^"]*)"/.exec(page.text)?.[1]?.replaceAll('&#38;', '&') ?? ''
    const address = (await browser.get(link)).headers.get('location') ?? ''
    await comeBack(browser, await issuer.signIn(address, { ...ada, sub: 'visitor', email: 'visitor@elsewhere.test' }))
    const { rows } = await site.pool.query(
      'select a.kind, a.host, a.landing, a.post_id from attributions a join users u on u.id = a.user_id where u.email = $1',
      ['visitor@elsewhere.test'],
    )
    expect(rows).toEqual([{ kind: 'sign_up', host: 'reddit.com', landing: '/', post_id: null }])
  })

  const losesPasswordAndSessions = async (person: Browser & { email: string }) => {
    expect((await person.get('/api/auth/user')).status).toBe(401)
    const answer = await site.visitor().post('/api/login', { email: person.email, password: PASSWORD })
    expect(answer).toMatchObject({ status: 401, json: { code: 'wrong_credentials' } })
  }

  it('creates an account once and finds it again after the email has changed', async () => {
    const browser = site.visitor()
    const back = await comeBack(browser, await issuer.signIn(await goThere(browser, '/subscribe'), ada))
    expect([back.status, back.headers.get('location')]).toEqual([303, '/subscribe'])
    const first = await whoIs(browser)
    expect(first).toMatchObject({
      email: 'ada@elsewhere.test',
      firstName: 'Ada',
      isEmployee: false,
      isSubscriber: false,
    })

    const elsewhere = site.visitor()
    await signIn(elsewhere, { ...ada, email: 'ada.new@elsewhere.test' })
    expect((await whoIs(elsewhere)).id).toBe(first.id)
    expect(await accountsOf('ada.new@elsewhere.test')).toBe(0)
  })

  it('links to an account with a confirmed address, whose password and sessions end', async () => {
    const member = await signUpByForm(site, 'bea@elsewhere.test')
    const { id } = await whoIs(member)
    const { searchParams } = await mailedLink(site, member.email, '/api/verify-email')
    expect((await member.post('/api/verify-email', { token: searchParams.get('token') })).status).toBe(200)
    const browser = site.visitor()
    await signIn(browser, { sub: 'bea', email: 'bea@elsewhere.test', email_verified: true })
    expect((await whoIs(browser)).id).toBe(id)
    await losesPasswordAndSessions(member)
    await eventually(async () => (await mailsTo(site, member.email, /new way to sign in/)).length === 1)
    await signIn(site.visitor(), { sub: 'bea', email: 'bea@elsewhere.test', email_verified: true })
    expect((await whoIs(browser)).id).toBe(id)
  })

  it('takes over an account whose address was never confirmed', async () => {
    const attacker = await signUpByForm(site, 'cleo@elsewhere.test')
    const { id } = await whoIs(attacker)
    // Older versions allowed two-step sign-in without a confirmed address.
    await site.pool.query(
      `insert into second_factors (user_id, secret, begun_at, confirmed_at) values ($1, 'theirs', now(), now())`,
      [id],
    )
    const { pathname, search } = await mailedLink(site, attacker.email, '/api/verify-email')
    await site.visitor().send('HEAD', pathname + search)
    await site.visitor().get(pathname + search)

    const browser = site.visitor()
    const back = await signIn(browser, { sub: 'cleo', email: 'cleo@elsewhere.test', email_verified: true })
    expect([back.status, back.headers.get('location')]).toEqual([303, '/'])
    expect((await whoIs(browser)).id).toBe(id)
    await losesPasswordAndSessions(attacker)
    const left = await site.pool.query('select 1 from second_factors where user_id = $1', [id])
    expect(left.rows).toEqual([])
    const devices = await site.pool.query('select 1 from known_devices where user_id = $1', [id])
    expect(devices.rowCount).toBe(1)
  })

  it.each([
    [{ sub: 'dan', email: 'dan@elsewhere.test', email_verified: false }],
    [{ sub: 'dan', email: 'dan@elsewhere.test' }],
    [{ sub: 'dan', email: 'dan@elsewhere.test', email_verified: 'true' }],
    [{ sub: 'dan' }],
  ])('is rejected for %j', async (claims) => {
    failsWith(await signIn(site.visitor(), claims), 'outside_email_unverified')
    expect(await accountsOf('dan@elsewhere.test')).toBe(0)
  })

  it('works once and only in the browser that started it', async () => {
    const browser = site.visitor()
    const address = await issuer.signIn(await goThere(browser), { ...ada, sub: 'eve', email: 'eve@elsewhere.test' })
    failsWith(await comeBack(site.visitor(), address), 'outside_sign_in_failed')
    expect((await comeBack(browser, address)).headers.get('location')).toBe('/')
    failsWith(await comeBack(browser, address), 'outside_sign_in_failed')
  })

  it('fails with another browser’s state, another code, a denial or a forged cookie', async () => {
    const victim = site.visitor()
    const attacker = site.visitor()
    const attack = await issuer.signIn(await goThere(attacker), {
      ...ada,
      sub: 'mallory',
      email: 'mallory@elsewhere.test',
    })
    const own = new URL(await goThere(victim)).searchParams.get('state') ?? ''
    failsWith(await comeBack(victim, attack), 'outside_sign_in_failed')

    const mine = site.visitor()
    const state = new URL(await goThere(mine)).searchParams.get('state') ?? ''
    const mixed = new URL(attack)
    mixed.searchParams.set('state', state)
    failsWith(await comeBack(mine, mixed), 'outside_sign_in_failed')

    const refused = site.visitor()
    const refusedState = new URL(await goThere(refused)).searchParams.get('state') ?? ''
    failsWith(
      await refused.get(`/api/login/oidc/callback?error=access_denied&state=${refusedState}`),
      'outside_sign_in_failed',
    )

    const forged = site.visitor()
    const address = await issuer.signIn(await goThere(forged), ada)
    const [name = '', value = ''] = [...forged.cookies].find(([key]) => key.endsWith('-outside')) ?? []
    forged.cookies.set(name, `${value.slice(0, -2)}xx`)
    failsWith(await comeBack(forged, address), 'outside_sign_in_failed')
    expect(own).not.toBe(state)
    expect(await accountsOf('mallory@elsewhere.test')).toBe(0)
  })

  it('redirects only within this site', async () => {
    const browser = site.visitor()
    const address = await issuer.signIn(await goThere(browser, '//evil.test/'), ada)
    expect((await comeBack(browser, address)).headers.get('location')).toBe('/')
  })

  it('stores no cookie that works as a session', async () => {
    const browser = site.visitor()
    await goThere(browser)
    const [, value = ''] = [...browser.cookies].find(([key]) => key.endsWith('-outside')) ?? []
    browser.cookies.set('stonehunt-token', value)
    expect((await browser.get('/api/auth/user')).status).toBe(401)
  })

  it('requires a code where two-step sign-in is on, for accounts without a password too', async () => {
    const gail = { sub: 'gail', email: 'gail@elsewhere.test', email_verified: true }
    const browser = site.visitor()
    await signIn(browser, gail)
    const { secret } = await begin(browser)
    const confirmed = await browser.post('/api/second-factor/confirm', { code: codeOf(site, secret) })
    expect(confirmed.status).toBe(200)

    const elsewhere = site.visitor()
    const back = await comeBack(elsewhere, await issuer.signIn(await goThere(elsewhere, '/subscribe'), gail))
    expect([back.status, back.headers.get('location')]).toEqual([303, '/api/login/code'])
    expect((await elsewhere.get('/api/auth/user')).status).toBe(401)
    const body = new URLSearchParams({ code: codeOf(site, secret, 1) }).toString()
    const headers = { 'content-type': 'application/x-www-form-urlencoded' }
    const done = await elsewhere.send('POST', '/api/login/code', { raw: body, headers })
    expect([done.status, done.headers.get('location')]).toEqual([303, '/subscribe'])
    expect((await whoIs(elsewhere)).email).toBe('gail@elsewhere.test')
  })

  it('confirms an account without a password for some minutes', async () => {
    const hal = { sub: 'hal', email: 'hal@elsewhere.test', email_verified: true }
    const browser = site.visitor()
    await signIn(browser, hal)
    expect((await browser.post('/api/confirm-password', {})).status).toBe(200)
    const { secret } = await begin(browser)
    site.clock.aheadMs += 11 * 60_000
    const old = { status: 403, json: { code: 'sign_in_needed' } }
    expect(await browser.post('/api/confirm-password', {})).toMatchObject(old)
    expect(await browser.post('/api/second-factor/confirm', { code: codeOf(site, secret) })).toMatchObject(old)
    const page = await browser.get('/api/confirm-password?error=sign_in_needed&redirect=/cms')
    expect(page.text).toContain('/api/login/oidc?redirect=%2Fapi%2Fconfirm-password%3Fredirect%3D%252Fcms')
    await signIn(browser, hal)
    expect((await browser.post('/api/confirm-password', {})).status).toBe(200)
    site.clock.aheadMs -= 11 * 60_000
  })
})
