import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Browser } from '../support/Browser.ts'
import { mailedLink, mailsTo } from '../support/mails.ts'
import { signInElsewhere, whoIs } from '../support/members.ts'
import { OUTSIDE_CLIENT, type OidcProvider, startOidcProvider } from '../support/oidcProvider.ts'
import {
  confirmPassword,
  eventually,
  PASSWORD,
  signUpConfirmed,
  signUpEmployee,
  signUpMember,
} from '../support/people.ts'
import { afterPassword, begin, codeOf, giveCode, guard, nextStep } from '../support/secondFactor.ts'
import { useSite } from '../support/site.ts'
import { createAuthenticator } from '../support/softAuthenticator.ts'

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
let employee: Person
beforeAll(async () => {
  issuer.allowRedirect(`${site.url}/api/login/oidc/callback`)
  employee = await signUpEmployee(site)
  await confirmPassword(employee)
})
beforeEach(async () => {
  await site.pool.query('delete from rate_limits')
})

type Claims = Record<string, unknown>
type Person = Browser & { email: string }
const NEW_PASSWORD = 'thirteen rough geodes'
const invalid = { status: 400, json: { code: 'invalid_token' } }
let count = 0
const fresh = (name: string) => `${name}${++count}@taken.test`
const tokenFor = async (email: string, path: string) =>
  (await mailedLink(site, email, path)).searchParams.get('token') ?? ''

/** Somebody who knows the password asks for another address, whose mailbox is theirs. */
async function prepareTakeover(owner: Person): Promise<{ thief: Browser; token: string; email: string }> {
  const thief = await signInElsewhere(site, owner)
  const email = fresh('thief')
  expect((await thief.post('/api/account/email', { email, password: PASSWORD })).status).toBe(202)
  return { thief, email, token: await tokenFor(email, '/api/change-email') }
}

async function resetPassword(email: string): Promise<void> {
  await site.visitor().post('/api/forgot-password', { email })
  const token = await tokenFor(email, '/api/reset-password')
  expect((await site.visitor().post('/api/reset-password', { token, password: NEW_PASSWORD })).status).toBe(200)
}

async function signInWithOidc(browser: Browser, claims: Claims & { sub: string }) {
  const { headers } = await browser.get('/api/login/oidc')
  const back = await issuer.signIn(headers.get('location') ?? '', { email_verified: true, ...claims })
  return browser.get(back.pathname + back.search)
}

describe('a change of address that a thief has prepared ends when the owner', () => {
  const WAYS: Record<string, (owner: Person) => Promise<unknown>> = {
    'changes the password': async (owner) => {
      const change = { currentPassword: PASSWORD, password: NEW_PASSWORD }
      expect((await owner.post('/api/account/password', change)).status).toBe(204)
    },
    'chooses a new password by email': ({ email }) => resetPassword(email),
    'signs out everywhere else': (owner) => owner.delete('/api/account/sessions'),
    'is signed out by an employee': async (owner) => {
      const { id } = await whoIs(owner)
      expect((await employee.delete(`/api/admin/people/${id}/sessions`)).status).toBe(204)
    },
    'turns on two-step sign-in': (owner) => guard(site, owner),
    'signs in with an OpenID provider for the first time': ({ email }) =>
      signInWithOidc(site.visitor(), { sub: email, email }),
  }

  it.each(Object.keys(WAYS))('%s', async (way) => {
    const owner = await signUpConfirmed(site)
    const { id } = await whoIs(owner)
    const { token } = await prepareTakeover(owner)
    await WAYS[way]?.(owner)
    expect(await site.visitor().post('/api/change-email', { token })).toMatchObject(invalid)
    const { rows } = await site.pool.query('select email from users where id = $1', [id])
    expect(rows).toEqual([{ email: owner.email }])
  })
})

describe('an address whose owner can still take it back', () => {
  it('opens no second account with an OpenID provider, which would end the way back', async () => {
    const owner = await signUpConfirmed(site)
    const { id } = await whoIs(owner)
    const { token } = await prepareTakeover(owner)
    expect((await site.visitor().post('/api/change-email', { token })).status).toBe(200)
    const undo = await tokenFor(owner.email, '/api/undo-email-change')
    await signInWithOidc(site.visitor(), { sub: owner.email, email: owner.email })
    expect((await site.visitor().post('/api/undo-email-change', { token: undo })).status).toBe(200)
    const { rows } = await site.pool.query('select id from users where email = $1', [owner.email])
    expect(rows).toEqual([{ id }])
  })
})

