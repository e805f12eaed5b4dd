import { describe, expect, it } from 'vitest'
import type { Passkey, PasskeyOptions } from '#contracts/people/passkeys.ts'
import type { Browser } from '../../support/Browser.ts'
import { mailedLink, mailsTo } from '../../support/mails.ts'
import { signInElsewhere, whoIs } from '../../support/members.ts'
import {
  confirmPassword,
  eventually,
  signUpConfirmed,
  signUpEmployee,
  signUpMember,
  PASSWORD,
} from '../../support/people.ts'
import { codeOf, guard } from '../../support/secondFactor.ts'
import { createAuthenticator } from '../../support/softAuthenticator.ts'
import { useSite } from '../../support/site.ts'

const site = useSite()
type Person = Browser & { email: string }
type Authenticator = ReturnType<typeof createAuthenticator>
type LoginOptions = { challenge: string; rpId: string }

const wrong = { status: 401, json: { code: 'wrong_passkey' } }
const expired = { status: 400, json: { code: 'passkey_expired' } }
const unusable = { status: 400, json: { code: 'passkey_unusable' } }

const optionsFor = async (person: Browser) =>
  (await person.post('/api/account/passkeys/options')).json as PasskeyOptions
const add = (person: Browser, response: unknown) => person.post('/api/account/passkeys', { response })
const listOf = async (person: Browser) => (await person.get('/api/account/passkeys')).json as Passkey[]
const loginOptions = async (browser: Browser) => (await browser.post('/api/login/passkey/options')).json as LoginOptions
const login = (browser: Browser, response: unknown) => browser.post('/api/login/passkey', { response })
const signInWith = async (device: Authenticator, twist = {}, browser = site.visitor()) =>
  login(browser, device.get(await loginOptions(browser), twist))

async function withPasskey(person: Person): Promise<{ person: Person; device: Authenticator; passkey: Passkey }> {
  await confirmPassword(person)
  const device = createAuthenticator(site.url)
  const added = await add(person, device.create(await optionsFor(person)))
  expect(added.status).toBe(201)
  return { person, device, passkey: added.json as Passkey }
}
const member = async () => withPasskey(await signUpConfirmed(site))

describe('a passkey', () => {
  it('is added after the password, listed and emailed, and signs in', async () => {
    const person = await signUpConfirmed(site)
    expect(await person.post('/api/account/passkeys/options')).toMatchObject({ json: { code: 'password_needed' } })
    expect(await listOf(person)).toEqual([])
    const { device, passkey } = await withPasskey(person)
    expect(await listOf(person)).toEqual([passkey])
    expect(passkey.lastUsedAt).toBeNull()
    await eventually(async () => (await mailsTo(site, person.email, /has a new passkey/)).length === 1)

    const browser = site.visitor()
    const answer = await login(browser, device.get(await loginOptions(browser)))
    expect(answer).toMatchObject({ status: 200, json: { user: { email: person.email }, redirect: '/' } })
    expect((await whoIs(browser)).email).toBe(person.email)
    expect((await listOf(person))[0]?.lastUsedAt).not.toBeNull()
  })

  it('counts as both steps of two-step sign-in', async () => {
    const { person, secret } = await guard(site, await signUpMember(site))
    await confirmPassword(person, { code: codeOf(site, secret) })
    const device = createAuthenticator(site.url)
    expect((await add(person, device.create(await optionsFor(person)))).status).toBe(201)
    expect((await signInWith(device)).status).toBe(200)
  })

  it('leads to the requested page of this site, never to another site', async () => {
    const { device } = await member()
    const goTo = async (redirect: string) => {
      const browser = site.visitor()
      const response = device.get(await loginOptions(browser))
      return ((await browser.post('/api/login/passkey', { response, redirect })).json as { redirect: string }).redirect
    }
    expect(await goTo('/subscribe')).toBe('/subscribe')
    expect(await goTo('https://evil.example')).toBe('/')
  })

  it('needs a confirmed email address, in the session that was confirmed', async () => {
    const person = await signUpMember(site)
    await confirmPassword(person)
    expect(await person.post('/api/account/passkeys/options')).toMatchObject({ json: { code: 'email_unconfirmed' } })
    const { person: owner } = await member()
    const elsewhere = await signInElsewhere(site, owner)
    const response = createAuthenticator(site.url).create(await optionsFor(owner))
    expect(await add(elsewhere, response)).toMatchObject({ json: { code: 'password_needed' } })
    await confirmPassword(elsewhere)
    expect(await add(elsewhere, response)).toMatchObject(expired)
  })

  it('is recorded in the audit log for employees', async () => {
    const { person, passkey } = await withPasskey(await signUpEmployee(site))
    expect((await person.delete(`/api/account/passkeys/${passkey.id}`)).status).toBe(204)
    const { id } = await whoIs(person)
    const { rows } = await site.pool.query('select what from employee_changes where about_id = $1 order by id', [id])
    expect(rows).toEqual([{ what: 'Added a passkey' }, { what: 'Removed a passkey' }])
  })
})

