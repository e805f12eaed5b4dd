import { createHash } from 'node:crypto'
import { Secret, TOTP } from 'otpauth'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Browser } from '../support/Browser.ts'
import { mailsTo } from '../support/mails.ts'
import { signInElsewhere, whoIs } from '../support/members.ts'
import { sendFromPanel } from '../support/panel.ts'
import { eventually, PASSWORD, signUpEmployee, signUpMember } from '../support/people.ts'
import { sendForm } from '../support/rawHttp.ts'
import { startSecondApp } from '../support/secondApp.ts'
import { useSite } from '../support/site.ts'
import { demoFilm, smallPicture, upload } from '../support/uploads.ts'

const site = useSite()
const STEP_MS = 30_000

type Person = Browser & { email: string }
type Guarded = { person: Person; secret: string; recoveryCodes: string[] }

/** What the app on somebody's phone shows, so many steps of half a minute from now. */
const codeOf = (secret: string, steps = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({
    timestamp: Date.now() + site.clock.aheadMs + steps * STEP_MS,
  })
/** Codes are taken once, so the next one is that of the next step. */
const nextStep = () => void (site.clock.aheadMs += STEP_MS)

const begin = async (person: Browser) =>
  (await person.post('/api/second-factor/begin', {})).json as { secret: string; address: string }

async function guard(person: Person): Promise<Guarded> {
  const { secret } = await begin(person)
  const answer = await person.post('/api/second-factor/confirm', { code: codeOf(secret), password: PASSWORD })
  expect(answer.status).toBe(200)
  nextStep()
  return { person, secret, recoveryCodes: (answer.json as { recoveryCodes: string[] }).recoveryCodes }
}

/** A browser that has given the password and is asked for the code. */
async function afterPassword({ email }: Person, path = '/api/login'): Promise<Browser> {
  const browser = site.visitor()
  expect(await browser.post(path, { email, password: PASSWORD })).toMatchObject({
    status: 401,
    json: { code: 'second_factor_required' },
  })
  return browser
}
const giveCode = (browser: Browser, code: string) => browser.post('/api/login/code', { code })
const wrong = { status: 401, json: { code: 'wrong_code' } }

describe('setting up two-step sign-in', () => {
  it('shows a QR code and the secret, takes the app’s code, and gives ten recovery codes once', async () => {
    const person = await signUpEmployee(site)
    const form = (path: string, fields: Record<string, string>) => sendForm(site, path, fields, { as: person })
    expect((await person.get('/api/second-factor')).text).toContain('Set it up')
    expect(await form('/api/second-factor/begin', { redirect: '/cms' })).toMatchObject({
      status: 303,
      headers: { location: '/api/second-factor?redirect=%2Fcms' },
    })
    const page = (await person.get('/api/second-factor?redirect=/cms')).text
    expect(page).toContain('<svg')
    const secret = (/class="secret">([A-Z2-7 ]+)</.exec(page)?.[1] ?? '').replaceAll(' ', '')
    expect(secret).toHaveLength(32)

    const refused = await form('/api/second-factor/confirm', { code: '000000', password: PASSWORD, redirect: '/cms' })
    expect(refused.headers.location).toBe('/api/second-factor?error=wrong_code&redirect=%2Fcms')
    const stolen = await form('/api/second-factor/confirm', { code: codeOf(secret), password: 'not mine' })
    expect(stolen.headers.location).toBe('/api/second-factor?error=wrong_password')

    const done = await form('/api/second-factor/confirm', {
      code: codeOf(secret),
      password: PASSWORD,
      redirect: '/cms',
    })
    expect(done.status).toBe(200)
    expect(new Set(done.text.match(/[A-Z2-9]{5}-[A-Z2-9]{5}/g)).size).toBe(10)
    expect(done.text).toContain('href="/cms"')
    const after = (await person.get('/api/second-factor')).text
    expect(after).toContain('10 recovery codes')
    expect(after).not.toContain(secret)
    await eventually(async () => (await mailsTo(site, person.email, 'Two-step sign-in is on')).length === 1)
  })

  it('ends every session that began without a code, but for the one that asks', async () => {
    const person = await signUpMember(site)
    const elsewhere = await signInElsewhere(site, person)
    await guard(person)
    expect((await elsewhere.get('/api/auth/user')).status).toBe(401)
    expect((await person.get('/api/auth/user')).status).toBe(200)
  })

  it('leaves no gap for a sign-in of the same moment', async () => {
    const person = await signUpMember(site)
    const { id } = await whoIs(person)
    const turningOn = await site.pool.connect()
    await turningOn.query('begin')
    await turningOn.query(`select pg_advisory_xact_lock(hashtext('sessions'), $1::int)`, [id])
    const signingIn = afterPassword(person)
    await eventually(async () => {
      const { rowCount } = await site.pool.query(
        `select 1 from pg_locks where locktype = 'advisory' and objid = $1::int and not granted`,
        [id],
      )
      return rowCount === 1
    })
    await turningOn.query(
      `insert into second_factors (user_id, secret, begun_at, confirmed_at) values ($1, '', now(), now())`,
      [id],
    )
    await turningOn.query('commit')
    turningOn.release()
    expect((await signingIn).cookies.has('stonehunt-token')).toBe(false)
  })

  it('asks for nothing until a code has proved that the app has the secret', async () => {
    const person = await signUpMember(site)
    await begin(person)
    expect((await site.visitor().post('/api/login', { email: person.email, password: PASSWORD })).status).toBe(200)
  })

  it('that was begun is seen and finished only by the session that began it', async () => {
    const person = await signUpMember(site)
    const elsewhere = await signInElsewhere(site, person)
    const { secret } = await begin(person)
    const written = secret.replace(/(.{4})(?=.)/g, '$1 ')
    expect((await person.get('/api/second-factor')).text).toContain(written)
    const other = (await elsewhere.get('/api/second-factor')).text
    expect(other).not.toContain(written)
    expect(other).toContain('Set it up')
    const finish = (browser: Browser) =>
      browser.post('/api/second-factor/confirm', { code: codeOf(secret), password: PASSWORD })
    expect(await finish(elsewhere)).toMatchObject({ status: 409, json: { code: 'second_factor_off' } })
    expect((await finish(person)).status).toBe(200)
  })

  it('that was begun lapses after a quarter of an hour, and is cleared away', async () => {
    const person = await signUpMember(site)
    const { secret } = await begin(person)
    site.clock.aheadMs += 15 * 60_000 + 1000
    expect((await person.get('/api/second-factor')).text).toContain('Set it up')
    const late = await person.post('/api/second-factor/confirm', { code: codeOf(secret), password: PASSWORD })
    expect(late).toMatchObject({ status: 409, json: { code: 'second_factor_off' } })
    const { id } = await whoIs(person)
    await site.pool.query(`select graphile_worker.add_job('housekeeping')`)
    await eventually(
      async () => (await site.pool.query('select 1 from second_factors where user_id = $1', [id])).rowCount === 0,
    )
  })

  it('is not begun again where it is on', async () => {
    const { person } = await guard(await signUpMember(site))
    expect(await person.post('/api/second-factor/begin', {})).toMatchObject({ status: 409 })
  })

  it('stores neither the secret nor the codes as they are', async () => {
    const { secret, recoveryCodes } = await guard(await signUpMember(site))
    const { rows } = await site.pool.query<{ row: string }>(
      `select f::text || c::text as row from second_factors f join recovery_codes c using (user_id)`,
    )
    const stored = JSON.stringify(rows)
    for (const told of [secret, ...recoveryCodes.flatMap((code) => [code, code.replace('-', '')])])
      expect(stored).not.toContain(told)
  })

  it('leads a signed-out visitor to sign in and back', async () => {
    expect(await site.visitor().get('/api/second-factor')).toMatchObject({ status: 303 })
    const { headers } = await site.visitor().get('/api/second-factor?redirect=/cms')
    expect(headers.get('location')).toBe(
      `/api/login?redirect=${encodeURIComponent('/api/second-factor?redirect=%2Fcms')}`,
    )
  })
})

describe('signing in with a second step', () => {
  let guarded: Guarded
  beforeAll(async () => {
    guarded = await guard(await signUpEmployee(site))
  })

  it.each(['/api/login', '/api/employee-login'])('%s opens no session before the code', async (path) => {
    const browser = await afterPassword(guarded.person, path)
    expect(browser.cookies.has('stonehunt-token')).toBe(false)
    expect((await browser.get('/api/auth/user')).status).toBe(401)
    expect((await browser.get('/cms')).status).toBe(401)
    // What waits for the code is no session either.
    browser.cookies.set('stonehunt-token', browser.cookies.get('stonehunt-challenge') ?? '')
    expect((await browser.get('/api/auth/user')).status).toBe(401)
    browser.cookies.delete('stonehunt-token')
    expect(await giveCode(browser, codeOf(guarded.secret))).toMatchObject({
      status: 200,
      json: { user: { email: guarded.person.email } },
    })
    nextStep()
    expect((await browser.get('/cms')).status).not.toBe(401)
    expect(browser.cookies.has('stonehunt-challenge')).toBe(false)
  })

  it('by form leads over the page of the code to the wished address', async () => {
    const { email } = guarded.person
    const browser = site.visitor()
    const post = (path: string, fields: Record<string, string>) =>
      browser.send('POST', path, {
        raw: new URLSearchParams(fields).toString(),
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
      })
    const first = await post('/api/login', { email, password: PASSWORD, redirect: '/subscribe' })
    expect([first.status, first.headers.get('location')]).toEqual([303, '/api/login/code'])
    expect((await browser.get('/api/login/code')).text).toContain('action="/api/login/code"')
    const failed = await post('/api/login/code', { code: '000000' })
    expect(failed.headers.get('location')).toBe('/api/login/code?error=wrong_code')
    expect((await browser.get('/api/login/code?error=wrong_code')).text).toContain('That code is not right')
    const done = await post('/api/login/code', { code: codeOf(guarded.secret) })
    expect([done.status, done.headers.get('location')]).toEqual([303, '/subscribe'])
    nextStep()
  })

  it.each([
    [-2, 401],
    [-1, 200],
    [0, 200],
    [1, 200],
    [2, 401],
  ])('takes the code of %d steps from now with %d', async (steps, status) => {
    const { person, secret } = await guard(await signUpMember(site))
    // Well after the code that turned it on.
    for (let step = 0; step < 4; step++) nextStep()
    expect((await giveCode(await afterPassword(person), codeOf(secret, steps))).status).toBe(status)
  })

  it('takes a code once, also when it comes twice at the same moment, and none older than the last', async () => {
    const { person, secret } = await guard(await signUpMember(site))
    nextStep()
    const browsers = [await afterPassword(person), await afterPassword(person)]
    const code = codeOf(secret)
    const statuses = (await Promise.all(browsers.map((browser) => giveCode(browser, code)))).map(({ status }) => status)
    expect(statuses.sort()).toEqual([200, 401])
    expect(await giveCode(await afterPassword(person), code)).toMatchObject(wrong)
    expect(await giveCode(await afterPassword(person), codeOf(secret, -1))).toMatchObject(wrong)
  })

  it('takes each recovery code once, however it is typed, and tells its owner', async () => {
    const { person, recoveryCodes } = await guard(await signUpMember(site))
    const [first = '', second = ''] = recoveryCodes
    expect((await giveCode(await afterPassword(person), first)).status).toBe(200)
    expect(await giveCode(await afterPassword(person), first)).toMatchObject(wrong)
    expect((await giveCode(await afterPassword(person), ` ${second.toLowerCase().replace('-', ' ')}`)).status).toBe(200)
    await eventually(async () => (await mailsTo(site, person.email, 'A recovery code was used')).length === 2)
  })

  it('takes nobody else’s code', async () => {
    const other = await guard(await signUpMember(site))
    const browser = await afterPassword(guarded.person)
    expect(await giveCode(browser, codeOf(other.secret))).toMatchObject(wrong)
    expect(await giveCode(browser, other.recoveryCodes[0] ?? '')).toMatchObject(wrong)
  })

  it('asks for the password again after ten minutes, after a new password, and of whoever never gave it', async () => {
    const expired = { status: 400, json: { code: 'sign_in_expired' } }
    const { person, secret } = await guard(await signUpMember(site))
    expect(await giveCode(site.visitor(), codeOf(secret))).toMatchObject(expired)
    const slow = await afterPassword(person)
    site.clock.aheadMs += 10 * 60_000 + 1000
    expect(await giveCode(slow, codeOf(secret))).toMatchObject(expired)

    const before = await afterPassword(person)
    await site.pool.query(`update users set hash = 'another' where email = $1`, [person.email])
    expect(await giveCode(before, codeOf(secret))).toMatchObject(expired)
  })

  it('makes whoever failed five times wait, also with the right code', async () => {
    const { person, secret } = await guard(await signUpMember(site))
    const browser = await afterPassword(person)
    for (let failure = 0; failure < 5; failure++) expect(await giveCode(browser, '000000')).toMatchObject(wrong)
    const sixth = await giveCode(browser, codeOf(secret))
    expect(sixth).toMatchObject({ status: 429, json: { code: 'too_many_requests' } })
    expect(Number(sixth.headers.get('retry-after'))).toBeGreaterThan(25)
    await site.pool.query('delete from sign_in_tries')
    expect((await giveCode(browser, codeOf(secret))).status).toBe(200)
  })

  it('counts wrong codes of an account over all addresses and apps', async () => {
    const { person } = await guard(await signUpMember(site))
    const { id } = await whoIs(person)
    await site.pool.query('delete from sign_in_tries')
    await giveCode(await afterPassword(person), '000000')
    await site.pool.query('update sign_in_tries set failures = 31')
    // Of the three limits only the account's own stays.
    const key = createHash('sha256').update(`name code ${id}`).digest('hex')
    const { rowCount } = await site.pool.query('delete from sign_in_tries where key <> $1', [key])
    expect(rowCount).toBe(2)
    const second = await startSecondApp(site, { keepsAnswers: false })
    const answer = await second.as(await afterPassword(person)).post('/api/login/code', { code: '000000' })
    expect(answer.status).toBe(429)
    await site.pool.query('delete from sign_in_tries')
    await second.close()
  })
})

describe('ending two-step sign-in', () => {
  it('takes the password and a code', async () => {
    const { person, secret } = await guard(await signUpMember(site))
    const remove = (password: string, code: string) => person.post('/api/second-factor/remove', { password, code })
    expect(await remove('not mine', codeOf(secret))).toMatchObject({ status: 400, json: { code: 'wrong_password' } })
    expect(await remove(PASSWORD, '000000')).toMatchObject(wrong)
    expect((await remove(PASSWORD, codeOf(secret))).status).toBe(200)
    expect((await site.visitor().post('/api/login', { email: person.email, password: PASSWORD })).status).toBe(200)
    await eventually(async () => (await mailsTo(site, person.email, 'Two-step sign-in is off')).length === 1)
  })

  it('new recovery codes take the password and a code, are told by mail, and the old ones stop working', async () => {
    const { person, secret, recoveryCodes } = await guard(await signUpMember(site))
    const renew = (code: string, password = PASSWORD) =>
      person.post('/api/second-factor/recovery-codes', { code, password })
    expect(await renew(codeOf(secret), 'not mine')).toMatchObject({ status: 400, json: { code: 'wrong_password' } })
    expect(await renew(codeOf(secret), '')).toMatchObject({ status: 400, json: { code: 'wrong_password' } })
    expect(await renew('000000')).toMatchObject(wrong)
    const { recoveryCodes: fresh } = (await renew(codeOf(secret))).json as { recoveryCodes: string[] }
    await eventually(async () => (await mailsTo(site, person.email, 'Your recovery codes are new')).length === 1)
    const page = (await person.get('/api/second-factor')).text
    expect(page.match(/name="password"/g)).toHaveLength(2)
    expect(fresh).toHaveLength(10)
    expect(await giveCode(await afterPassword(person), recoveryCodes[0] ?? '')).toMatchObject(wrong)
    expect((await giveCode(await afterPassword(person), fresh[0] ?? '')).status).toBe(200)
  })

  it('a colleague takes it off whoever lost it, which signs them out and tells them; nobody their own', async () => {
    const lost = await guard(await signUpEmployee(site))
    const colleague = await guard(await signUpEmployee(site))
    const { id } = await whoIs(lost.person)
    const reset = (of: number) => colleague.person.post(`/api/admin/people/${of}/second-factor/reset`)
    expect((await reset((await whoIs(colleague.person)).id)).status).toBe(403)
    expect((await reset(id)).status).toBe(204)
    expect((await lost.person.get('/api/auth/user')).status).toBe(401)
    expect((await site.visitor().post('/api/login', { email: lost.person.email, password: PASSWORD })).status).toBe(200)
    await eventually(async () => (await mailsTo(site, lost.person.email, /was taken off/)).length === 1)
  })
})

describe('deleting an account with two-step sign-in', () => {
  const leave = (person: Browser, proof: { password: string; code?: string }) =>
    person.post('/api/account/delete', proof)
  const refused = (message: string) => ({ status: 400, json: { code: 'invalid_input', errors: { code: message } } })

  it('takes a code as well as the password', async () => {
    const { person, secret } = await guard(await signUpMember(site))
    expect(await leave(person, { password: PASSWORD })).toMatchObject(refused('Please enter a code'))
    expect(await leave(person, { password: PASSWORD, code: '000000' })).toMatchObject(
      refused('That code is not right, or it was used already.'),
    )
    expect(await leave(person, { password: 'not mine', code: codeOf(secret) })).toMatchObject({ status: 400 })
    expect((await whoIs(person)).email).toBe(person.email)
    expect((await leave(person, { password: PASSWORD, code: codeOf(secret) })).status).toBe(204)
  })

  it('takes a recovery code, and makes whoever guesses wait', async () => {
    const { person, recoveryCodes } = await guard(await signUpMember(site))
    for (let failure = 0; failure < 5; failure++) await leave(person, { password: PASSWORD, code: '000000' })
    const [code = ''] = recoveryCodes
    expect((await leave(person, { password: PASSWORD, code })).status).toBe(429)
    await site.pool.query('delete from sign_in_tries')
    expect((await leave(person, { password: PASSWORD, code })).status).toBe(204)
  })
})

describe('where employees must have it', () => {
  const require = () =>
    site.pool.query(`insert into site_settings (key, value) values ('second_factor_required', 'on')`)
  const requireNoMore = () => site.pool.query(`delete from site_settings where key = 'second_factor_required'`)

  it('an employee without it counts as a member everywhere', async () => {
    const person = await signUpEmployee(site)
    const { id } = await whoIs(person)
    const videoURL = await upload(person, await demoFilm())
    const film = await person.post('/api/admin/posts', { title: 'Paid', description: '', type: 'video', videoURL })
    const { id: postId, videoURL: address } = film.json as { id: number; videoURL: string }
    await site.pool.query('update posts set author_id = null where id = $1', [postId])
    await site.pool.query('update media set owner_id = null')
    expect((await person.get(address)).status).toBe(200)
    await require()

    expect(await whoIs(person)).toMatchObject({ id, isEmployee: false, isSubscriber: false, owesSecondFactor: true })
    expect((await person.get(`/api/posts/${postId}`)).json).toMatchObject({ locked: true, videoURL: null })
    expect((await person.get('/api/posts')).json).toMatchObject([{ id: postId, locked: true, videoURL: null }])
    expect((await person.get(address)).status).toBe(403)
    expect((await person.get(`/api/posts/${postId}/comments`)).status).toBe(403)
    expect((await person.post(`/api/posts/${postId}/comments`, { content: 'Hello' })).status).toBe(403)
    const imageURLs = [await upload(person, await smallPicture('#a0b0c0'))]
    const own = await person.post('/api/posts', { title: 'Mine', description: '', type: 'gallery', imageURLs })
    expect(own).toMatchObject({ status: 201, json: { status: 'pending' } })
    await requireNoMore()
    expect(await whoIs(person)).toMatchObject({ isEmployee: true })
    expect((await person.get(address)).status).toBe(200)
  })

  it('an employee who signs in is led over setting it up to where they wanted to go', async () => {
    const { email } = await signUpEmployee(site)
    await require()
    const { headers } = await sendForm(site, '/api/employee-login', { email, password: PASSWORD }, {})
    expect(headers.location).toBe('/api/second-factor?redirect=%2Fadmin')
    await requireNoMore()
  })

  it('the panel and all that employees do wait until it is set up', async () => {
    const person = await signUpEmployee(site)
    const product = { name: 'Loupe', price: 10 }
    expect((await person.post('/api/admin/products', product)).status).toBe(201)
    await site.pool.query(`insert into site_settings (key, value) values ('second_factor_required', 'on')`)
    const page = await person.get('/cms/collections/posts')
    expect([page.status, page.headers.get('location')]).toEqual([
      303,
      `/api/second-factor?redirect=${encodeURIComponent('/cms/collections/posts')}`,
    ])
    expect((await person.get(page.headers.get('location') ?? '')).text).toContain('before they go on')
    for (const path of ['/cms/api/users', '/_next/static/x.js'])
      expect(await person.get(path)).toMatchObject({ status: 403, json: { code: 'second_factor_missing' } })
    expect(await person.post('/api/admin/products', product)).toMatchObject({ status: 403 })
    expect((await (await signUpMember(site)).get('/api/account/sessions')).status).toBe(200)

    await guard(person)
    expect((await sendFromPanel(site, person, 'GET', '/cms/api/users')).status).toBe(200)
    expect((await person.post('/api/admin/products', product)).status).toBe(201)
    await site.pool.query(`delete from site_settings where key = 'second_factor_required'`)
  })
})
