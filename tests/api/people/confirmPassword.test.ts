import { beforeAll, describe, expect, it } from 'vitest'
import type { Browser } from '../../support/Browser.ts'
import { mailsTo } from '../../support/mails.ts'
import { signInElsewhere, whoIs } from '../../support/members.ts'
import { sendFromPanel } from '../../support/panel.ts'
import { confirmPassword, eventually, PASSWORD, signUpEmployee, signUpMember } from '../../support/people.ts'
import { sendForm } from '../../support/rawHttp.ts'
import { codeOf, guard } from '../../support/secondFactor.ts'
import { useSite } from '../../support/site.ts'

const site = useSite()
const MINUTE = 60_000

type Person = Browser & { email: string }
let employee: Person
let colleague: Person

beforeAll(async () => {
  employee = await signUpEmployee(site)
  colleague = await signUpEmployee(site)
})

const save = async (person: Browser, of: Browser | number, change: object) =>
  sendFromPanel(site, person, 'PATCH', `/cms/api/users/${typeof of === 'number' ? of : (await whoIs(of)).id}`, change)
const rowOf = async (email: string) =>
  (await site.pool.query<Record<string, unknown>>('select * from users where email = $1', [email])).rows[0]

describe('a stolen employee session', () => {
  it.each([
    ['its own email', { email: 'thief@evil.test' }],
    ['its own password', { password: 'a password of the thief' }],
    ['its own rights', { role: null }],
  ])('can’t change %s without the password', async (_, change) => {
    const before = await rowOf(employee.email)
    const answer = await save(employee, employee, change)
    expect([answer.status, await answer.json()]).toMatchObject([
      403,
      {
        errors: [
          { message: expect.stringContaining('/api/confirm-password') as string, data: { code: 'password_needed' } },
        ],
      },
    ])
    expect(await rowOf(employee.email)).toEqual(before)
  })

  it.each([
    ['email', { email: 'thief@evil.test' }],
    ['password', { password: 'a password of the thief' }],
    ['rights', { role: null }],
  ])('can’t change a colleague’s %s', async (_, change) => {
    const before = await rowOf(colleague.email)
    expect((await save(employee, colleague, change)).status).toBe(403)
    expect(await rowOf(colleague.email)).toEqual(before)
  })

  it('can’t create employees or promote members, one or many', async () => {
    const member = await signUpMember(site)
    expect((await save(employee, member, { role: 'owner' })).status).toBe(403)
    const newcomer = { email: 'new@evil.test', password: PASSWORD, firstName: 'A', lastName: 'B', role: 'owner' }
    expect((await sendFromPanel(site, employee, 'POST', '/cms/api/users', newcomer)).status).toBe(403)
    const query = `/cms/api/users?where[email][equals]=${member.email}`
    const many = await sendFromPanel(site, employee, 'PATCH', query, { role: 'owner' })
    expect(((await many.json()) as { docs: unknown[] }).docs).toEqual([])
    expect((await rowOf(member.email))?.['is_employee']).toBe(false)
    expect(await rowOf('new@evil.test')).toBeUndefined()
  })

  it('can’t turn off the two-step requirement', async () => {
    await site.pool.query(`update site_settings set value = 'on' where key = 'second_factor_required'`)
    const { person } = await guard(site, await signUpEmployee(site))
    const { rows } = await site.pool.query<{ id: number }>(
      `select id from site_settings where key = 'second_factor_required'`,
    )
    const path = `/cms/api/site-settings/${rows[0]?.id ?? 0}`
    expect((await sendFromPanel(site, person, 'PATCH', path, { value: 'off' })).status).toBe(403)
    await sendFromPanel(site, person, 'DELETE', path)
    expect(await whoIs(employee)).toMatchObject({ owesSecondFactor: true })
    const made = { key: 'second_factor_required', value: 'off' }
    expect((await sendFromPanel(site, person, 'POST', '/cms/api/site-settings', made)).status).toBe(403)
    await site.pool.query(
      `insert into site_settings (key, value) values ('second_factor_required', 'off') on conflict (key) do update set value = 'off'`,
    )
  })

  it('can change fields that give no access', async () => {
    expect((await save(employee, employee, { firstName: 'Robin', email: employee.email })).status).toBe(200)
    expect((await save(employee, colleague, { commentsMuted: true })).status).toBe(200)
  })
})

