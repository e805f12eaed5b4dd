import { beforeAll, describe, expect, it } from 'vitest'
import type { Browser } from '../../support/Browser.ts'
import { signUpPatron } from '../../support/members.ts'
import { PASSWORD, signUpConfirmed, signUpEmployee } from '../../support/people.ts'
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
  it('creates an account first, and shows the post with what a membership gives and costs', async () => {
    const cover = await giveCover(site, film)
    const text = await page(loginFor(`/content/${film.id}`))
    expect(text).toContain('<h1>Create your account</h1>')
    expect(text).toContain('action="/api/signup"')
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
    expect(text).not.toContain('days are free')
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

describe('a free film', () => {
  it('plays at once without an account', async () => {
    const free = await publishFilm(employee, { isSubscriberOnly: false })
    const seen = await inListFor(site.visitor(), free.id)
    expect(seen).toMatchObject({ locked: false, videoURL: free.videoURL })
    expect((await site.visitor().get(seen?.videoURL ?? '')).status).toBe(200)
  })
})
