import { expect, test } from 'vitest'
import { buildOrderBody } from './buildOrderBody.ts'
import { orderSchema } from '../src/contract.ts'
import { startEmulator } from './startEmulator.ts'
import { startReceiver } from './startReceiver.ts'

const preferred = { shipping: { preferredType: 'STANDARD' } }
const twoItems = buildOrderBody({
  ...preferred,
  orderItems: ['P1026247700A2S3', 'P1026247712A1S29'].map((sku) => ({
    sku,
    quantity: 1,
    customerPrice: { amount: 20 },
  })),
})

test('a new order has null in every undocumented field', async () => {
  const { get, post } = await startEmulator()
  await post('/_emulator/faults', { mode: 'nulls', path: '^/orders', times: 2 })
  const created = await post('/orders', buildOrderBody())
  expect(created).toMatchObject({ status: 201, body: { id: 91001, state: 'NEW', price: null, shipping: null } })
  expect((await get('/orders/91001')).body).toMatchObject({
    externalOrderReference: 'SH-1001',
    orderItems: [{ price: null, quantity: null, state: 'NEW' }],
  })
  expect(orderSchema.safeParse((await get('/orders/91001')).body).success).toBe(true)
})

test('a new order omits every undocumented field', async () => {
  const { post } = await startEmulator()
  await post('/_emulator/faults', { mode: 'absent', path: '^/orders', times: 1 })
  const { body } = await post('/orders', buildOrderBody())
  expect(Object.keys(body as object).sort()).toEqual([
    'externalOrderReference',
    'id',
    'orderItems',
    'orderReference',
    'state',
  ])
})

test('an order has an undocumented state', async () => {
  const { post } = await startEmulator()
  await post('/_emulator/faults', { mode: 'unknown_state', path: '^/orders', times: 1 })
  expect((await post('/orders', buildOrderBody())).body).toMatchObject({
    state: 'AWAITING_NEW',
    orderItems: [{ state: 'AWAITING_NEW' }],
  })
})

test('an order is rejected with its id but stored', async () => {
  const { get, post } = await startEmulator()
  await post('/_emulator/faults', { mode: 'refused_but_stored', path: '^/orders', times: 1 })
  expect(await post('/orders', buildOrderBody())).toMatchObject({ status: 422, body: { orderId: 91001 } })
  expect((await get('/orders/91001')).status).toBe(200)
})

test("an event contains the order's id and nothing else", async () => {
  const { url, received } = await startReceiver({ status: 202, body: '[accepted]' })
  const { post } = await startEmulator({ webhookUrl: url, webhookSecret: 'sesame' })
  await post('/_emulator/faults', { nulls: true })
  const { id } = orderSchema.parse((await post('/orders', buildOrderBody(preferred))).body)
  await post(`/_emulator/orders/${id}/advance`, { to: 'NEEDS_ACTION', reason: 'No fabric' })
  await expect
    .poll(() => received[0]?.event)
    .toMatchObject({ data: { errorReason: null, order: { id: Number(id) }, shipment: null, pointOfSaleId: null } })
})

test('a single item is canceled without an event; the others are produced and sent', async () => {
  const { url, received } = await startReceiver({ status: 202, body: '[accepted]' })
  const { get, post } = await startEmulator({ webhookUrl: url, webhookSecret: 'sesame' })
  const { id, orderItems } = orderSchema.parse((await post('/orders', twoItems)).body)
  const advance = (body: object = {}) => post(`/_emulator/orders/${id}/advance`, body)
  await advance()
  await advance({ to: 'CANCELLED', orderItemReferences: [orderItems[0]?.orderItemReference] })
  await advance()
  await advance()
  const { state, orderItems: items } = orderSchema.parse((await get(`/orders/${id}`)).body)
  expect([state, ...items.map((item) => item.state)]).toEqual(['PROCESSED', 'CANCELLED', 'SENT'])
  await expect
    .poll(() => received.map(({ event }) => event.eventType).sort())
    .toEqual(['Order.processed', 'Shipment.sent'])
})

test('an order that is gone answers 404 to every call', async () => {
  const { get, post } = await startEmulator()
  const { id } = orderSchema.parse((await post('/orders', buildOrderBody(preferred))).body)
  await post(`/_emulator/orders/${id}/advance`, { to: 'GONE' })
  expect(await get(`/orders/${id}`)).toMatchObject({ status: 404, body: '' })
  expect((await get(`/orders/${id}/shipments`)).status).toBe(404)
  expect((await post(`/orders/${id}/cancel`)).status).toBe(404)
})

test('product types come without a currency when the account has none', async () => {
  const { get, post } = await startEmulator()
  await post('/_emulator/currency', { currency: null })
  expect((await get('/productTypes/812')).body).toMatchObject({ id: '812', currency: null })
})

test.each([
  ['the name of a state', { state: 'California' }, 'must be a 2-letter upper-case code'],
  ['a state in small letters', { state: 'or' }, 'must be a 2-letter upper-case code'],
  ['a state of another country', { state: 'ON' }, 'US has no ON'],
  ['a region in words', { country: 'DE', state: 'Bayern' }, 'must be a 2-letter upper-case code'],
])('rejects an address with %s', async (_what, address, reason) => {
  const { post } = await startEmulator()
  const reply = await post('/orders', buildOrderBody({ address }))
  expect(reply).toMatchObject({ status: 422, body: { reason: expect.stringContaining(reason) as string } })
})
