import { beforeAll, describe, expect, it } from 'vitest'
import { ATTRIBUTION_DAYS } from '#contracts/shared/constants.ts'
import { whoIs } from '../../support/members.ts'
import { PASSWORD, signUpConfirmed, signUpEmployee, signUpMember } from '../../support/people.ts'
import { publishFilm } from '../../support/posts.ts'
import { sendForm } from '../../support/rawHttp.ts'
import { checkoutForm, fillCart, openShop, startPayment } from '../../support/shop.ts'
import { useSite } from '../../support/site.ts'
import { runByTheClock } from '../../support/time.ts'

const site = useSite()
let variantId: number
let filmId: number

beforeAll(async () => {
  variantId = (await openShop(site))[0] ?? 0
  filmId = (await publishFilm(await signUpEmployee(site), { isSubscriberOnly: true })).id
})

let count = 0
const newcomer = (more: object = {}) => ({
  email: `from${++count}@example.test`,
  password: PASSWORD,
  firstName: 'Ada',
  lastName: 'Stone',
  ...more,
})
const visitFrom = (more: Record<string, string> = {}) =>
  new URLSearchParams({ from: 'www.reddit.com', campaign: 'June', landing: '/', ...more }).toString()
const attributionsOf = async (email: string) =>
  (
    await site.pool.query<Record<string, unknown>>(
      `select a.* from attributions a join users u on u.id = a.user_id where u.email = $1 order by a.id`,
      [email],
    )
  ).rows
const attributionOfOrder = async (reference: string) =>
  (
    await site.pool.query<Record<string, unknown>>(
      'select a.* from attributions a join orders o on o.id = a.order_id where o.reference = $1',
      [reference],
    )
  ).rows

describe('a sign-up', () => {
  it('stores where it came from, through the form and its mistakes', async () => {
    const visit = visitFrom({ first: `/content/${filmId}`, last: `/content/${filmId}`, post: `/content/${filmId}` })
    const page = await site.visitor().get(`/api/login?visit=${encodeURIComponent(visit)}`)
    expect(page.text).toContain(`/api/signup?visit=${encodeURIComponent(visit)}`)
    const form = await site.visitor().get(`/api/signup?visit=${encodeURIComponent(visit)}`)
    expect(form.text).toContain('name="visit"')
    const { email, ...rest } = newcomer({ visit })
    const mistake = await sendForm(site, '/api/signup', {
      ...(rest as Record<string, string>),
      email,
      password: 'short',
    })
    expect(mistake.headers.location).toContain('visit=from%3Dwww.reddit.com')
    expect((await sendForm(site, '/api/signup', { ...(rest as Record<string, string>), email })).status).toBe(303)
    expect(await attributionsOf(email)).toMatchObject([
      { kind: 'sign_up', host: 'reddit.com', source: null, campaign: 'june', landing: '/', post_id: filmId },
    ])
  })

  it('that began at a link to the form itself knows the campaign of the link', async () => {
    const form = await site
      .visitor()
      .get('/api/signup?utm_source=paper', { headers: { referer: 'https://news.example/' } })
    expect(form.text).toContain('value="from=news.example&#38;source=paper"')
  })

  it('counts the locked post that it was for', async () => {
    const person = newcomer({ redirect: `/content/${filmId}` })
    await site.visitor().post('/api/signup', person)
    expect(await attributionsOf(person.email)).toMatchObject([{ post_id: filmId, last_seen: `/content/${filmId}` }])
  })

  it.each([
    ['a megabyte', `campaign=${'x'.repeat(100_000)}`],
    ['markup', 'from=<b>&campaign=<script>alert(1)</script>&landing=javascript:alert(1)'],
    ['control characters', 'campaign=%00%1b%e2%80%ae&first=%00'],
    ['a post that does not exist', 'post=/content/123456789'],
    ['a number', 7],
    ['an object', { __proto__: { from: 'evil.test' } }],
    ['a list', ['from=evil.test']],
  ])('with %s as its visit succeeds', async (_, visit) => {
    expect((await site.visitor().post('/api/signup', newcomer({ visit }))).status).toBe(201)
  })

  it('without a visit has none', async () => {
    const person = await signUpMember(site)
    expect(await attributionsOf(person.email)).toEqual([])
  })
})