describe('a challenge', () => {
  it('works once and for five minutes', async () => {
    const { device } = await member()
    const browser = site.visitor()
    const response = device.get(await loginOptions(browser))
    expect((await login(browser, response)).status).toBe(200)
    expect(await login(site.visitor(), response)).toMatchObject(expired)
    const late = device.get(await loginOptions(browser))
    site.clock.aheadMs += 5 * 60_000 + 1000
    expect(await login(browser, late)).toMatchObject(expired)
    expect(await login(browser, device.get({ challenge: 'invented', rpId: 'localhost' }))).toMatchObject(expired)
  })

  it('for a new passkey signs nobody in, and one for signing in adds none', async () => {
    const { person, device } = await member()
    const { challenge, rp } = await optionsFor(person)
    expect(await login(site.visitor(), device.get({ challenge, rpId: rp.id }))).toMatchObject(expired)
    const options = await optionsFor(person)
    const { challenge: other } = await loginOptions(person)
    expect(await add(person, createAuthenticator(site.url).create({ ...options, challenge: other }))).toMatchObject(
      expired,
    )
  })
})

describe('a sign-in is refused', () => {
  it.each([
    ['without a finger, face or PIN', { isVerified: false }],
    ['from another site', { origin: 'https://evil.example' }],
    ['for another site', { rpId: 'evil.example' }],
    ['as another account', { userHandle: 'c29tZWJvZHkgZWxzZQ' }],
    ['with the answer to another question', { type: 'webauthn.create' }],
  ])('%s', async (_, twist) => {
    const { device } = await member()
    expect(await signInWith(device, twist)).toMatchObject(wrong)
    expect((await signInWith(device)).status).toBe(200)
  })

  it('when the counter does not grow, because the passkey may have been copied', async () => {
    const { device } = await member()
    expect((await signInWith(device, { counter: 7 })).status).toBe(200)
    expect(await signInWith(device, { counter: 7 })).toMatchObject(wrong)
    expect(await signInWith(device, { counter: 3 })).toMatchObject(wrong)
    expect((await signInWith(device, { counter: 8 })).status).toBe(200)
  })

  it('with a changed signature, an unknown passkey, or one of a closed account', async () => {
    const { device, person } = await member()
    const browser = site.visitor()
    const { response, ...rest } = device.get(await loginOptions(browser))
    const forged = { ...rest, response: { ...response, signature: `${response.signature.slice(0, -2)}AA` } }
    expect(await login(browser, forged)).toMatchObject(wrong)
    const stranger = createAuthenticator(site.url)
    stranger.create(await optionsFor(person))
    expect(await signInWith(stranger)).toMatchObject(wrong)
    await site.pool.query('update users set closed_at = now() where email = $1', [person.email])
    expect(await signInWith(device)).toMatchObject(wrong)
  })

  it('after five failures in a row, for a while', async () => {
    const { device } = await member()
    for (let failure = 0; failure < 5; failure++)
      expect(await signInWith(device, { isVerified: false })).toMatchObject(wrong)
    expect(await signInWith(device)).toMatchObject({ status: 429 })
  })
})

