import { describe, expect, it } from 'vitest'
import { emailOfNewsKey, newsKey } from '#domain/outreach/news/newsKey.ts'
import { mailedLink, mailsTo } from '../../support/mails.ts'
import { jobsDone } from '../../support/orders.ts'
import { PASSWORD, signUpConfirmed, signUpEmployee, signUpMember } from '../../support/people.ts'
import { publishGallery } from '../../support/posts.ts'
import { useSite } from '../../support/site.ts'

const site = useSite()
const guest = () => site.visitor()
let asked = 0
const nextEmail = () => `reader${++asked}@example.test`

const ask = (email: string, browser = guest()) => browser.post('/api/news', { email })
const keyOf = async (email: string) => (await mailedLink(site, email, '/api/news')).searchParams.get('key') ?? ''
const confirm = (key: string, choice = 'at_once') => guest().post('/api/news/confirm', { key, choice })

async function rowOf<Row>(text: string, ...values: unknown[]): Promise<Row | undefined> {
  return (await site.pool.query<Row & object>(text, values)).rows[0]
}
const accountOf = (email: string) =>
  rowOf<{ isConfirmed: boolean; hasPassword: boolean; choice: string | null; letters: boolean | null }>(
    `select email_verified_at is not null as "isConfirmed", hash is not null as "hasPassword", c.choice, c.letters
     from users u left join post_email_choices c on c.user_id = u.id where email = $1`,
    email,
  )

describe('somebody without an account', () => {
  it('asks in the footer, presses the link, and gets the next post', async () => {
    const email = nextEmail()
    const form = await guest().send('POST', '/api/news', {
      raw: new URLSearchParams({ email: ` ${email.toUpperCase()} ` }).toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded', origin: site.url },
    })
    expect(form.status).toBe(303)
    expect((await guest().get(form.headers.get('location') ?? '')).text).toContain('Nothing is sent without that press')
    const link = await mailedLink(site, email, '/api/news')
    expect(await accountOf(email)).toBeUndefined()
    const page = await guest().get(link.pathname + link.search)
    expect(page.text).toContain('action="/api/news/confirm"')
    expect(await accountOf(email)).toBeUndefined()

    const key = link.searchParams.get('key') ?? ''
    const done = await guest().send('POST', '/api/news/confirm', {
      raw: new URLSearchParams({ key, choice: 'at_once' }).toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded', origin: site.url },
    })
    expect((await guest().get(done.headers.get('location') ?? '')).text).toContain('You get emails about new posts')
    expect(await accountOf(email)).toEqual({ isConfirmed: true, hasPassword: false, choice: 'at_once', letters: true })

    const owner = await signUpEmployee(site)
    const { id } = await publishGallery(owner, { title: 'Fog on the spit', isSubscriberOnly: false })
    expect((await owner.post(`/api/admin/posts/${id}/email`, { audience: 'everyone' })).status).toBe(202)
    await jobsDone(site)
    expect(await mailsTo(site, email, 'New: Fog on the spit')).toHaveLength(1)
  })

  it('can choose once a week, and press the link again', async () => {
    const email = nextEmail()
    await ask(email)
    const key = await keyOf(email)
    expect((await confirm(key, 'weekly')).status).toBe(200)
    expect((await confirm(key, 'weekly')).status).toBe(200)
    expect(await accountOf(email)).toMatchObject({ choice: 'weekly' })
  })

  it('joins later with the address, and is known', async () => {
    const email = nextEmail()
    await ask(email)
    await confirm(await keyOf(email))
    expect((await guest().post('/api/join', { email })).json).toEqual({ next: 'code' })
  })
})

describe('an address with an account', () => {
  it('gets the same answer and keeps its account', async () => {
    const person = await signUpConfirmed(site)
    const [known, unknown] = [await ask(person.email), await ask(nextEmail())]
    expect(known).toMatchObject({ status: unknown.status, json: unknown.json })
    await confirm(await keyOf(person.email))
    expect(await accountOf(person.email)).toMatchObject({ isConfirmed: true, hasPassword: true, choice: 'at_once' })
    expect((await person.get('/api/auth/user')).status).toBe(200)
  })

  it('that somebody else signed up with is taken from them', async () => {
    const stranger = await signUpMember(site)
    await ask(stranger.email)
    await confirm(await keyOf(stranger.email))
    expect(await accountOf(stranger.email)).toMatchObject({ isConfirmed: true, hasPassword: false })
    expect((await stranger.get('/api/auth/user')).status).toBe(401)
    expect((await guest().post('/api/login', { email: stranger.email, password: PASSWORD })).status).toBe(401)
  })
})

describe('a request', () => {
  it('is emailed once a day and mailbox, however it is written', async () => {
    const email = nextEmail()
    for (const typed of [email, email.toUpperCase(), email.replace('@', '+agate@')])
      expect((await ask(typed)).status).toBe(202)
    await jobsDone(site)
    expect(await mailsTo(site, email)).toHaveLength(1)
    expect(await mailsTo(site, email.replace('@', '+agate@'))).toHaveLength(0)
  })

  it.each(['', 'no address', 'ada@', 'a'.repeat(300) + '@example.test'])('with %j is refused', async (email) => {
    expect(await ask(email)).toMatchObject({ status: 400, json: { code: 'invalid_input' } })
  })

  it('with a mistake shows the form again, with what was typed', async () => {
    const browser = guest()
    const answer = await browser.send('POST', '/api/news', {
      raw: 'email=ada%40',
      headers: { 'content-type': 'application/x-www-form-urlencoded', origin: site.url },
    })
    const page = await browser.get(answer.headers.get('location') ?? '')
    expect(page.text).toContain('Please enter a valid email address')
    expect(page.text).toContain('value="ada@"')
  })
})

describe('a key', () => {
  it('of another site, another address, or too old opens nothing', async () => {
    const email = nextEmail()
    const [now, payload] = [new Date(), { secret: site.payload.secret }]
    const key = newsKey(payload, email, now)
    const [endsAt = '', , signature = ''] = key.split('.')
    const forged = [
      newsKey({ secret: 'another' }, email, now),
      `${endsAt}.${Buffer.from('victim@example.test').toString('base64url')}.${signature}`,
      `${Number(endsAt) + 1}.${key.split('.').slice(1).join('.')}`,
      newsKey(payload, email, new Date(now.getTime() - 8 * 24 * 3_600_000)),
      '',
      '..',
      key.slice(0, -1),
    ]
    for (const one of forged) expect(await confirm(one)).toMatchObject({ json: { code: 'invalid_token' } })
    expect(await accountOf(email)).toBeUndefined()
    expect(emailOfNewsKey(payload, key, now)).toBe(email)
  })
})