describe('a subscription', () => {
  it('within a day of the sign-up came from where the sign-up did', async () => {
    const person = newcomer({ visit: visitFrom() })
    const browser = site.visitor()
    await browser.post('/api/signup', person)
    const visit = new URLSearchParams({
      from: 'accounts.google.com',
      landing: '/subscribe',
      post: `/content/${filmId}`,
    })
    const begun = () => browser.post('/api/create-subscription', { plan: 'monthly', visit: visit.toString() })
    expect((await begun()).status).toBe(200)
    expect((await begun()).status).toBe(200)
    expect((await attributionsOf(person.email)).filter(({ kind }) => kind === 'subscription')).toMatchObject([
      { host: 'reddit.com', campaign: 'june', landing: '/', post_id: filmId },
    ])
  })

  it('later came from its own visit', async () => {
    const person = await signUpMember(site)
    await site.pool.query(
      `insert into attributions (kind, user_id, host, created_at) select 'sign_up', id, 'old.example', now() - interval '2 days'
       from users where email = $1`,
      [person.email],
    )
    await person.post('/api/create-subscription', { plan: 'monthly', visit: visitFrom() })
    expect((await attributionsOf(person.email)).map(({ host }) => host)).toEqual(['old.example', 'reddit.com'])
  })
})

describe('an order', () => {
  it('of a guest stores where it came from; what came later does not change the order', async () => {
    const guest = site.visitor()
    await fillCart(guest, variantId)
    const first = await startPayment(guest, { ...checkoutForm, visit: visitFrom() })
    const again = await startPayment(guest, { ...checkoutForm, visit: visitFrom({ from: 'other.example' }) })
    expect(again.orderReference).toBe(first.orderReference)
    expect(await attributionOfOrder(first.orderReference)).toMatchObject([
      { kind: 'order', user_id: null, host: 'reddit.com' },
    ])
  })

  it('succeeds with a hostile visit', async () => {
    const guest = site.visitor()
    await fillCart(guest, variantId)
    await startPayment(guest, { ...checkoutForm, visit: ['from=evil.test', '<script>'] })
  })
})

describe('what is known about where someone came from', () => {
  it('is in their export and gone with their account', async () => {
    const person = await signUpConfirmed(site)
    const { id } = await whoIs(person)
    await site.pool.query(
      `insert into attributions (kind, user_id, host, campaign, created_at) values ('sign_up', $1, 'reddit.com', 'june', now())`,
      [id],
    )
    const { json } = await person.get('/api/account/export')
    expect((json as { cameFrom: unknown[] }).cameFrom).toMatchObject([
      { what: 'sign_up', host: 'reddit.com', campaign: 'june' },
    ])
    const answer = await person.post('/api/account/delete', { password: PASSWORD })
    expect(answer.status).toBe(204)
    const left = await site.pool.query('select 1 from attributions where user_id = $1', [id])
    expect(left.rowCount).toBe(0)
  })

  it(`is deleted after ${ATTRIBUTION_DAYS} days`, async () => {
    const person = await signUpMember(site)
    const { id } = await whoIs(person)
    await site.pool.query(
      `insert into attributions (kind, user_id, host, created_at) values ('sign_up', $1, 'reddit.com', now() - make_interval(days => $2))`,
      [id, ATTRIBUTION_DAYS + 1],
    )
    await runByTheClock(site, 'housekeeping')
    expect((await site.pool.query('select 1 from attributions where user_id = $1', [id])).rowCount).toBe(0)
  })
})
