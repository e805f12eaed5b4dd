import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import type { IncomingMessage } from 'node:http'
import { describe, expect, it, onTestFinished } from 'vitest'
import type { Browser } from '../../support/Browser.ts'
import { mailedLink, mailsTo } from '../../support/mails.ts'
import { signInElsewhere, whoIs } from '../../support/members.ts'
import { sendFromPanel } from '../../support/panel.ts'
import { confirmEmail, eventually, PASSWORD, signUpEmployee, signUpMember } from '../../support/people.ts'
import { sendJson } from '../../support/rawHttp.ts'
import { useSite } from '../../support/site.ts'
import { recordStatements } from '../../support/statements.ts'

const site = useSite()

async function waitingLookups(): Promise<number> {
  const { rowCount } = await site.pool.query(
    `select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database() and query like '%select q.place, (extract%'`,
  )
  return rowCount ?? 0
}

function countRequests(path: string): () => number {
  let count = 0
  const note = (message: unknown) => {
    if ((message as { request: IncomingMessage }).request.url === path) count += 1
  }
  subscribe('http.server.request.start', note)
  onTestFinished(() => void unsubscribe('http.server.request.start', note))
  return () => count
}

describe('a session', () => {
  it('ends on the server at sign-out, also for a copied cookie', async () => {
    const person = await signUpMember(site)
    const thief = site.visitor()
    for (const [name, value] of person.cookies) thief.cookies.set(name, value)
    expect((await thief.get('/api/auth/user')).status).toBe(200)
    expect((await person.post('/api/logout')).status).toBe(204)
    expect(person.cookies.has('stonehunt-token')).toBe(false)
    expect(await thief.get('/api/auth/user')).toMatchObject({ status: 401, json: { message: 'Unauthorized' } })
  })

  it('ends through the sign-out link, in this browser only', async () => {
    const person = await signUpMember(site)
    const elsewhere = await signInElsewhere(site, person)
    expect(await person.get('/api/logout')).toMatchObject({ status: 303 })
    expect((await person.get('/api/auth/user')).status).toBe(401)
    expect((await elsewhere.get('/api/auth/user')).status).toBe(200)
  })

  it('is looked up in batches, once for concurrent requests of one browser', async () => {
    const people = await Promise.all([signUpMember(site), signUpMember(site), signUpMember(site)])
    const recorded = await recordStatements(site)
    const asked = Array.from({ length: 60 }, (_, index) => people[index % people.length] as (typeof people)[0])
    const arrived = countRequests('/api/auth/user')
    // The first two lookups wait for the lock, and all others for them.
    const holder = await site.pool.connect()
    await holder.query('begin; lock table users_sessions in access exclusive mode')
    const answering = Promise.all(asked.map((person) => person.get('/api/auth/user')))
    await eventually(async () => arrived() === asked.length && (await waitingLookups()) === 2)
    await holder.query('commit')
    holder.release()
    const answers = await answering
    expect(answers.map(({ json }) => (json as { email: string }).email)).toEqual(asked.map(({ email }) => email))
    const lookups = recorded.filter(({ text }) => text.includes('users_sessions'))
    expect(lookups.length).toBeLessThan(asked.length / 2)
    for (const { values } of lookups) expect(new Set(values[0] as string[]).size).toBe((values[0] as string[]).length)
  })

  it('ends at its expiry', async () => {
    const person = await signUpMember(site)
    await site.pool.query(
      `update users_sessions set expires_at = now() - interval '1 second' where _parent_id = (select id from users where email = $1)`,
      [person.email],
    )
    expect((await person.get('/api/auth/user')).status).toBe(401)
  })

  it('of an employee lasts twelve hours', async () => {
    const { email } = await signUpEmployee(site)
    const answer = await sendJson(site, 'POST', '/api/employee-login', { email, password: PASSWORD })
    expect(answer.headers['set-cookie']?.[0]).toMatch(/; Max-Age=43200;/)
  })

  it('ends with the account', async () => {
    const person = await signUpMember(site)
    await site.payload.delete({ collection: 'users', where: { email: { equals: person.email } }, overrideAccess: true })
    expect((await person.get('/api/auth/user')).status).toBe(401)
  })
})

