import { describe, expect, it, onTestFinished } from 'vitest'
import { env } from '#env'
import { siteHeaders } from '#server/http/securityHeaders.ts'
import type { Browser } from '../../support/Browser.ts'
import { confirmCard, eventually, PASSWORD, signUpEmployee, signUpMember, tellCards } from '../../support/people.ts'
import { sendJson } from '../../support/rawHttp.ts'
import { useSite } from '../../support/site.ts'

const site = useSite()
const SAME_SITE = { 'sec-fetch-site': 'same-origin' }

describe('text that cannot be stored', () => {
  it('with a lone surrogate gets 400 and is not stored', async () => {
    const body = `{"email":"half@example.test","password":"${PASSWORD}","firstName":"\\ud800","lastName":"B"}`
    const headers = { 'content-type': 'application/json' }
    expect((await site.visitor().send('POST', '/api/signup', { raw: body, headers })).status).toBe(400)
    const { rowCount } = await site.pool.query(`select 1 from users where email = 'half@example.test'`)
    expect(rowCount).toBe(0)
  })

  it('with a line break or a bidi override in a name gets 400', async () => {
    for (const firstName of ['A\r\nBcc: x@example.test', '\u202eabc']) {
      const answer = await site
        .visitor()
        .post('/api/signup', { email: 'n@example.test', password: PASSWORD, firstName, lastName: 'B' })
      expect(answer.status).toBe(400)
    }
  })
})

describe('disabled panel routes', () => {
  it('get 404 under other spellings of their path', async () => {
    const employee = await signUpEmployee(site)
    for (const path of [
      '/cms/api/./users/forgot-password',
      '/cms/api/x/../users/unlock',
      '/cms/api/%2e/users/login',
      '/cms/api//users/unlock',
    ]) {
      const answer = await sendJson(
        site,
        'POST',
        path,
        { email: 'a@example.test', password: 'x' },
        { as: employee, headers: SAME_SITE },
      )
      expect(answer.status).toBe(404)
    }
  })
})

describe('a POST without input', () => {
  it('rejects other content types', async () => {
    const employee = await signUpEmployee(site)
    const answer = await employee.send('POST', '/api/objects/upload', {
      raw: '{}',
      headers: { 'content-type': 'text/plain' },
    })
    expect(answer.status).toBe(415)
  })
})

describe('a scheduled post', () => {
  it('has no page for visitors, and its cover gets 404', async () => {
    const { rows } = await site.pool.query<{ id: number }>(`
      with file as (insert into media (state, filename, mime_type, filesize, kind) values ('ready', 'scheduledcover01.webp', 'image/webp', 4, 'image') returning id)
      insert into posts (title, type, status, cover_id) select 'Soon', 'video', 'scheduled', id from file returning id`)
    expect((await site.visitor().get(`/content/${rows[0]?.id}`)).status).toBe(404)
    expect((await site.visitor().get('/media/scheduledcover01')).status).toBe(404)
  })
})

describe('a page', () => {
  it.each(['/', '/content', '/nowhere'])('%s has every security header', async (path) => {
    const { headers } = await site.visitor().get(path)
    expect(Object.fromEntries(headers)).toMatchObject({
      'content-security-policy': expect.stringMatching(
        /^default-src 'none';script-src 'self' .*;frame-ancestors 'none';object-src 'none'$/,
      ) as string,
      'cross-origin-opener-policy': 'same-origin-allow-popups',
      'cross-origin-resource-policy': 'same-origin',
      'origin-agent-cluster': '?1',
      'referrer-policy': 'strict-origin',
      'x-content-type-options': 'nosniff',
      'x-dns-prefetch-control': 'off',
      'x-frame-options': 'SAMEORIGIN',
    })
  })
})

it('on HTTPS, every kind of response has Strict-Transport-Security', () => {
  const before = env().SITE_URL
  Object.assign(env(), { SITE_URL: 'https://stonehunt.test' })
  onTestFinished(() => void Object.assign(env(), { SITE_URL: before }))
  for (const headers of Object.values(siteHeaders([])))
    expect(headers.slice(headers.indexOf('Strict-Transport-Security'))[1]).toBe('max-age=31536000; includeSubDomains')
  expect(siteHeaders([]).page[1]).toMatch(/;upgrade-insecure-requests$/)
})