describe('a passkey is not added', () => {
  it.each([
    ['without a finger, face or PIN', { isVerified: false }],
    ['by another site', { origin: 'https://evil.example' }],
    ['for another site', { rpId: 'evil.example' }],
  ])('%s', async (_, twist) => {
    const person = await signUpConfirmed(site)
    await confirmPassword(person)
    const response = createAuthenticator(site.url).create(await optionsFor(person), twist)
    expect(await add(person, response)).toMatchObject(unusable)
    expect(await listOf(person)).toEqual([])
  })

  it('twice, nor from what is no passkey', async () => {
    const { person } = await member()
    const response = createAuthenticator(site.url).create(await optionsFor(person))
    expect((await add(person, response)).status).toBe(201)
    expect(await add(person, response)).toMatchObject(expired)
    for (const bad of [null, {}, { ...response, id: 'not base64url!' }, { ...response, response: {} }])
      expect(await add(person, bad)).toMatchObject({ status: 400, json: { code: 'invalid_input' } })
    const empty = { ...response, response: { ...response.response, attestationObject: 'AAAA' } }
    expect(await add(person, empty)).toMatchObject(expired)
  })
})

describe('the owner of a passkey', () => {
  it('renames it; nobody else does', async () => {
    const { person, passkey } = await member()
    const path = `/api/account/passkeys/${passkey.id}`
    expect(await person.patch(path, { name: ' Phone ' })).toMatchObject({ status: 200, json: { name: 'Phone' } })
    expect(await person.patch(path, { name: '  ' })).toMatchObject({ status: 400 })
    const other = await signUpConfirmed(site)
    await confirmPassword(other)
    expect((await other.patch(path, { name: 'Mine' })).status).toBe(404)
    expect((await other.delete(path)).status).toBe(404)
    expect((await listOf(person))[0]?.name).toBe('Phone')
  })

  it('removes it after the password, is emailed, and signs in with the password', async () => {
    const { person, device, passkey } = await member()
    const elsewhere = await signInElsewhere(site, person)
    const path = `/api/account/passkeys/${passkey.id}`
    expect(await elsewhere.delete(path)).toMatchObject({ status: 403, json: { code: 'password_needed' } })
    expect((await person.delete(path)).status).toBe(204)
    expect(await signInWith(device)).toMatchObject(wrong)
    await eventually(async () => (await mailsTo(site, person.email, /passkey was removed/)).length === 1)
    await signInElsewhere(site, person)
  })

  it('loses all of them with a sign-in that wasn’t theirs, because the stranger may have signed in before', async () => {
    const { person, device } = await member()
    const stranger = await signInElsewhere(site, person)
    const token = (await mailedLink(site, person.email, '/api/deny-sign-in')).searchParams.get('token')
    await confirmPassword(stranger)
    const theirs = createAuthenticator(site.url)
    expect((await add(stranger, theirs.create(await optionsFor(stranger)))).status).toBe(201)
    expect((await site.visitor().post('/api/deny-sign-in', { token })).status).toBe(200)
    expect(await signInWith(theirs)).toMatchObject(wrong)
    expect(await signInWith(device)).toMatchObject(wrong)
  })

  it('loses one that was just added with a new password by email', async () => {
    const { person, device } = await member()
    await site.visitor().post('/api/forgot-password', { email: person.email })
    const token = (await mailedLink(site, person.email, '/api/reset-password')).searchParams.get('token')
    expect((await site.visitor().post('/api/reset-password', { token, password: PASSWORD })).status).toBe(200)
    expect(await signInWith(device)).toMatchObject(wrong)
  })

  it('may have twenty', async () => {
    const { person } = await member()
    const { id } = await whoIs(person)
    await site.pool.query(
      `insert into passkeys (user_id, credential_id, public_key, user_handle, counter, transports, name, created_at)
       select $1, 'made-' || n, '', 'x', 0, '{}', 'Made', now() from generate_series(1, 19) n`,
      [id],
    )
    expect(await person.post('/api/account/passkeys/options')).toMatchObject({ json: { code: 'too_many_passkeys' } })
  })
})
