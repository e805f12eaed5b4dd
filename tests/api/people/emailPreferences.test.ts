import { describe, expect, it } from 'vitest'
import { unsubscribeToken } from '#domain/platform/mail/unsubscribeToken.ts'
import { mailedLink } from '../../support/mails.ts'
import { openShop } from '../../support/shop.ts'
import { whoIs } from '../../support/members.ts'
import { PASSWORD, signUpByForm, signUpConfirmed } from '../../support/people.ts'
import { useSite } from '../../support/site.ts'

const site = useSite()
const KINDS = ['hunt', 'gear-review', 'q-and-a', 'field-notes']
const form = { 'content-type': 'application/x-www-form-urlencoded' }

async function linked() {
  const person = await signUpConfirmed(site)
  const { id } = await whoIs(person)
  return {
    person,
    address: `/api/email-preferences?key=${unsubscribeToken(site.payload, { id: Number(id), email: person.email })}`,
  }
}

const wanted = {
  posts: { choice: 'weekly', kinds: ['hunt', 'q-and-a'], letters: true },
  replies: false,
  cartReminders: false,
  reviewRequests: false,
  comeback: true,
  alerts: true,
}

describe('email preferences', () => {
  it('are read and saved signed out, with the key of an email', async () => {
    const { person, address } = await linked()
    const stranger = site.visitor()
    const start = { replies: true, cartReminders: true, reviewRequests: true, comeback: false, alerts: 0 }
    const { json } = await stranger.get(address)
    expect(json).toMatchObject({ posts: { choice: null, kinds: KINDS }, ...start })
    expect(JSON.stringify(json)).not.toContain(person.email)
    expect(await stranger.put(address, wanted)).toMatchObject({ status: 200, json: { ...wanted, alerts: 0 } })
    expect((await person.get('/api/account/post-emails')).json).toEqual(wanted.posts)
    expect((await person.get('/api/account/reply-emails')).json).toEqual({ on: false })
    await stranger.put(address, {
      ...wanted,
      replies: true,
      cartReminders: true,
      reviewRequests: true,
      comeback: false,
    })
    expect((await stranger.get(address)).json).toMatchObject(start)
  })

  it('are closed to the old mailbox once the account has another address', async () => {
    const { person, address } = await linked()
    const email = 'moved-choice@example.test'
    await person.post('/api/account/email', { email, password: PASSWORD })
    const token = (await mailedLink(site, email, '/api/change-email')).searchParams.get('token')
    expect((await person.post('/api/change-email', { token })).status).toBe(200)
    const old = site.visitor()
    const invalid = { status: 400, json: { code: 'invalid_token' } }
    expect(await old.get(address)).toMatchObject(invalid)
    expect(await old.put(address, wanted)).toMatchObject(invalid)
    const key = new URL(address, site.url).searchParams.get('key') ?? ''
    expect(await old.post(`/api/unsubscribe?token=${key}`)).toMatchObject(invalid)
  })

  it('delete alerts only when asked', async () => {
    const [variantId] = await openShop(site)
    const { person, address } = await linked()
    await site.pool.query(
      `insert into item_alerts (variant_id, kind, email, price_cents, created_at, confirmed_at)
       values ($2, 'price', $1, 2000, now(), now())`,
      [person.email, variantId],
    )
    const stranger = site.visitor()
    expect((await stranger.put(address, wanted)).json).toMatchObject({ alerts: 1 })
    expect((await stranger.put(address, { ...wanted, alerts: false })).json).toMatchObject({ alerts: 0 })
  })

  it('take no forged key, no key of a closed account and no unknown kind', async () => {
    const { person, address } = await linked()
    const stranger = site.visitor()
    const invalid = { status: 400, json: { code: 'invalid_token' } }
    expect(await stranger.get(`${address}x`)).toMatchObject(invalid)
    expect(await stranger.put(address.replace(/key=\d+/, 'key=1'), wanted)).toMatchObject(invalid)
    expect((await stranger.get('/api/email-preferences')).status).toBe(400)
    const odd = { ...wanted, posts: { choice: 'weekly', kinds: ['poems'] } }
    expect((await stranger.put(address, odd)).status).toBe(400)
    await site.pool.query(`update users set closed_at = now() where email = $1`, [person.email])
    expect(await stranger.get(address)).toMatchObject(invalid)
  })
})

describe('the page that confirms an address', () => {
  it('asks about emails on new posts, with “No” checked', async () => {
    const person = await signUpByForm(site)
    const link = await mailedLink(site, person.email, '/api/verify-email')
    const page = await site.visitor().get(link.pathname + link.search)
    expect(page.text).toContain('name="postEmails" value="none" checked')
    const raw = `token=${link.searchParams.get('token')}&postEmails=weekly`
    await site.visitor().send('POST', '/api/verify-email', { raw, headers: form })
    expect((await person.get('/api/account/post-emails')).json).toEqual({
      choice: 'weekly',
      kinds: KINDS,
      letters: true,
    })
  })

  it('keeps an earlier choice', async () => {
    const person = await signUpByForm(site)
    await person.put('/api/account/post-emails', { choice: 'at_once' })
    const link = await mailedLink(site, person.email, '/api/verify-email')
    const raw = `token=${link.searchParams.get('token')}&postEmails=none`
    await site.visitor().send('POST', '/api/verify-email', { raw, headers: form })
    expect((await person.get('/api/account/post-emails')).json).toMatchObject({ choice: 'at_once' })
  })
})