describe('a JSON response', () => {
  const ONLY_OF_PAGES = [
    'cross-origin-opener-policy',
    'origin-agent-cluster',
    'referrer-policy',
    'x-dns-prefetch-control',
    'x-frame-options',
  ]

  it('has a CSP that allows nothing and no headers meant for pages', async () => {
    const { rows } = await site.pool.query<{ path: string }>(`
      insert into posts (title, type, status) values ('Open', 'video', 'published') returning '/api/posts/' || id as path`)
    const found = ['/api/posts', rows[0]?.path ?? '', '/api/cart']
    for (const [path, status] of [...found.map((one) => [one, 200] as const), ['/api/posts/0', 404] as const]) {
      const answer = await site.visitor().get(path)
      expect([path, answer.status]).toEqual([path, status])
      expect(answer.headers.get('content-security-policy')).toBe("default-src 'none';frame-ancestors 'none'")
      expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
      expect(answer.headers.get('cross-origin-resource-policy')).toBe('same-origin')
      expect(ONLY_OF_PAGES.filter((name) => answer.headers.has(name))).toEqual([])
    }
  })
})

describe('framing', () => {
  const ancestorsFor = async (browser: Browser, path: string) =>
    /frame-ancestors ([^;]+)/.exec((await browser.get(path)).headers.get('content-security-policy') ?? '')?.[1]

  it.each(['/', '/de', '/content/1', '/shop?a=1'])('is allowed on this site for employees at %s', async (path) => {
    expect(await ancestorsFor(await signUpEmployee(site), path)).toBe("'self'")
  })

  it.each(['/', '/content', '/content/1', '/content/1/2', '/checkout', '/api/login', '/api/posts/1'])(
    'is not allowed for others at %s',
    async (path) => {
      expect(await ancestorsFor(site.visitor(), path)).toBe("'none'")
      expect(await ancestorsFor(await signUpMember(site), path)).toBe("'none'")
    },
  )
})

describe('a free trial', () => {
  it('is granted to one of five accounts that share a mailbox and confirm at once', async () => {
    const people = await Promise.all(
      Array.from({ length: 5 }, (_, index) => signUpMember(site, `trial+${index}@example.test`)),
    )
    const secrets = await Promise.all(
      people.map(
        async (person) =>
          ((await person.post('/api/create-subscription', { plan: 'monthly' })).json as { clientSecret: string })
            .clientSecret,
      ),
    )
    await Promise.all(secrets.map((secret) => confirmCard(site, secret)))
    const ended = async () =>
      (await site.pool.query(`select status from subscriptions where status <> 'pending'`)).rows as { status: string }[]
    await eventually(async () => (await ended()).length === 5)
    expect((await ended()).filter(({ status }) => status === 'trialing')).toHaveLength(1)
  })
})

describe('a paid membership whose webhook is delayed', () => {
  it('can’t be started again, with the same plan or another', async () => {
    for (const plan of ['monthly', 'annual']) {
      const member = await signUpMember(site)
      await site.pool.query('update users set trial_used_at = now() where email = $1', [member.email])
      const begun = (await member.post('/api/create-subscription', { plan: 'monthly' })).json as {
        clientSecret: string
      }
      await tellCards(site, 'faults', { webhook: { drop: true } })
      expect(await confirmCard(site, begun.clientSecret, '5555 5555 5555 4444')).toMatchObject({ status: 'succeeded' })
      const again = await member.post('/api/create-subscription', { plan })
      expect(again.json).toMatchObject({ code: 'already_subscribed' })
      expect((await member.get('/api/auth/user')).json).toMatchObject({
        isSubscriber: true,
        subscription: { plan: 'monthly' },
      })
      await tellCards(site, 'faults', { webhook: null })
    }
  })
})
