import { expect, it } from 'vitest'
import type { Browser } from '../../support/Browser.ts'
import { mailedLink, mailsTo } from '../../support/mails.ts'
import { signInElsewhere, whoIs } from '../../support/members.ts'
import { eventually, PASSWORD, signUpConfirmed } from '../../support/people.ts'
import { begin, codeOf } from '../../support/secondFactor.ts'
import { sendForm } from '../../support/rawHttp.ts'
import { useSite } from '../../support/site.ts'

const site = useSite()
type Person = Browser & { email: string }
const PAGE = '/api/deny-sign-in'
const invalid = { status: 400, json: { code: 'invalid_token' } }

/** Somebody signs in elsewhere; the owner opens the email. */
async function strangerSignsIn(): Promise<{ person: Person; stranger: Browser; token: string }> {
  const person = await signUpConfirmed(site)
  const stranger = await signInElsewhere(site, person)
  const token = (await mailedLink(site, person.email, PAGE)).searchParams.get('token') ?? ''
  return { person, stranger, token }
}

it('“This wasn’t me” changes nothing when it is opened, and one press takes the account back', async () => {
  const { person, stranger, token } = await strangerSignsIn()
  const page = await site.visitor().get(`${PAGE}?token=${token}`)
  expect(page.text).toContain('This wasn’t me')
  expect((await stranger.get('/api/auth/user')).status).toBe(200)

  const pressed = await sendForm(site, PAGE, { token })
  expect(pressed).toMatchObject({ status: 303, headers: { location: `${PAGE}?notice=sign_in_denied` } })
  expect((await site.visitor().get(`${PAGE}?notice=sign_in_denied`)).text).toContain('Everyone is signed out')
  for (const browser of [person, stranger]) expect((await browser.get('/api/auth/user')).status).toBe(401)
  await expect(signInElsewhere(site, person)).rejects.toThrow('401')
  expect(await site.visitor().post(PAGE, { token })).toMatchObject(invalid)

  const reset = (await mailedLink(site, person.email, '/api/reset-password')).searchParams.get('token')
  const password = 'nine rivers of jasper'
  expect((await site.visitor().post('/api/reset-password', { token: reset, password })).status).toBe(200)
  await signInElsewhere(site, person, password)
})

it('closes what was opened since the sign-in: a second step, another provider, links, and the known device', async () => {
  const { person, stranger, token } = await strangerSignsIn()
  const { id } = await whoIs(person)
  const { secret } = await begin(stranger)
  const confirmed = await stranger.post('/api/second-factor/confirm', {
    code: codeOf(site, secret),
    password: PASSWORD,
  })
  expect(confirmed.status).toBe(200)
  await site.pool.query(
    `insert into outside_identities (issuer, subject, user_id, created_at) values ('https://id.test', 'stranger', $1, now())`,
    [id],
  )
  await stranger.post('/api/account/email', { email: 'stranger@example.test', password: PASSWORD })
  expect((await site.visitor().post(PAGE, { token })).status).toBe(200)
  const left = async (table: string, also = '') =>
    (await site.pool.query(`select 1 from ${table} where user_id = $1 ${also}`, [id])).rowCount
  expect(await left('second_factors')).toBe(0)
  await eventually(async () => (await mailsTo(site, person.email, 'Two-step sign-in is off')).length === 1)
  expect(await left('outside_identities')).toBe(0)
  expect(await left('known_devices')).toBe(1)
  expect(await left('mailed_links', `and used_at is null and purpose <> 'reset-password'`)).toBe(0)
})

it('still works after the stranger chose another password, and once: of two presses one succeeds', async () => {
  const { person, stranger, token } = await strangerSignsIn()
  const password = 'the stranger’s own'
  const changed = await stranger.post('/api/account/password', { currentPassword: PASSWORD, password })
  expect(changed.status).toBe(204)
  const presses = await Promise.all([site.visitor().post(PAGE, { token }), site.visitor().post(PAGE, { token })])
  expect(presses.map(({ status }) => status).sort()).toEqual([200, 400])
  await expect(signInElsewhere(site, person, password)).rejects.toThrow('401')
  await eventually(async () => (await mailsTo(site, person.email, /^Choose a new password$/)).length === 1)
})

it('expires after a week, and an invented link does nothing', async () => {
  const { stranger, token } = await strangerSignsIn()
  await site.pool.query(
    `update mailed_links set expires_at = now() - interval '1 second' where purpose = 'deny-sign-in'`,
  )
  for (const wrong of [token, 'invented', ''])
    expect(await site.visitor().post(PAGE, { token: wrong })).toMatchObject(invalid)
  expect((await stranger.get('/api/auth/user')).status).toBe(200)
  expect((await site.visitor().get(`${PAGE}?error=invalid_token`)).text).toContain('That link no longer works')
})

it('keeps the old address’s way back: whoever changed the address gets such emails, too', async () => {
  const person = await signUpConfirmed(site)
  const stranger = await signInElsewhere(site, person)
  const email = 'stranger-moved@example.test'
  await stranger.post('/api/account/email', { email, password: PASSWORD })
  const change = (await mailedLink(site, email, '/api/change-email')).searchParams.get('token')
  expect((await stranger.post('/api/change-email', { token: change })).status).toBe(200)
  // Only one email a day is about the same kind of browser.
  const headers = { 'user-agent': 'Mozilla/5.0 (Windows NT 10.0) Firefox/140.0' }
  expect((await site.visitor().post('/api/login', { email, password: PASSWORD }, { headers })).status).toBe(200)
  const token = (await mailedLink(site, email, PAGE)).searchParams.get('token')
  expect((await site.visitor().post(PAGE, { token })).status).toBe(200)
  const undo = (await mailedLink(site, person.email, '/api/undo-email-change')).searchParams.get('token')
  expect((await site.visitor().post('/api/undo-email-change', { token: undo })).status).toBe(200)
})