type Listed = { id: string; device: string; network: string; signedInAt: string; endsAt: string; isCurrent: boolean }
const sessionsOf = async (browser: Browser) => (await browser.get('/api/account/sessions')).json as Listed[]
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:150.0) Gecko/20100101 Firefox/150.0'

async function signInWith(email: string, userAgent: string, from?: Browser): Promise<Browser> {
  const browser = from ?? site.visitor()
  const answer = await browser.post(
    '/api/login',
    { email, password: PASSWORD },
    { headers: { 'user-agent': userAgent } },
  )
  expect(answer.status).toBe(200)
  return browser
}

describe('the session list', () => {
  it('shows devices, networks and the current session, of its owner only', async () => {
    const person = await signUpMember(site)
    await signUpMember(site)
    const elsewhere = await signInWith(person.email, FIREFOX)
    const listed = await sessionsOf(elsewhere)
    expect(listed).toEqual([
      expect.objectContaining({ device: 'Firefox on Linux', network: '127.0.0.1', isCurrent: true }),
      expect.objectContaining({ isCurrent: false }),
    ])
    expect(Date.parse(listed[0]?.signedInAt ?? '')).toBeGreaterThan(Date.now() - 60_000)
    expect((await site.visitor().get('/api/account/sessions')).status).toBe(401)
  })

  it('ends one session, never another user’s', async () => {
    const person = await signUpMember(site)
    const stranger = await signUpMember(site)
    const elsewhere = await signInWith(person.email, FIREFOX)
    const [newest] = await sessionsOf(person)
    const path = `/api/account/sessions/${newest?.id ?? ''}`
    expect(await stranger.delete(path)).toMatchObject({ status: 404, json: { code: 'not_found' } })
    expect((await elsewhere.get('/api/auth/user')).status).toBe(200)
    expect((await person.delete(path)).status).toBe(204)
    expect((await elsewhere.get('/api/auth/user')).status).toBe(401)
    expect(await sessionsOf(person)).toHaveLength(1)
  })

  it('signs out when the current session is ended', async () => {
    const person = await signUpMember(site)
    const [own] = await sessionsOf(person)
    expect((await person.delete(`/api/account/sessions/${own?.id ?? ''}`)).status).toBe(204)
    expect(person.cookies.has('stonehunt-token')).toBe(false)
  })

  it('ends all other sessions', async () => {
    const person = await signUpMember(site)
    const others = [await signInElsewhere(site, person), await signInElsewhere(site, person)]
    expect((await person.delete('/api/account/sessions')).status).toBe(204)
    for (const other of others) expect((await other.get('/api/auth/user')).status).toBe(401)
    expect((await person.get('/api/auth/user')).status).toBe(200)
  })

  it('survives a change of the user in the panel', async () => {
    const employee = await signUpEmployee(site)
    const person = await signUpMember(site)
    const elsewhere = await signInWith(person.email, FIREFOX)
    const { id } = await whoIs(person)
    const changed = await sendFromPanel(site, employee, 'PATCH', `/cms/api/users/${id}`, { firstName: 'Changed' })
    expect(changed.status).toBe(200)
    expect((await sessionsOf(elsewhere)).map(({ device }) => device)).toContain('Firefox on Linux')
  })

  it('can be viewed and ended by employees', async () => {
    const employee = await signUpEmployee(site)
    const person = await signUpMember(site)
    const { id } = await whoIs(person)
    const path = `/api/admin/people/${id}`
    expect((await person.get(`${path}/security`)).status).toBe(403)
    expect((await employee.get(`${path}/security`)).json).toMatchObject({
      isSecondFactorOn: false,
      isOwn: false,
      sessions: [{ isCurrent: false }],
    })
    expect((await employee.delete(`${path}/sessions`)).status).toBe(204)
    expect((await person.get('/api/auth/user')).status).toBe(401)
    const own = await whoIs(employee)
    expect((await employee.delete(`/api/admin/people/${own.id}/sessions`)).status).toBe(204)
    expect((await employee.get('/api/auth/user')).status).toBe(200)
  })
})

