import { describe, expect, it } from 'vitest'
import { mailedLink, mailsTo } from '../../support/mails.ts'
import { signInElsewhere, whoIs } from '../../support/members.ts'
import { meetAt } from '../../support/meetAt.ts'
import { sendFromPanel } from '../../support/panel.ts'
import { confirmPassword, eventually, PASSWORD, signUpEmployee, signUpByForm } from '../../support/people.ts'
import { sendJson } from '../../support/rawHttp.ts'
import { useSite } from '../../support/site.ts'

const site = useSite()

const rowOf = async (email: string) =>
  (await site.pool.query<Record<string, unknown>>('select * from users where email = $1', [email])).rows[0]

const signIn = (email: string, password = PASSWORD, from?: string, headers: Record<string, string> = {}) =>
  sendJson(site, 'POST', '/api/login', { email, password }, { from, headers })

describe('users in the panel', () => {
  it('always include one owner, even if all lose their role in one request or concurrently', async () => {
    const employee = await signUpEmployee(site)
    await confirmPassword(employee)
    const others = await Promise.all([1, 2, 3].map(() => signUpEmployee(site)))
    const keys = async () =>
      (await site.pool.query('select 1 from users where is_employee and closed_at is null')).rowCount
    await sendFromPanel(site, employee, 'PATCH', '/cms/api/users?where[role][exists]=true', { role: null })
    expect(await keys()).toBe(1)

    await site.pool.query(`update users set role = case when email = any($1) then 'owner'::enum_users_role end`, [
      [employee, ...others].map(({ email }) => email),
    ])
    const everyone = [employee, ...others]
    for (const one of everyone) await confirmPassword(one)
    const ids = await Promise.all(everyone.map(async (one) => (await whoIs(one)).id))
    const answers = await meetAt(site, 'users', 4, () =>
      everyone.map((one, at) => sendFromPanel(site, one, 'PATCH', `/cms/api/users/${ids[at]}`, { role: null })),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 200, 409])
    expect(await keys()).toBe(1)
    await site.pool.query(`update users set role = case when email = $1 then 'owner'::enum_users_role end`, [
      employee.email,
    ])
    const last = await sendFromPanel(site, employee, 'PATCH', `/cms/api/users/${ids[0] ?? 0}`, { role: null })
    expect([last.status, await last.text()]).toEqual([409, expect.stringContaining('someone else an owner') as string])
    expect((await whoIs(employee)).isEmployee).toBe(true)
  })

  it.each(['aaa', 'password1', 'a'.repeat(129)])('can’t be given the password %j', async (password) => {
    const employee = await signUpEmployee(site)
    await confirmPassword(employee)
    const { id } = await whoIs(employee)
    const changed = await sendFromPanel(site, employee, 'PATCH', `/cms/api/users/${id}`, { password })
    expect([changed.status, await changed.text()]).toEqual([
      400,
      expect.stringMatching(/characters|easy to guess/) as string,
    ])
    expect((await signIn(employee.email)).status).toBe(200)
  })

  it.each([[['ada@example.test']], [{ address: 'ada@example.test' }], [7]])(
    'reject the email address %j',
    async (email) => {
      const employee = await signUpEmployee(site)
      const { id } = await whoIs(await signUpByForm(site))
      expect((await sendFromPanel(site, employee, 'PATCH', `/cms/api/users/${id}`, { email })).status).toBe(400)
    },
  )

  it('choose a new password, which ends their other sessions', async () => {
    const employee = await signUpEmployee(site)
    await confirmPassword(employee)
    const elsewhere = await signInElsewhere(site, employee)
    const password = 'gneiss under the moss'
    const own = `/cms/api/users/${(await whoIs(employee)).id}`
    expect((await sendFromPanel(site, employee, 'PATCH', own, { firstName: 'Same' })).status).toBe(200)
    expect((await elsewhere.get('/api/auth/user')).status).toBe(200)
    expect((await sendFromPanel(site, employee, 'PATCH', own, { password })).status).toBe(200)
    expect((await elsewhere.get('/api/auth/user')).status).toBe(401)
    expect((await employee.get('/api/auth/user')).status).toBe(200)
  })

  it('must confirm a changed email address, and old links expire', async () => {
    const employee = await signUpEmployee(site)
    const person = await signUpByForm(site)
    const { id } = await whoIs(person)
    await site.pool.query('update users set email_verified_at = now() where id = $1', [id])
    await person.post('/api/forgot-password', { email: person.email })
    await confirmPassword(employee)
    const old = await site.pool.query<{ id: number }>('select id from mailed_links where user_id = $1', [id])
    expect(old.rowCount).toBe(2)
    const changed = await sendFromPanel(site, employee, 'PATCH', `/cms/api/users/${id}`, {
      email: 'New.Name+x@gmail.com',
    })
    expect(changed.status).toBe(200)
    expect(await rowOf('new.name+x@gmail.com')).toMatchObject({
      id,
      normalized_email: 'newname@gmail.com',
      email_verified_at: null,
    })
    const links = await site.pool.query('select purpose from mailed_links where user_id = $1', [id])
    expect(links.rows).toEqual([{ purpose: 'verify-email' }])
    await mailedLink(site, 'new.name+x@gmail.com', '/api/verify-email')
    await eventually(async () => (await mailsTo(site, person.email, /new email address/)).length === 1)
    await site.pool.query('update users set email_verified_at = now() where id = $1', [id])
    expect((await sendFromPanel(site, employee, 'PATCH', `/cms/api/users/${id}`, { firstName: 'Same' })).status).toBe(
      200,
    )
    expect((await rowOf('new.name+x@gmail.com'))?.['email_verified_at']).toBeInstanceOf(Date)
  })

  it('have their account links hidden in the panel’s outbox, before and after sending', async () => {
    const employee = await signUpEmployee(site)
    const person = await signUpByForm(site, 'secret-link@example.test')
    const link = await mailedLink(site, person.email, '/api/verify-email')
    const token = link.searchParams.get('token') ?? ''
    const stored = async () =>
      (await site.pool.query<{ data: object }>(`select data from mail_outbox where "to" = $1`, [person.email])).rows
    await eventually(async () => !JSON.stringify(await stored()).includes(token))
    expect(await stored()).toEqual([{ data: { firstName: '' } }])

    await site.pool.query(
      `insert into mail_outbox (key, kind, "to", data) values ('unsent', 'reset-password', 'waiting@example.test', '{"token":"basaltic"}')`,
    )
    const seen = async (query: string) =>
      (await sendFromPanel(site, employee, 'GET', `/cms/api/mail-outbox${query}`)).text()
    expect(await seen('?limit=0')).toContain('waiting@example.test')
    expect(await seen('?limit=0')).not.toContain('basaltic')
    expect(await seen('?where[data.token][like]=basal')).not.toContain('waiting@example.test')
    await site.pool.query(
      `insert into mail_outbox (key, kind, "to", data) values ('open', 'subscription-ended', 'open@example.test', '{"reason":"marcasite"}')`,
    )
    expect(await seen('?where[to][equals]=open@example.test')).toContain('marcasite')
  })
})
