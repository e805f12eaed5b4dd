import { beforeAll, describe, expect, it } from 'vitest'
import type { Browser } from '../../support/Browser.ts'
import { mailedLink, mailsTo } from '../../support/mails.ts'
import { signUpPatron } from '../../support/members.ts'
import { confirmEmail, eventually, PASSWORD, signUpConfirmed, signUpEmployee } from '../../support/people.ts'
import { giveCover, inListFor, type Post, publishFilm } from '../../support/posts.ts'
import { sendForm } from '../../support/rawHttp.ts'
import { useSite } from '../../support/site.ts'

const site = useSite()

let employee: Browser
let film: Post

beforeAll(async () => {
  employee = await signUpEmployee(site)
  film = await publishFilm(employee, {
    title: 'The <b>seam</b>',
    description: 'Described only on its page',
    isSubscriberOnly: true,
  })
})

const page = async (path: string, visitor = site.visitor()) => (await visitor.get(path)).text
const loginFor = (redirect: string) => `/api/login?redirect=${encodeURIComponent(redirect)}`
const newcomer = (redirect: string) => ({
  email: `join-${Math.random().toString(36).slice(2)}@example.test`,
  password: PASSWORD,
  firstName: 'Ada',
  lastName: 'Stone',
  redirect,
})

describe('the page that a locked card opens', () => {
  it('begins with an email address alone, and shows the post with what a membership gives and costs', async () => {
    const cover = await giveCover(site, film)
    const text = await page(loginFor(`/content/${film.id}`))
    expect(text).toContain('<h1>Start your free trial</h1>')
    expect(text).toContain('7 days free, then $12.12 a month. Cancel anytime.')
    expect(text).toContain('action="/api/join"')
    expect(text).not.toContain('name="password"')
    expect(text).toContain('The &#60;b&#62;seam&#60;/b&#62;')
    expect(text).toContain(`src="${cover}"`)
    expect(text).toContain('<strong>$12.12</strong> a month')
    expect(text).toContain('<strong>$115</strong> a year')
    expect(text).toContain('The first 7 days are free.')
    expect(text).toContain('Premium Videos')
  })

  it('names the prices of the settings, and no trial where there is none', async () => {
    await site.pool.query(`insert into site_settings (key, value, updated_at, created_at)
      values ('monthly_price_cents', '999', now(), now()), ('trial_days', '0', now(), now())
      on conflict (key) do update set value = excluded.value`)
    const text = await page(loginFor(`/content/${film.id}`))
    await site.pool.query(`delete from site_settings where key in ('monthly_price_cents', 'trial_days')`)
    expect(text).toContain('<strong>$9.99</strong> a month')
    expect(text).toContain('<h1>Become a Subscriber</h1>')
    expect(text).toContain('$9.99 a month. Cancel anytime.')
    expect(text).not.toMatch(/days (are )?free/)
  })

  it('reveals nothing of the post that the list hides', async () => {
    const own = await inListFor(employee, film.id)
    const key = own?.videoURL?.split('/').pop() ?? 'no key'
    for (const path of [loginFor(`/content/${film.id}`), `/api/signup?redirect=/content/${film.id}`])
      expect(await page(path)).not.toContain(key)
  })

  it('signs in with a link, after a mistake, and in a browser that has signed in before', async () => {
    const link = `${loginFor(`/content/${film.id}`)}&account=yes`
    expect(await page(loginFor(`/content/${film.id}`))).toContain(link)
    expect(await page(link)).toContain('<h1>Sign in</h1>')
    expect(await page(`${loginFor(`/content/${film.id}`)}&error=invalid_credentials`)).toContain('<h1>Sign in</h1>')
    const visitor = await signUpConfirmed(site)
    await visitor.get('/api/logout')
    expect(await page(loginFor(`/content/${film.id}`), visitor)).toContain('<h1>Sign in</h1>')
  })

  it.each(['free', 'unpublished', 'deleted', 'unknown'])('offers nothing for a %s post', async (state) => {
    const other = await publishFilm(employee, { title: `Hidden ${state}`, isSubscriberOnly: state !== 'free' })
    if (state === 'unpublished') await site.pool.query(`update posts set status = 'draft' where id = $1`, [other.id])
    if (state === 'deleted') await employee.delete(`/api/admin/posts/${other.id}`)
    const text = await page(loginFor(`/content/${state === 'unknown' ? 999_999 : other.id}`))
    expect(text).toContain('<h1>Sign in</h1>')
    expect(text).not.toContain('Hidden')
  })
})

