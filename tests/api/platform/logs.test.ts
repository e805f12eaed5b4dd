import { randomBytes, randomUUID } from 'node:crypto'
import { request } from 'node:http'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Browser } from '../../support/Browser.ts'
import { mailedLink } from '../../support/mails.ts'
import { eventually, PASSWORD } from '../../support/people.ts'
import { type ServerProcess, startServer } from '../../support/serverProcess.ts'
import { useSite } from '../../support/site.ts'
import { putFile, ticketOf, uploadTicket } from '../../support/uploads.ts'

const site = useSite()
let server: ServerProcess
const onSignal = `process.on('SIGUSR2', () => {
  console.warn('\\x1b[33m⚠\\x1b[39m a framework warns', { of: 'something' })
  void Promise.reject(new Error('unheard'))
})`
const failsOnSignal = `data:text/javascript,${encodeURIComponent(onSignal)}`

beforeAll(async () => {
  const variables = { LOG_LEVEL: 'debug', NODE_OPTIONS: `--import ${failsOnSignal}` }
  server = await startServer(site, { databaseUrl: process.env['DATABASE_URL'] ?? '', dataDir: site.dataDir, variables })
}, 90_000)
afterAll(() => server.stop())

type Line = { requestId?: string; path?: string; status?: number; method?: string; level?: number; msg?: string }

/** Throws unless every line is JSON. */
const lines = (): Line[] =>
  server
    .output()
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Line)

async function logged(path: string, status: number): Promise<Line> {
  await eventually(async () => lines().some((line) => line.path === path && line.status === status))
  return lines().find((line) => line.path === path && line.status === status) as Line
}

