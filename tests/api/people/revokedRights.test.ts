import { jwtSign } from 'payload'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Browser } from '../../support/Browser.ts'
import { holdRow } from '../../support/holdRow.ts'
import { signInElsewhere, whoIs } from '../../support/members.ts'
import { sendFromPanel } from '../../support/panel.ts'
import { confirmPassword, signUpEmployee, signUpMember } from '../../support/people.ts'
import { useSite } from '../../support/site.ts'

const site = useSite()
type Person = Browser & { email: string; id: number }
let attacker: Person

const withId = async (person: Browser & { email: string }): Promise<Person> =>
  Object.assign(person, { id: (await whoIs(person)).id })

beforeEach(async () => {
  await signUpEmployee(site)
  attacker = await withId(await signUpEmployee(site))
  await confirmPassword(attacker)
})

const refresh = () => sendFromPanel(site, attacker, 'POST', '/cms/api/users/refresh-token', {})
const save = (data: object, id = attacker.id) => sendFromPanel(site, attacker, 'PATCH', `/cms/api/users/${id}`, data)
const person = async (id = attacker.id) =>
  (await site.pool.query<Record<string, unknown>>('select * from users where id = $1', [id])).rows[0]
const change = (assignment: string, value: unknown) => ({
  text: `update users set ${assignment} where id = $1`,
  values: value === undefined ? [attacker.id] : [attacker.id, value],
})

const CALLS = {
  'a refreshed session': refresh,
  'a saved name': () => save({ firstName: 'Mallory' }),
  'a bulk edit': () =>
    sendFromPanel(site, attacker, 'PATCH', `/cms/api/users?where[id][equals]=${attacker.id}`, { firstName: 'Mallory' }),
}

describe.each(Object.entries(CALLS))('%s that runs concurrently', (_name, call) => {
  it('does not undo a demotion', async () => {
    await holdRow(site, change('role = null', undefined), call)
    expect((await person())?.['is_employee']).toBe(false)
    expect((await refresh()).status).toBe(403)
  })

  it('does not restore the old password', async () => {
    await holdRow(site, change('hash = $2', 'pbkdf2-sha256-v1:new'), call)
    expect((await person())?.['hash']).toBe('pbkdf2-sha256-v1:new')
  })

  it('does not reopen a deleted account', async () => {
    await holdRow(site, change('closed_at = now()', undefined), call)
    expect((await person())?.['closed_at']).not.toBeNull()
  })

  it('does not restore an ended session', async () => {
    const elsewhere = await signInElsewhere(site, attacker)
    const held = { text: 'select 1 from users where id = $1 for update', values: [attacker.id] }
    await holdRow(site, held, async () => {
      const answer = call()
      await elsewhere.post('/api/logout')
      return answer
    })
    const { rows } = await site.pool.query('select 1 from users_sessions where _parent_id = $1', [attacker.id])
    expect(rows).toHaveLength(1)
    expect((await elsewhere.get('/api/auth/user')).status).toBe(401)
  })
})

describe('an employee demoted during a request', () => {
  it.each([
    ['promotes nobody', () => save({ role: 'owner' }), 403],
    ['promotes no accomplice', () => save({ role: 'owner' }, accomplice.id), 403],
    ['adds no setting', () => sendFromPanel(site, attacker, 'POST', '/cms/api/site-settings', SETTING), 403],
    ['changes no setting', () => saveSetting(), 403],
  ])('%s', async (_name, call, status) => {
    accomplice = await withId(await signUpMember(site))
    const answer = await holdRow(site, change('role = null', undefined), call)
    expect(answer.status).toBe(status)
    const { rows } = await site.pool.query('select id from users where is_employee and id = any($1)', [
      [attacker.id, accomplice.id],
    ])
    expect(rows).toEqual([])
    const settings = await site.pool.query(`select value from site_settings where value = 'from the attacker'`)
    expect(settings.rows).toEqual([])
  })
})

it('an owner who is made an editor while a request of theirs is under way changes no setting', async () => {
  const answer = await holdRow(site, change(`role = 'editor'`, undefined), saveSetting)
  expect(answer.status).toBe(403)
  const settings = await site.pool.query(`select value from site_settings where value = 'from the attacker'`)
  expect(settings.rows).toEqual([])
})

let accomplice: Person
const SETTING = { key: 'contact_email', value: 'from the attacker' }
const saveSetting = () =>
  sendFromPanel(site, attacker, 'PATCH', '/cms/api/site-settings?where[key][exists]=true', { value: SETTING.value })

describe('an employee’s session', () => {
  it('ends twelve hours after sign-in, however often it is refreshed', async () => {
    const ends = async () =>
      (
        await site.pool.query<{ at: Date }>('select expires_at as at from users_sessions where _parent_id = $1', [
          attacker.id,
        ])
      ).rows[0]?.at.getTime()
    const before = await ends()
    const answer = await refresh()
    expect(answer.status).toBe(200)
    const { exp, user } = (await answer.json()) as { exp: number; user: { email: string } }
    expect([exp, user.email]).toEqual([Math.floor((before ?? 0) / 1000), attacker.email])
    expect(answer.headers.getSetCookie().filter((cookie) => cookie.includes('token'))).toEqual([])
    expect(await ends()).toBe(before)
  })

  it('that has ended gets 401 when it is refreshed', async () => {
    const { cookies } = await signInElsewhere(site, attacker)
    const thief = Object.assign(site.visitor(), { cookies: new Map(cookies) })
    await site.pool.query('delete from users_sessions where _parent_id = $1', [attacker.id])
    expect((await sendFromPanel(site, thief, 'POST', '/cms/api/users/refresh-token', {})).status).toBe(401)
  })

  it('ends alone when it signs out in the panel', async () => {
    const elsewhere = await signInElsewhere(site, attacker)
    const answer = await sendFromPanel(site, attacker, 'POST', '/cms/api/users/logout', {})
    expect(answer.status).toBe(200)
    expect(answer.headers.getSetCookie().join()).toMatch(/^stonehunt-token=;/)
    expect((await attacker.get('/api/auth/user')).status).toBe(401)
    expect((await elsewhere.get('/api/auth/user')).status).toBe(200)
  })

  it('can’t be opened with one of Payload’s own tokens', async () => {
    const { rows } = await site.pool.query<{ id: string }>('select id from users_sessions where _parent_id = $1', [
      attacker.id,
    ])
    const fieldsToSign = { id: attacker.id, collection: 'users', sid: rows[0]?.id }
    const { token } = await jwtSign({ fieldsToSign, secret: site.payload.secret, tokenExpiration: 3600 })
    await site.pool.query('delete from users_sessions where _parent_id = $1', [attacker.id])
    attacker.cookies.set('stonehunt-token', token)
    expect((await sendFromPanel(site, attacker, 'GET', '/cms/api/users/me')).status).toBe(401)
    const found = await site.payload.auth({ headers: new Headers({ cookie: `stonehunt-token=${token}` }) })
    expect(found.user).toBeNull()
  })

  it('stays when its owner changes the password, which ends the other sessions, and no one else can change it', async () => {
    const member = await withId(await signUpMember(site))
    expect((await save({ password: 'another long walk up the hill' }, member.id)).status).toBe(403)
    expect((await member.get('/api/auth/user')).status).toBe(200)
    const elsewhere = await signInElsewhere(site, attacker)
    expect((await save({ password: 'another long walk up the hill' })).status).toBe(200)
    expect((await elsewhere.get('/api/auth/user')).status).toBe(401)
    expect((await attacker.get('/api/auth/user')).status).toBe(200)
  })
})