describe('after signing up or in for a locked post', () => {
  it.each([(id: number) => `/content/${id}`, (id: number) => `/subscribe?post=${id}`])(
    'a new account subscribes next, and the post is kept (%#)',
    async (redirectTo) => {
      const answer = await sendForm(site, '/api/signup', newcomer(redirectTo(film.id)))
      expect(answer).toMatchObject({ status: 303, headers: { location: `/subscribe?post=${film.id}` } })
    },
  )

  it('a member without a subscription subscribes next', async () => {
    const { email } = await signUpConfirmed(site)
    const answer = await sendForm(site, '/api/login', { email, password: PASSWORD, redirect: `/content/${film.id}` })
    expect(answer.headers.location).toBe(`/subscribe?post=${film.id}`)
  })

  it('a subscriber and an employee go to the post', async () => {
    for (const { email } of [await signUpPatron(site), await signUpEmployee(site)]) {
      const answer = await sendForm(site, '/api/login', { email, password: PASSWORD, redirect: `/content/${film.id}` })
      expect(answer.headers.location).toMatch(
        new RegExp(`(^|redirect=)${encodeURIComponent(`/content/${film.id}`)}$|^/content/${film.id}$`),
      )
    }
  })

  it('a subscriber who came by the subscribe page goes to the post', async () => {
    const { email } = await signUpPatron(site)
    const redirect = `/subscribe?post=${film.id}`
    const answer = await sendForm(site, '/api/login', { email, password: PASSWORD, redirect })
    expect(answer.headers.location).toBe(`/content/${film.id}`)
  })

  it.each(['//evil.example/content/1', 'https://evil.example/content/1', '/\\evil.example'])(
    'another site is never the target: %s',
    async (redirect) => {
      expect((await sendForm(site, '/api/signup', newcomer(redirect))).headers.location).toBe('/')
    },
  )
})

describe('the page that a Subscribe button opens', () => {
  it('starts the trial with an email address, and signs in second', async () => {
    const text = await page(loginFor('/subscribe'))
    expect(text).toContain('<h1>Start your free trial</h1>')
    expect(text).toContain('The membership')
    expect(text).toContain('value="/subscribe"')
    expect(await page(`${loginFor('/subscribe')}&account=yes`)).toContain('<h1>Sign in</h1>')
  })

  it('leads to the trial where no script could say what was pressed', async () => {
    const text = await page('/api/login')
    expect(text).toContain('<h1>Sign in</h1>')
    expect(text).toContain('<a href="/api/signup?redirect=%2Fsubscribe')
    expect(text.indexOf('start your free trial')).toBeLessThan(text.indexOf('name="password"'))
  })

  it('leads members to the content', async () => {
    const { email } = await signUpPatron(site)
    const answer = await sendForm(site, '/api/login', { email, password: PASSWORD, redirect: '/de/subscribe' })
    expect(answer.headers.location).toBe('/de/content')
  })
})

describe('an account that begins with an email address alone', () => {
  const join = (email: string, redirect = '/') => sendForm(site, '/api/join', { email, redirect })

  it('is signed in at once, and subscribes for the post next', async () => {
    const answer = await join('only@example.test', `/content/${film.id}`)
    expect([answer.status, answer.headers.location]).toEqual([303, `/subscribe?post=${film.id}`])
    const visitor = site.visitor()
    expect((await visitor.post('/api/join', { email: 'alone@example.test' })).json).toEqual({ next: 'signed_in' })
    expect((await visitor.get('/api/auth/user')).json).toMatchObject({
      email: 'alone@example.test',
      firstName: '',
      emailUnconfirmed: true,
    })
  })

  it('is asked for again after a mistake in the address', async () => {
    const answer = await join('nobody', `/content/${film.id}`)
    const location = answer.headers.location ?? ''
    expect(location).toMatch(/^\/api\/join\?error=invalid_input/)
    const text = await page(location)
    expect(text).toContain('Please enter a valid email address')
    expect(text).toContain(`name="redirect" value="/content/${film.id}"`)
  })

  it('opens with no password', async () => {
    await join('nopassword@example.test')
    for (const password of ['', ' ', PASSWORD])
      expect(
        (await sendForm(site, '/api/login', { email: 'nopassword@example.test', password })).headers.location,
      ).toMatch(/error=/)
  })

  it('is not opened by its address again: the account it has gets a code', async () => {
    const person = await signUpConfirmed(site)
    const visitor = site.visitor()
    const answer = await visitor.post('/api/join', { email: person.email, redirect: `/content/${film.id}` })
    expect(answer.json).toEqual({ next: 'code' })
    expect((await visitor.get('/api/auth/user')).status).toBe(401)
    await eventually(async () => (await mailsTo(site, person.email, /is your sign-in code/)).length === 1)
    expect((await join(person.email)).headers.location).toBe('/api/login/email/code')
  })

  it('opens with a code on another device before the address is confirmed, which ends the session that joined with it', async () => {
    const first = site.visitor()
    await first.post('/api/join', { email: 'quick@example.test' })
    const owner = site.visitor()
    expect((await owner.post('/api/join', { email: 'quick@example.test' })).json).toEqual({ next: 'code' })
    let code: string | undefined
    await eventually(async () => {
      const [mail = ''] = await mailsTo(site, 'quick@example.test', /is your sign-in code/)
      code = /^Subject: (\d{6}) is/m.exec(mail)?.[1]
      return code !== undefined
    })
    expect((await owner.post('/api/login/email/code', { code })).status).toBe(200)
    expect((await owner.get('/api/auth/user')).json).toMatchObject({ email: 'quick@example.test' })
    expect((await owner.get('/api/auth/user')).json).not.toHaveProperty('emailUnconfirmed')
    expect((await first.get('/api/auth/user')).status).toBe(401)
  })

  it('has another address after a typing mistake, with only its session as proof, until the first is confirmed', async () => {
    const visitor = site.visitor()
    await visitor.post('/api/join', { email: 'mistypd@example.test' })
    await site.pool.query(`update users_sessions set created_at = now() - interval '1 day'
      where _parent_id = (select id from users where email = 'mistypd@example.test')`)
    const change = (email: string) => visitor.post('/api/account/email', { email })
    expect((await change('mistyped@example.test')).status).toBe(202)
    await confirmEmail(site, { email: 'mistypd@example.test' })
    expect(await change('stolen@example.test')).toMatchObject({ status: 403, json: { code: 'sign_in_needed' } })
  })

  it('needs a password where the owner asks for one', async () => {
    await site.pool.query(`insert into site_settings (key, value, updated_at, created_at)
      values ('sign_up_with', 'password', now(), now())`)
    const text = await page(loginFor('/subscribe'))
    const answer = await site.visitor().post('/api/join', { email: 'asked@example.test' })
    await site.pool.query(`delete from site_settings where key = 'sign_up_with'`)
    expect(text).toContain('action="/api/signup"')
    expect(text).toContain('name="password"')
    expect(answer).toMatchObject({ status: 400, json: { code: 'invalid_input' } })
  })

  it('keeps the form with a password after a mistake in it', async () => {
    const visitor = site.visitor()
    const raw = new URLSearchParams({ ...newcomer('/subscribe'), password: 'short' }).toString()
    const headers = { 'content-type': 'application/x-www-form-urlencoded' }
    const failed = await visitor.send('POST', '/api/signup', { raw, headers })
    expect(await page(failed.headers.get('location') ?? '', visitor)).toContain('name="password"')
  })
})