describe('a profile of an OpenID provider opens no account', () => {
  const ODD: Record<string, (victim: string) => Claims> = {
    'with “true” as text': (email) => ({ email, email_verified: 'true' }),
    'with a number': (email) => ({ email, email_verified: 1 }),
    'that says nothing about the address': (email) => ({ email, email_verified: undefined }),
    'with a list of addresses': (email) => ({ email: [email] }),
    'with two addresses in one': (email) => ({ email: `mine@taken.test, ${email}` }),
    'with a line of a header': (email) => ({ email: `mine@taken.test\nBcc: ${email}` }),
    'with a zero byte': (email) => ({ email: `${email}\0@taken.test` }),
    'with a letter that looks the same': (email) => ({ email: email.replace('i', 'ı') }),
    'with a name beside the address': (email) => ({ email: `Ada <${email}>` }),
    'with a word instead of an address': () => ({ email: 'no address' }),
    'with an address of a deleted account': () => ({ email: 'deleted-1@deleted.invalid' }),
    'that is too long': () => ({ email: `${'x'.repeat(300)}@taken.test` }),
  }

  it.each(Object.keys(ODD))('%s', async (form) => {
    const { email } = await signUpConfirmed(site, fresh('victim'))
    const before = await site.pool.query('select 1 from users')
    const browser = site.visitor()
    const answer = await signInWithOidc(browser, { sub: fresh('odd'), ...ODD[form]?.(email) })
    expect(answer.headers.get('location')).toBe('/api/login?error=outside_email_unverified')
    expect((await browser.get('/api/auth/user')).status).toBe(401)
    expect((await site.pool.query('select 1 from users')).rowCount).toBe(before.rowCount)
  })
})

describe('races', () => {
  it('one link to a new address, pressed ten times at once, changes it once', async () => {
    const owner = await signUpConfirmed(site)
    const { token } = await prepareTakeover(owner)
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => site.visitor().post('/api/change-email', { token })),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array<number>(9).fill(400)])
    await eventually(async () => (await mailsTo(site, owner.email, /new email address/)).length > 0)
  })

  it('one recovery code, given in four browsers at once, signs in once', async () => {
    const { person, recoveryCodes } = await guard(site, await signUpMember(site))
    const [code = ''] = recoveryCodes
    const browsers = await Promise.all(Array.from({ length: 4 }, () => afterPassword(site, person)))
    const answers = await Promise.all(browsers.map((browser) => giveCode(browser, code)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  })
})

describe('two-step sign-in', () => {
  it('still asks for a code after a new password by email', async () => {
    const { person, secret } = await guard(site, await signUpMember(site))
    await resetPassword(person.email)
    const browser = site.visitor()
    expect(await browser.post('/api/login', { email: person.email, password: NEW_PASSWORD })).toMatchObject({
      status: 401,
      json: { code: 'second_factor_required' },
    })
    expect((await giveCode(browser, codeOf(site, secret))).status).toBe(200)
    nextStep(site)
  })

  it('keeps no code of an earlier setup', async () => {
    const { person, secret, recoveryCodes } = await guard(site, await signUpMember(site))
    const off = { password: PASSWORD, code: codeOf(site, secret) }
    expect((await person.post('/api/second-factor/remove', off)).status).toBe(200)
    const again = await begin(person)
    nextStep(site)
    const proof = { code: codeOf(site, again.secret), password: PASSWORD }
    expect((await person.post('/api/second-factor/confirm', proof)).status).toBe(200)
    nextStep(site)
    const browser = await afterPassword(site, person)
    for (const code of [recoveryCodes[0] ?? '', codeOf(site, secret)])
      expect(await giveCode(browser, code)).toMatchObject({ status: 401, json: { code: 'wrong_code' } })
  })
})

describe('a passkey', () => {
  const options = async (person: Browser) =>
    (await person.post('/api/account/passkeys/options')).json as Parameters<
      ReturnType<typeof createAuthenticator>['create']
    >[0]
  const add = (person: Browser, response: unknown) => person.post('/api/account/passkeys', { response })

  it('made for a challenge of one account is not added to another, by either of them', async () => {
    const [owner, thief] = [await signUpConfirmed(site), await signUpConfirmed(site)]
    for (const person of [owner, thief]) await confirmPassword(person)
    const response = createAuthenticator(site.url).create(await options(thief))
    expect(await add(owner, response)).toMatchObject({ status: 400, json: { code: 'passkey_expired' } })
    expect(await add(thief, response)).toMatchObject({ status: 400, json: { code: 'passkey_expired' } })
  })

  it('of somebody else can’t be claimed by its id', async () => {
    const [owner, thief] = [await signUpConfirmed(site), await signUpConfirmed(site)]
    for (const person of [owner, thief]) await confirmPassword(person)
    const device = createAuthenticator(site.url)
    expect((await add(owner, device.create(await options(owner)))).status).toBe(201)
    const { id } = device.get({ challenge: 'unused', rpId: '127.0.0.1' })
    const response = createAuthenticator(site.url).create(await options(thief), { id })
    expect(await add(thief, response)).toMatchObject({ status: 409, json: { code: 'passkey_taken' } })
    const browser = site.visitor()
    const asked = (await browser.post('/api/login/passkey/options')).json as { challenge: string; rpId: string }
    expect(await browser.post('/api/login/passkey', { response: device.get(asked) })).toMatchObject({
      json: { user: { email: owner.email } },
    })
  })

  it.each(['http://localhost.evil.example', 'https://127.0.0.1', 'null', 'http://127.0.0.1', 'http://127.0.0.1:1'])(
    'does not sign in from %s',
    async (origin) => {
      const owner = await signUpConfirmed(site)
      await confirmPassword(owner)
      const device = createAuthenticator(site.url)
      expect((await add(owner, device.create(await options(owner)))).status).toBe(201)
      const browser = site.visitor()
      const asked = (await browser.post('/api/login/passkey/options')).json as { challenge: string; rpId: string }
      const response = device.get(asked, { origin })
      expect(await browser.post('/api/login/passkey', { response })).toMatchObject({ json: { code: 'wrong_passkey' } })
    },
  )
})
