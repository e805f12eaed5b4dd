import { beforeAll, describe, expect, it } from 'vitest'
import type { Browser } from '../../support/Browser.ts'
import { mailedLink, mailsTo } from '../../support/mails.ts'
import { whoIs } from '../../support/members.ts'
import { sendFromPanel } from '../../support/panel.ts'
import { confirmPassword, eventually, PASSWORD, signUpByForm, signUpEmployee } from '../../support/people.ts'
import { useSite } from '../../support/site.ts'

const site = useSite()
const CHOSEN = 'gneiss under the moss'
let owner: Browser & { email: string }

const invite = (email: string, overrides: object = {}, by: Browser = owner) =>
  by.post('/api/admin/people/invitations', { email, firstName: 'Ada', lastName: 'Stone', role: 'editor', ...overrides })
const rowOf = async (email: string) =>
  (await site.pool.query<Record<string, unknown>>('select * from users where email = $1', [email])).rows[0]
const choose = (token: string, password = CHOSEN) => site.visitor().post('/api/reset-password', { token, password })
const tokenFor = async (email: string) =>
  (await mailedLink(site, email, '/api/reset-password')).searchParams.get('token') ?? ''

beforeAll(async () => {
  owner = await signUpEmployee(site)
  await confirmPassword(owner)
})

describe('an invitation of an employee', () => {
  it('is an email whose link sets the password, once', async () => {
    expect((await invite('ada.editor@example.test')).status).toBe(204)
    expect(await rowOf('ada.editor@example.test')).toMatchObject({
      role: 'editor',
      hash: null,
      email_verified_at: null,
    })
    const token = await tokenFor('ada.editor@example.test')
    expect(await mailsTo(site, 'ada.editor@example.test', /Help run/)).toHaveLength(1)
    expect((await choose(token)).status).toBe(200)
    const signedIn = await site.visitor().post('/api/login', { email: 'ada.editor@example.test', password: CHOSEN })
    expect(signedIn.status).toBe(200)
    expect((await choose(token, 'another good password')).status).toBe(400)
  })

  it('expires after a week', async () => {
    expect((await invite('late@example.test')).status).toBe(204)
    const token = await tokenFor('late@example.test')
    const { rows } = await site.pool.query<{ days: number }>(
      `select round(extract(epoch from l.expires_at - now()) / 86400)::int as days
       from mailed_links l join users u on u.id = l.user_id where u.email = 'late@example.test'`,
    )
    expect(rows).toEqual([{ days: 7 }])
    await site.pool.query(
      `update mailed_links set expires_at = now() where user_id = (select id from users where email = 'late@example.test')`,
    )
    expect((await choose(token)).status).toBe(400)
  })

  it('can be repeated until the person has come, and ends the earlier link', async () => {
    expect((await invite('again@example.test')).status).toBe(204)
    const first = await tokenFor('again@example.test')
    expect((await invite('Again@Example.test', { role: 'shop' })).status).toBe(204)
    expect(await rowOf('again@example.test')).toMatchObject({ role: 'shop' })
    await eventually(async () => (await mailsTo(site, 'again@example.test', /Help run/)).length === 2)
    expect((await choose(first)).status).toBe(400)
  })

  it('asks for the owner’s password first', async () => {
    const other = await signUpEmployee(site)
    const refused = await invite('unproved@example.test', {}, other)
    expect([refused.status, refused.json]).toEqual([403, expect.objectContaining({ code: 'password_needed' })])
    expect(await rowOf('unproved@example.test')).toBeUndefined()
  })

  it('is not for an address with an account, whose role and password stay', async () => {
    const member = await signUpByForm(site)
    const before = await rowOf(member.email)
    const refused = await invite(member.email, { role: 'owner' })
    expect([refused.status, refused.json]).toEqual([
      409,
      expect.objectContaining({ code: 'email_taken', message: expect.stringContaining('under People') as string }),
    ])
    expect(await rowOf(member.email)).toEqual(before)
  })

  it('is the owner’s alone, and complete', async () => {
    for (const role of ['editor', 'moderator', 'shop'] as const)
      expect((await invite('no@example.test', {}, await signUpEmployee(site, role))).status).toBe(403)
    for (const wrong of [
      { role: 'king' },
      { role: null },
      { firstName: '' },
      { email: 'nobody' },
      { password: PASSWORD },
    ])
      expect((await invite('no@example.test', wrong)).status, JSON.stringify(wrong)).toBe(400)
    expect(await rowOf('no@example.test')).toBeUndefined()
  })
})

it('nobody makes an account in the panel, or chooses another person’s password', async () => {
  const made = { email: 'made@example.test', password: PASSWORD, firstName: 'Ada', lastName: 'Stone' }
  expect((await sendFromPanel(site, owner, 'POST', '/cms/api/users', made)).status).toBe(403)
  expect(await rowOf('made@example.test')).toBeUndefined()
  const person = await signUpByForm(site)
  const path = `/cms/api/users/${(await whoIs(person)).id}`
  const changed = await sendFromPanel(site, owner, 'PATCH', path, { password: CHOSEN })
  expect([changed.status, await changed.text()]).toEqual([403, expect.stringContaining('You can’t choose') as string])
  expect((await site.visitor().post('/api/login', { email: person.email, password: PASSWORD })).status).toBe(200)
})
