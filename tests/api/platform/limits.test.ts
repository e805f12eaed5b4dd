import { describe, expect, it } from 'vitest'
import { endpoints } from '#endpoints/index.ts'
import { PASSWORD, signUpMember } from '../../support/people.ts'
import { sendRaw } from '../../support/rawHttp.ts'
import { startSecondApp } from '../../support/secondApp.ts'
import { checkoutForm, fillCart, startPayment, syncCatalogue, variantsInStock } from '../../support/shop.ts'
import { useSite } from '../../support/site.ts'
import { recordStatements } from '../../support/statements.ts'

const site = useSite()

it('an IP address stays rate-limited on public endpoints after a new sign-up', async () => {
  const ask = (as?: Awaited<ReturnType<typeof signUpMember>>) =>
    sendRaw(site, 'POST', '/api/contact', {
      from: '127.0.7.7',
      as,
      body: JSON.stringify({ message: 'Hello', email: 'visitor@example.test' }),
      headers: { 'content-type': 'application/json' },
    })
  const answers = await Promise.all(Array.from({ length: 25 }, () => ask()))
  expect(answers.filter(({ status }) => status === 204)).toHaveLength(20)
  const { status, headers } = await ask(await signUpMember(site))
  expect(status).toBe(429)
  expect(Number(headers['retry-after'])).toBeGreaterThan(0)
})

it('one IP address adds at most eight views to a post, with any user agents', async () => {
  const { rows } = await site.pool.query<{ id: number }>(
    `insert into posts (title, type, is_subscriber_only, status) values ('A ridge', 'video', false, 'published') returning id`,
  )
  const id = rows[0]?.id ?? 0
  const views = Array.from({ length: 60 }, (_, index) =>
    sendRaw(site, 'POST', `/api/posts/${id}/view`, {
      from: '127.0.7.8',
      headers: { 'user-agent': `Made up ${index}` },
    }),
  )
  await Promise.all(views)
  const { json } = await site.visitor().get(`/api/posts/${id}`)
  expect((json as { viewCount: number }).viewCount).toBe(8)
})

it('starting a payment is rate-limited for each IP address and each account', async () => {
  await syncCatalogue(site)
  const buyer = await signUpMember(site)
  await fillCart(buyer, (await variantsInStock(site))[0]?.id ?? 0)
  const counted = `rate_limits where key like 'POST /checkout/create-payment:%'`
  const points = async () =>
    (await site.pool.query<{ points: number }>(`select points from ${counted} order by key`)).rows.map(
      (row) => row.points,
    )
  await startPayment(buyer)
  expect(await points()).toEqual([1, 1])
  await site.pool.query(`update rate_limits set points = 1200 where key like 'POST /checkout/create-payment:user %'`)
  const { status, headers } = await buyer.post('/api/checkout/create-payment', checkoutForm)
  expect(status).toBe(429)
  expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
  await site.pool.query(`update rate_limits set points = 1200 where key like 'POST /checkout/create-payment:address %'`)
  const guest = site.visitor()
  await guest.post('/api/cart', { merchandiseVariantId: (await variantsInStock(site))[0]?.id, quantity: 1 })
  expect((await guest.post('/api/checkout/create-payment', checkoutForm)).status).toBe(429)
  await site.pool.query(`update rate_limits set expire = 1 where key like 'POST /checkout/create-payment:%'`)
  await startPayment(buyer)
  expect(await points()).toEqual([1, 1])
})

describe('two processes with one database', () => {
  it('share rate limits through PostgreSQL', async () => {
    const second = await startSecondApp(site, { keepsAnswers: false })
    const person = await signUpMember(site)
    const [here, there] = [person, second.as(person)]
    const limit = endpoints.find(({ path }) => path === '/account/export')?.rateLimit?.calls ?? 0
    const answers = await Promise.all(
      Array.from({ length: limit + 6 }, (_, index) => (index % 2 ? there : here).get('/api/account/export')),
    )
    expect(answers.filter((answer) => answer.status === 200)).toHaveLength(limit)
    expect(answers.filter((answer) => answer.status === 429)).toHaveLength(6)
    // The table is the only place that counts.
    await site.pool.query(`delete from rate_limits where key like 'GET /account/export%'`)
    for (const door of [here, there]) expect((await door.get('/api/account/export')).status).toBe(200)
    await second.close()
  })

  it('check five of thirty concurrent wrong passwords in total', async () => {
    const second = await startSecondApp(site, { keepsAnswers: false })
    const { email } = await signUpMember(site)
    const [here, there] = [site.visitor(), second.as(site.visitor())]
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, index) =>
        (index % 2 ? there : here).post('/api/login', { email, password: 'not this one' }),
      ),
    )
    expect(answers.filter((answer) => answer.status === 401)).toHaveLength(5)
    expect((await there.post('/api/login', { email, password: PASSWORD })).status).toBe(429)
    await site.pool.query('delete from rate_limits')
    await second.close()
  })
})

it('one network has thirty wrong passwords an hour, whatever accounts it tries; a right one costs none of them', async () => {
  const guess = (email: string, password: string, from: string) =>
    sendRaw(site, 'POST', '/api/login', {
      from,
      body: JSON.stringify({ email, password }),
      headers: { 'content-type': 'application/json' },
    })
  const { email } = await signUpMember(site)
  const setGuesses = (count: number) =>
    site.pool.query(`update rate_limits set points = $1 where key like 'attempt network:%'`, [count])
  await site.pool.query('delete from rate_limits')
  expect((await guess('made1@example.test', 'not this one', '127.0.8.1')).status).toBe(401)
  await setGuesses(29)
  expect((await guess(email, PASSWORD, '127.0.8.1')).status).toBe(200)
  expect((await guess('made2@example.test', 'not this one', '127.0.8.1')).status).toBe(401)
  const refused = await guess('made3@example.test', 'not this one', '127.0.8.1')
  expect(refused.status).toBe(429)
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3000)
  expect((await guess('made3@example.test', 'not this one', '127.0.8.2')).status).toBe(401)
})

it('many readiness checks cause few database queries', async () => {
  const recorded = await recordStatements(site)
  const answers = await Promise.all(Array.from({ length: 200 }, () => site.visitor().get('/readyz')))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(200)
  expect(recorded.filter(({ text }) => text.includes(`interval '5 minutes'`)).length).toBeLessThan(10)
})