describe('a sign-in on a new device', () => {
  const told = (email: string) => mailsTo(site, email, 'A new device signed in')
  /** Emails are sent in order: once a later one has arrived, no earlier one is missing. */
  const allMailed = async (person: Browser & { email: string }) => {
    await person.post('/api/forgot-password', { email: person.email })
    await mailedLink(site, person.email, '/api/reset-password')
  }

  it('is emailed once with its device, except for the device of the sign-up', async () => {
    const person = await signUpMember(site)
    await signInWith(person.email, FIREFOX, person)
    const other = await signInWith(person.email, FIREFOX)
    await eventually(async () => (await told(person.email)).length === 1)
    const [mail = ''] = await told(person.email)
    expect(mail).toContain('Firefox on Linux')
    expect(mail).toContain('127.0.0.1')
    await signInWith(person.email, FIREFOX, other)
    await allMailed(person)
    expect(await told(person.email)).toHaveLength(1)
  })

  it('is emailed once a day for a browser without cookies, and again for another browser', async () => {
    const person = await signUpMember(site)
    for (let time = 0; time < 3; time++) await signInWith(person.email, FIREFOX)
    await signInWith(person.email, 'Mozilla/5.0 (iPhone; CPU iPhone OS 20_0 like Mac OS X) Version/20.0 Safari/604.1')
    await allMailed(person)
    const mails = await told(person.email)
    expect(mails).toHaveLength(2)
    expect(mails.filter((mail) => mail.includes('Safari on iPhone'))).toHaveLength(1)
  })

  it('is emailed for a forged device cookie', async () => {
    const person = await signUpMember(site)
    const forger = site.visitor()
    const [key = ''] = (person.cookies.get('stonehunt-device') ?? '').split('.')
    forger.cookies.set('stonehunt-device', `${key}.forged`)
    await signInWith(person.email, FIREFOX, forger)
    await eventually(async () => (await told(person.email)).length === 1)
  })

  it('sets an HttpOnly device cookie for a year', async () => {
    const { email } = await signUpMember(site)
    const { headers } = await sendJson(site, 'POST', '/api/login', { email, password: PASSWORD })
    const cookie = headers['set-cookie']?.find((line) => line.startsWith('stonehunt-device='))
    expect(cookie).toMatch(/; Max-Age=31536000;.*HttpOnly; SameSite=Lax/)
  })
})

it('housekeeping deletes expired sessions, old devices, abandoned setups and full rate limits', async () => {
  const person = await signUpMember(site)
  const { id } = await whoIs(person)
  const over = await signInWith(person.email, FIREFOX)
  await person.get('/api/account/export')
  await confirmEmail(site, person)
  expect((await person.post('/api/second-factor/begin', {})).status).toBe(200)
  const sql = (text: string) => site.pool.query(text, [id])
  await sql(`update users_sessions set expires_at = now() - interval '2 days' where _parent_id = $1
    and id = (select session_id from session_places where user_id = $1 and browser = 'Firefox' and system = 'Linux')`)
  await sql(`update known_devices set seen_at = now() - interval '366 days' where user_id = $1`)
  await sql(`update second_factors set begun_at = now() - interval '2 days' where user_id = $1`)
  await site.pool.query('update rate_limits set expire = 1')
  await site.pool.query(`select graphile_worker.add_job('housekeeping')`)
  const left = async (table: string, column = 'user_id') =>
    (await sql(`select 1 from ${table} where ${column} = $1`)).rowCount
  await eventually(async () => (await left('second_factors')) === 0)
  expect(await left('users_sessions', '_parent_id')).toBe(1)
  expect(await left('session_places')).toBe(1)
  expect(await left('known_devices')).toBe(0)
  expect((await site.pool.query('select 1 from rate_limits')).rowCount).toBe(0)
  expect((await person.get('/api/auth/user')).status).toBe(200)
  expect((await over.get('/api/auth/user')).status).toBe(401)
})
