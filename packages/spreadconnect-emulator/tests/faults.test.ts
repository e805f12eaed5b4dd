import { expect, test } from 'vitest'
import { articlePageSchema, articleSchema } from '../src/contract.ts'
import { buildOrderBody } from './buildOrderBody.ts'
import { startEmulator } from './startEmulator.ts'

test('the call above the limit gets 429 with Retry-After', async () => {
  const { get } = await startEmulator({ rateLimit: 3 })
  const allowed = [await get('/authentication'), await get('/authentication'), await get('/authentication')]
  const refused = await get('/authentication')
  expect(allowed.map(({ headers }) => headers.get('x-ratelimit-remaining'))).toEqual(['2', '1', '0'])
  expect(refused.status).toBe(429)
  expect(Number(refused.headers.get('x-ratelimit-retry-after-seconds'))).toBeGreaterThan(0)
})

test("control calls and pictures don't count towards the rate limit", async () => {
  const { get, url } = await startEmulator({ rateLimit: 1 })
  await get('/_emulator/state')
  await fetch(`${url}/images/6501001/2.svg`)
  expect((await get('/authentication')).status).toBe(200)
})

test('a fault affects only the given path, the given number of times', async () => {
  const { get, post } = await startEmulator()
  await post('/_emulator/faults', { mode: 'error500', path: '^/articles', times: 1 })
  expect((await get('/authentication')).status).toBe(200)
  expect((await get('/articles')).status).toBe(500)
  expect((await get('/articles')).status).toBe(200)
})

test('a 429 fault sends Retry-After', async () => {
  const { get, post } = await startEmulator()
  await post('/_emulator/faults', { mode: 'error429', times: 1 })
  expect((await get('/articles')).headers.get('x-ratelimit-retry-after-seconds')).toBe('1')
})

test('a reset after the work leaves an order without a response', async () => {
  const { get, post } = await startEmulator()
  await post('/_emulator/faults', { mode: 'reset_after', path: '^/orders$', times: 1 })
  await expect(post('/orders', buildOrderBody())).rejects.toThrow()
  expect((await get('/_emulator/state')).body).toMatchObject({ orders: [{ reference: 'SH-1001', state: 'NEW' }] })
})

test('a timeout sends no response and creates no order', async () => {
  const { get, post, url } = await startEmulator()
  await post('/_emulator/faults', { mode: 'timeout', times: 1 })
  const waiting = fetch(`${url}/orders`, {
    method: 'POST',
    headers: { 'X-SPOD-ACCESS-TOKEN': 'key-of-the-test', 'Content-Type': 'application/json' },
    body: JSON.stringify(buildOrderBody()),
    signal: AbortSignal.timeout(150),
  })
  await expect(waiting).rejects.toThrow()
  expect((await get('/_emulator/state')).body).toMatchObject({ orders: [] })
})

test('malformed, empty and HTML answers are not JSON', async () => {
  const { get, post } = await startEmulator()
  await post('/_emulator/faults', { mode: 'malformed', times: 1 })
  expect((await get('/authentication')).body).toMatch(/^\{"merchantId"/)
  await post('/_emulator/faults', { mode: 'empty', times: 1 })
  expect((await get('/authentication')).body).toBe('')
  await post('/_emulator/faults', { mode: 'html', times: 1 })
  expect((await get('/authentication')).body).toContain('<h1>')
})

test('a partial page has fewer items than its count, a page with duplicates repeats one', async () => {
  const { get, post } = await startEmulator()
  await post('/_emulator/faults', { mode: 'partial_page', times: 1 })
  const partial = articlePageSchema.parse((await get('/articles')).body)
  expect([partial.items.length, partial.count]).toEqual([12, 24])
  await post('/_emulator/faults', { mode: 'duplicate_ids', times: 1 })
  const twice = articlePageSchema.parse((await get('/articles')).body).items.map((item) => articleSchema.parse(item).id)
  expect(twice[0]).toBe(twice[1])
})

test('stock and articles change by control call', async () => {
  const { get, post } = await startEmulator()
  await post('/_emulator/stock', { sku: 'P1026247700A2S3', stock: 0 })
  await post('/_emulator/articles', { remove: 6501002 })
  expect((await get('/stock/P1026247700A2S3')).body).toBe(0)
  expect((await get('/articles/6501002')).status).toBe(404)
  expect((await get('/articles')).body).toMatchObject({ count: 23 })
})
