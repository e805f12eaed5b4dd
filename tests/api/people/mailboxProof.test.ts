import { describe, expect, it } from 'vitest'
import { mailedLink, mailsTo } from '../../support/mails.ts'
import { signInElsewhere, whoIs } from '../../support/members.ts'
import { sendFromPanel } from '../../support/panel.ts'
import { confirmPassword, eventually, PASSWORD, signUpEmployee, signUpByForm } from '../../support/people.ts'
import { guard } from '../../support/secondFactor.ts'
import { useSite } from '../../support/site.ts'

const site = useSite()

/** Older versions allowed two-step sign-in with an unconfirmed address. */
async function signUpWithFactor() {
  const person = await signUpByForm(site)
  const elsewhere = await signInElsewhere(site, person)
  const { id } = await whoIs(person)
  await site.pool.query(
    `insert into second_factors (user_id, secret, begun_at, confirmed_at) values ($1, 'theirs', now(), now())`,
    [id],
  )
  return { person, elsewhere, id }
}

const count = async (table: 'second_factors' | 'known_devices', id: number) =>
  (await site.pool.query(`select 1 from ${table} where user_id = $1`, [id])).rowCount
const tokenOf = async (email: string, page: string) => (await mailedLink(site, email, page)).searchParams.get('token')

describe('the first confirmation of an email address', () => {
  it('by link removes the second factor and other devices', async () => {
    const { person, elsewhere, id } = await signUpWithFactor()
    expect(await count('known_devices', id)).toBe(2)
    const token = await tokenOf(person.email, '/api/verify-email')
    expect((await person.post('/api/verify-email', { token })).status).toBe(200)
    expect(await count('second_factors', id)).toBe(0)
    expect(await count('known_devices', id)).toBe(1)
    await eventually(async () => (await mailsTo(site, person.email, /was removed from your account/)).length === 1)
    for (const browser of [person, elsewhere]) expect((await browser.get('/api/auth/user')).status).toBe(200)
  })

  it('in a browser without the session keeps no device', async () => {
    const { person, id } = await signUpWithFactor()
    const token = await tokenOf(person.email, '/api/verify-email')
    const stranger = await signUpByForm(site)
    expect((await stranger.post(`/api/verify-email?token=${token ?? ''}`)).status).toBe(200)
    expect([await count('second_factors', id), await count('known_devices', id)]).toEqual([0, 0])
  })

  it('by a password reset also ends every session and emails the owner', async () => {
    const { person, elsewhere, id } = await signUpWithFactor()
    await person.post('/api/forgot-password', { email: person.email })
    const token = await tokenOf(person.email, '/api/reset-password')
    const password = 'pebbles under the old bridge'
    expect((await site.visitor().post('/api/reset-password', { token, password })).status).toBe(200)
    // Only the browser that opened the link is a known device.
    expect([await count('second_factors', id), await count('known_devices', id)]).toEqual([0, 1])
    for (const browser of [person, elsewhere]) expect((await browser.get('/api/auth/user')).status).toBe(401)
    await eventually(async () => (await mailsTo(site, person.email, /Your password was changed/)).length === 1)
    expect((await site.visitor().post('/api/login', { email: person.email, password })).status).toBe(200)
  })
})

describe('a later confirmation', () => {
  it('keeps a second factor that was set up with a confirmed address', async () => {
    const { person } = await guard(site, await signUpByForm(site))
    const { id } = await whoIs(person)
    await person.post('/api/forgot-password', { email: person.email })
    const token = await tokenOf(person.email, '/api/reset-password')
    await site.visitor().post('/api/reset-password', { token, password: PASSWORD })
    expect(await count('second_factors', id)).toBe(1)
  })

  it('keeps a second factor after an employee changed the address', async () => {
    const employee = await signUpEmployee(site)
    await confirmPassword(employee)
    const { person } = await guard(site, await signUpByForm(site))
    const { id } = await whoIs(person)
    const email = 'moved-mailbox@example.test'
    expect((await sendFromPanel(site, employee, 'PATCH', `/cms/api/users/${id}`, { email })).status).toBe(200)
    expect((await person.post('/api/verify-email', { token: await tokenOf(email, '/api/verify-email') })).status).toBe(
      200,
    )
    expect(await count('second_factors', id)).toBe(1)
  })
})
