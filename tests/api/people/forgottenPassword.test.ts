import { describe, expect, it } from 'vitest'
import { mailedLink, mailsTo } from '../../support/mails.ts'
import { signInElsewhere } from '../../support/members.ts'
import { PASSWORD, signUpByForm } from '../../support/people.ts'
import { sendForm, sendJson } from '../../support/rawHttp.ts'
import { useSite } from '../../support/site.ts'

const site = useSite()

const signIn = (email: string, password = PASSWORD, from?: string, headers: Record<string, string> = {}) =>
  sendJson(site, 'POST', '/api/login', { email, password }, { from, headers })

describe('a password reset', () => {
  it('by an emailed link works once and ends every session', async () => {
    const person = await signUpByForm(site)
    const elsewhere = await signInElsewhere(site, person)
    expect((await site.visitor().post('/api/forgot-password', { email: person.email.toUpperCase() })).status).toBe(202)
    const link = await mailedLink(site, person.email, '/api/reset-password')
    const token = link.searchParams.get('token') ?? ''
    const choose = (password: string) => site.visitor().post('/api/reset-password', { token, password })

    expect(await choose('password1')).toMatchObject({ status: 400, json: { code: 'weak_password' } })
    expect(await choose('short')).toMatchObject({ status: 400, json: { code: 'weak_password' } })
    expect(await choose(person.email)).toMatchObject({ status: 400, json: { code: 'weak_password' } })
    expect((await person.get('/api/auth/user')).status).toBe(200)

    expect((await choose('a new walk by the river')).status).toBe(200)
    expect((await person.get('/api/auth/user')).status).toBe(401)
    expect((await elsewhere.get('/api/auth/user')).status).toBe(401)
    expect((await signIn(person.email)).status).toBe(401)
    expect((await signIn(person.email, 'a new walk by the river')).status).toBe(200)
    expect(await choose('yet another river walk')).toMatchObject({ status: 400, json: { code: 'invalid_token' } })
    expect((await signIn(person.email, 'a new walk by the river')).status).toBe(200)
  })

  it('has the same response for known and unknown addresses', async () => {
    const { email } = await signUpByForm(site)
    const known = await site.visitor().post('/api/forgot-password', { email })
    const unknown = await site.visitor().post('/api/forgot-password', { email: 'nobody-at-all@example.test' })
    expect([unknown.status, unknown.text]).toEqual([known.status, known.text])
    await mailedLink(site, email, '/api/reset-password')
    expect(await mailsTo(site, 'nobody-at-all@example.test')).toEqual([])
  })

  it('is emailed with this site’s URL, for any Host header', async () => {
    const { email } = await signUpByForm(site)
    const headers = { host: 'evil.example', 'x-forwarded-host': 'evil.example' }
    expect((await sendJson(site, 'POST', '/api/forgot-password', { email }, { headers })).status).toBe(202)
    expect((await mailedLink(site, email, '/api/reset-password')).origin).toBe(site.url)
    expect((await mailsTo(site, email)).join()).not.toContain('evil.example')
  })

  it('with an expired, unknown or verification token is rejected', async () => {
    const person = await signUpByForm(site)
    await site.visitor().post('/api/forgot-password', { email: person.email })
    const token = (await mailedLink(site, person.email, '/api/reset-password')).searchParams.get('token')
    const other = (await mailedLink(site, person.email, '/api/verify-email')).searchParams.get('token')
    await site.pool.query(
      `update mailed_links set expires_at = now() - interval '1 second' where purpose = 'reset-password'`,
    )
    const choose = (value: unknown) =>
      site.visitor().post('/api/reset-password', { token: value, password: 'a new walk by the river' })
    for (const value of [token, other, '', 'x'.repeat(43)]) {
      expect(await choose(value)).toMatchObject({ status: 400, json: { code: 'invalid_token' } })
    }
    expect((await signIn(person.email)).status).toBe(200)
  })

  it('stores neither the token nor the password in plain text', async () => {
    const person = await signUpByForm(site)
    await site.visitor().post('/api/forgot-password', { email: person.email })
    const token = (await mailedLink(site, person.email, '/api/reset-password')).searchParams.get('token')
    const { rows } = await site.pool.query('select * from mailed_links')
    expect(JSON.stringify(rows)).not.toContain(token)
    const { rows: users } = await site.pool.query('select * from users where email = $1', [person.email])
    expect(JSON.stringify(users)).not.toContain(PASSWORD)
  })

  it('by form redirects to the next page, or back with the error', async () => {
    const { email } = await signUpByForm(site)
    expect(await sendForm(site, '/api/forgot-password', { email })).toMatchObject({
      headers: { location: '/api/forgot-password?sent=1' },
    })
    const token = (await mailedLink(site, email, '/api/reset-password')).searchParams.get('token') ?? ''
    expect(await sendForm(site, '/api/reset-password', { token, password: 'password1' })).toMatchObject({
      headers: { location: `/api/reset-password?token=${token}&error=weak_password` },
    })
    expect(await sendForm(site, '/api/reset-password', { token, password: 'a new walk by the river' })).toMatchObject({
      headers: { location: '/api/login?notice=password_changed' },
    })
  })
})