describe('confirming the address', () => {
  it('leads back to where another link was asked for', async () => {
    const visitor = site.visitor()
    await visitor.post('/api/join', { email: 'asksagain@example.test' })
    expect((await visitor.post('/api/verify-email/send', { redirect: '/shop' })).status).toBe(202)
    await eventually(async () => (await mailsTo(site, 'asksagain@example.test', /confirm/i)).length === 2)
    const links = (await mailsTo(site, 'asksagain@example.test', /confirm/i)).map((mail) =>
      mail.includes('redirect=%2Fshop'),
    )
    expect(links.toSorted()).toEqual([false, true])
    expect((await visitor.post('/api/verify-email/send', { redirect: 'https://evil.example/' })).status).toBe(202)
    await eventually(async () => (await mailsTo(site, 'asksagain@example.test', /confirm/i)).length === 3)
    expect((await mailsTo(site, 'asksagain@example.test', /confirm/i)).join()).not.toContain('evil')
  })

  it('leads on to what was wanted, and signs nobody out', async () => {
    const visitor = site.visitor()
    await visitor.post('/api/join', { email: 'confirms@example.test', redirect: `/content/${film.id}` })
    const link = await mailedLink(site, 'confirms@example.test', '/api/verify-email')
    const form = await page(link.pathname + link.search, visitor)
    expect(form).toContain(`name="redirect" value="/content/${film.id}"`)
    const raw = new URLSearchParams({
      token: link.searchParams.get('token') ?? '',
      redirect: link.searchParams.get('redirect') ?? '',
    }).toString()
    const headers = { 'content-type': 'application/x-www-form-urlencoded' }
    const done = await visitor.send('POST', '/api/verify-email', { raw, headers })
    const next = done.headers.get('location') ?? ''
    expect(next).toMatch(/^\/api\/verify-email\?notice=email_confirmed/)
    const said = await page(next, visitor)
    expect(said).toContain('Thank you. Your email address is confirmed.')
    expect(said).toContain(`href="/subscribe?post=${film.id}"`)
    const user = (await visitor.get('/api/auth/user')).json
    expect(user).toMatchObject({ email: 'confirms@example.test' })
    expect(user).not.toHaveProperty('emailUnconfirmed')
  })

  it.each(['//evil.example', 'https://evil.example/'])('never leads to another site: %s', async (redirect) => {
    const visitor = site.visitor()
    await visitor.post('/api/join', { email: `off${redirect.length}@example.test` })
    const text = await page(
      `/api/verify-email?notice=email_confirmed&redirect=${encodeURIComponent(redirect)}`,
      visitor,
    )
    expect(text).toContain('<a class="button" href="/">')
  })
})

describe('a free film', () => {
  it('plays at once without an account', async () => {
    const free = await publishFilm(employee, { isSubscriberOnly: false })
    const seen = await inListFor(site.visitor(), free.id)
    expect(seen).toMatchObject({ locked: false, videoURL: free.videoURL })
    expect((await site.visitor().get(seen?.videoURL ?? '')).status).toBe(200)
  })
})