describe('the log', () => {
  it('contains unhandled rejections, which do not end the process', async () => {
    process.kill(server.pid() ?? 0, 'SIGUSR2')
    await eventually(async () => server.output().includes('Unhandled promise rejection'))
    expect(server.output()).toContain('unheard')
    expect((await new Browser(server.url).get('/readyz')).status).toBe(200)
  })

  it('contains console output of frameworks as JSON', async () => {
    process.kill(server.pid() ?? 0, 'SIGUSR2')
    await eventually(async () => lines().some(({ msg }) => msg === `⚠ a framework warns { of: 'something' }`))
  })

  it('has one line for each request with its id', async () => {
    const answer = await new Browser(server.url).get('/api/cart')
    expect(await logged('/api/cart', 200)).toMatchObject({
      requestId: answer.headers.get('x-request-id'),
      method: 'GET',
      status: 200,
    })
  })

  it('has a line for each failed and rejected sign-in with network and user id, without password and email', async () => {
    const email = 'grace@example.test'
    const member = new Browser(server.url)
    await member.post('/api/signup', { email, password: PASSWORD, firstName: 'Grace', lastName: 'Hopper' })
    const stranger = new Browser(server.url)
    for (let attempt = 0; attempt < 6; attempt++)
      await stranger.post('/api/login', { email, password: 'a stone nobody found' })
    const entries = (msg: string) => lines().filter((line) => (line as { msg?: string }).msg === msg)
    await eventually(async () => entries('A sign-in attempt was refused').length === 1)
    const { rows } = await site.pool.query<{ id: number }>('select id from users where email = $1', [email])
    const facts = { userId: rows[0]?.id, network: '127.0.0.1', isKnownDevice: false }
    expect(entries('A sign-in attempt failed')).toHaveLength(5)
    expect(entries('A sign-in attempt failed')[0]).toMatchObject({ level: 30, ...facts })
    expect(entries('A sign-in attempt was refused')[0]).toMatchObject({ level: 40, wait: 30, ...facts })
    expect(server.output()).not.toContain('a stone nobody found')
    expect(server.output()).not.toContain(email)
  })

  it('warns once when forwarded headers arrive and TRUST_PROXY is 0', async () => {
    const visitor = new Browser(server.url)
    for (let visit = 0; visit < 3; visit++)
      await visitor.get('/api/cart', { headers: { 'x-forwarded-for': '203.0.113.9' } })
    const warned = () => server.output().split('set TRUST_PROXY to the number of proxies').length - 1
    await eventually(async () => warned() > 0)
    expect(warned()).toBe(1)
  })

  it('never contains a password, cookie, mailed token, upload ticket or email address', async () => {
    const email = 'ada.lovelace@example.test'
    const member = new Browser(server.url)
    const person = { email, password: PASSWORD, firstName: 'Ada', lastName: 'Lovelace' }
    expect((await member.post('/api/signup', person)).status).toBe(201)
    await member.post('/api/login', { email, password: `${PASSWORD}, not` })
    await member.post('/api/login', { email, password: PASSWORD })
    await member.get(`/api/auth/user?email=${encodeURIComponent(email)}&password=${encodeURIComponent(PASSWORD)}`)
    await member.post('/api/forgot-password', { email })
    const link = await mailedLink(site, email, '/api/reset-password')
    await member.get(`${link.pathname}${link.search}`)
    await site.pool.query('update users set email_verified_at = now() where email = $1', [email])
    const uploadURL = await uploadTicket(member)
    const sent = await putFile(member, new URL(uploadURL, server.url).pathname, Buffer.from('not a picture'))
    await logged('/media/uploads/…', sent.status)

    const feedToken = randomBytes(32).toString('base64url')
    await member.get(`/feeds/${feedToken}.xml`)
    await logged('/feeds/….xml', 404)

    const secrets = [email, PASSWORD, 'Lovelace', link.searchParams.get('token') ?? '-', ticketOf(uploadURL), feedToken]
    const found = [...secrets, ...member.cookies.values()].filter(
      (secret) => server.output().includes(secret) || server.output().includes(encodeURIComponent(secret)),
    )
    expect(found).toEqual([])
  })

  it('cuts tokens by their shape, wherever they are in an address and however it is spelled', async () => {
    const token = () => randomBytes(32).toString('base64url')
    const escaped = (text: string) => text.replace(/./g, (one) => `%${one.charCodeAt(0).toString(16)}`)
    const spellings: ((token: string) => string)[] = [
      (one) => `/feeds/${one}.xml`,
      (one) => `//feeds/${one}.xml`,
      (one) => `/de/feeds/${one}.xml`,
      (one) => `/%66eeds/${one}.xml`,
      (one) => `/feeds%2F${one}.xml`,
      (one) => `/feeds%252F${one}.xml`,
      (one) => `/api/feeds/${one}.xml`,
      (one) => `/FEEDS/${one}.xml`,
      (one) => `/feeds/./${one}.xml`,
      (one) => `/feeds/x/../${one}/film.mp4`,
      (one) => `/feeds/${one.slice(0, -1)}`,
      (one) => `/feeds/%20${one}%20`,
      (one) => `/feeds/${escaped(one)}.xml`,
      (one) => `/feeds/${escaped(escaped(one))}.xml`,
      (one) => `/feeds\\${one}.xml`,
      (one) => `/media/uploads/${one.slice(0, 32)}`,
      (one) => `/MEDIA//uploads/${one.slice(0, 32)}/`,
      (one) => `/media/%75ploads/${one.slice(0, 32)}`,
      (one) => `/api/shared-finds/${one.slice(0, 32)}`,
      (one) => `/finds/shared/${one.slice(0, 32)}`,
      (one) => `/api/shared-wish-lists/${one.slice(0, 32)}`,
      (one) => `/l/${one}${one}.${one.slice(0, 22)}`,
      (one) => `/orders/HUNT-ABCDEFGHJK?key=${one}`,
      (one) => `/api/orders/HUNT-ABCDEFGHJK?key=${one}`,
      (one) => `/api/reset-password?token=${one}`,
      (one) => `/api/verify-email?token=${one}`,
      (one) => `/emails?token=12.${one}`,
      (one) => `/reset-password/${one}`,
      (one) => `/cms/api/media?where[ticket][equals]=${one.slice(0, 32)}`,
      () => `/api/gift-cards/purchases/${randomUUID()}`,
    ]
    const { hostname, port } = new URL(server.url)
    const used: string[] = []
    for (const spelling of spellings) {
      const secret = token()
      const path = spelling(secret)
      used.push(...(path.match(/[\w-]{22,}/g) ?? []), secret, secret.slice(0, 22), escaped(secret))
      const headers = { referer: `${server.url}${path}` }
      await new Promise<void>((resolve, reject) => {
        request({ hostname, port, path, headers }, (answer) => answer.resume().on('end', () => resolve()))
          .on('error', reject)
          .end()
      })
    }
    await eventually(async () => lines().filter(({ path }) => path?.includes('…')).length >= 20)
    expect(used.filter((secret) => server.output().includes(secret))).toEqual([])
  })

  it('contains the cause and request id of a server error, without personal data', async () => {
    const person = { email: 'met.an.error@example.test', password: PASSWORD, firstName: 'Grace', lastName: 'Unlogged' }
    await site.pool.query('alter table mailed_links rename to mailed_elsewhere')
    const answer = await new Browser(server.url)
      .post('/api/signup', person)
      .finally(() => site.pool.query('alter table mailed_elsewhere rename to mailed_links'))
    expect(answer.status).toBe(500)
    const { requestId } = answer.json as { requestId: string }
    await eventually(async () => lines().some((line) => line.requestId === requestId && line.level === 50))
    expect(server.output()).toContain('mailed_links')
    for (const secret of [person.email, person.lastName, PASSWORD]) expect(server.output()).not.toContain(secret)
  })
})