describe('the password confirmation', () => {
  it('is an HTML form that redirects back, without JavaScript', async () => {
    const path = '/api/confirm-password?redirect=%2Fcms%2Faccount'
    const away = await site.visitor().get(path)
    expect([away.status, away.headers.get('location')]).toEqual([
      303,
      `/api/login?redirect=${encodeURIComponent(path)}`,
    ])
    const page = (await employee.get(path)).text
    expect(page).toContain('action="/api/confirm-password"')
    expect(page).toContain('name="password"')
    const send = (password: string, redirect = '/cms/account') =>
      sendForm(site, '/api/confirm-password', { password, redirect }, { as: employee })
    expect((await send('not it')).headers.location).toBe(
      '/api/confirm-password?error=wrong_password&redirect=%2Fcms%2Faccount',
    )
    expect((await save(employee, employee, { email: 'not-yet@example.test' })).status).toBe(403)
    expect((await send(PASSWORD)).headers.location).toBe('/cms/account')
    expect((await send(PASSWORD, '//evil.example')).headers.location).toBe('/')
  })

  it('is valid for ten minutes and only in its session', async () => {
    const person = await signUpEmployee(site)
    const elsewhere = await signInElsewhere(site, person)
    await confirmPassword(person)
    expect((await save(elsewhere, person, { email: 'else@example.test' })).status).toBe(403)
    const ids = await Promise.all(
      [1, 2].map(async () => (await whoIs((await guard(site, await signUpMember(site))).person)).id),
    )
    const reset = (id = 0) => person.post(`/api/admin/people/${id}/second-factor/reset`)
    await confirmPassword(person)
    expect((await reset(ids[0])).status).toBe(204)
    site.clock.aheadMs += 10 * MINUTE
    expect(await reset(ids[1])).toMatchObject({ status: 403, json: { code: 'password_needed' } })
    site.clock.aheadMs -= 10 * MINUTE
  })

  it('requires a code where two-step sign-in is on', async () => {
    const { person, secret } = await guard(site, await signUpEmployee(site))
    expect((await person.get('/api/confirm-password')).text).toContain('name="code"')
    const answer = await person.post('/api/confirm-password', { password: PASSWORD })
    expect(answer).toMatchObject({ status: 401, json: { code: 'wrong_code' } })
    expect((await save(person, person, { firstName: 'Same', role: null })).status).toBe(403)
    await confirmPassword(person, { code: codeOf(site, secret) })
    expect((await save(person, person, { password: 'another walk by the river' })).status).toBe(200)
  })

  it('is limited to five attempts for each session', async () => {
    const person = await signUpMember(site)
    for (let guess = 0; guess < 5; guess++)
      expect((await person.post('/api/confirm-password', { password: `guess ${guess}` })).status).toBe(400)
    expect((await person.post('/api/confirm-password', { password: PASSWORD })).status).toBe(429)
    expect((await site.visitor().post('/api/confirm-password', { password: PASSWORD })).status).toBe(401)
  })
})

describe('a session without its device cookie', () => {
  const GUESSES = [
    ['/api/account/delete', {}],
    ['/api/second-factor/confirm', { code: '123456' }],
    ['/api/second-factor/remove', { code: '123456' }],
    ['/api/second-factor/recovery-codes', { code: '123456' }],
    ['/api/confirm-password', {}],
  ] as const

  it('has five password attempts over all endpoints that ask for it', async () => {
    const person = await signUpMember(site)
    person.cookies.delete('stonehunt-device')
    const statuses: number[] = []
    for (let guess = 0; guess < 2; guess++)
      for (const [path, body] of GUESSES)
        statuses.push((await person.post(path, { ...body, password: `guess ${guess}` })).status)
    expect(statuses).toEqual([...Array<number>(5).fill(400), ...Array<number>(5).fill(429)])
    expect((await person.post('/api/account/delete', { password: PASSWORD })).status).toBe(429)
    expect(await rowOf(person.email)).toMatchObject({ closed_at: null })
  })

  it('that keeps guessing triggers an email to the owner', async () => {
    const person = await signUpMember(site)
    person.cookies.delete('stonehunt-device')
    for (let guess = 0; guess < 10; guess++) {
      if (guess >= 5) await site.pool.query(`delete from rate_limits where key like 'attempt delay:%'`)
      await person.post('/api/account/delete', { password: `guess ${guess}` })
    }
    await eventually(async () => (await mailsTo(site, person.email, /trying to sign in/)).length === 1)
  })

  it('deletes its account without a password only where it has none', async () => {
    const person = await signUpMember(site)
    const { id } = await whoIs(person)
    expect((await person.post('/api/account/delete', { password: '' })).status).toBe(400)
    expect(await rowOf(person.email)).toMatchObject({ closed_at: null })
    await site.pool.query('update users set hash = null, salt = null where email = $1', [person.email])
    expect((await person.post('/api/account/delete', { password: '' })).status).toBe(204)
    const { rows } = await site.pool.query('select closed_at is not null as closed from users where id = $1', [id])
    expect(rows).toEqual([{ closed: true }])
  })
})

describe('the owner of an account', () => {
  it('is emailed at the old address about a new address, and at the new address about a new password', async () => {
    await confirmPassword(employee)
    const person = await signUpMember(site, 'before@example.test')
    expect((await save(employee, person, { email: 'after@example.test' })).status).toBe(200)
    await eventually(async () => (await mailsTo(site, 'before@example.test', /new email address/)).length === 1)
    const password = 'pebbles under the old bridge'
    expect((await person.post('/api/account/password', { currentPassword: PASSWORD, password })).status).toBe(204)
    await eventually(async () => (await mailsTo(site, 'after@example.test', /password was changed/)).length === 1)
  })
})
