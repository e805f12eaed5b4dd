import { expect, test } from 'vitest'
import { orderErrorSchema, orderSchema, shipmentsSchema } from '../src/contract.ts'
import { buildOrderBody } from './buildOrderBody.ts'
import { startEmulator } from './startEmulator.ts'

test('an order moves from new to confirmed, processed and sent', async () => {
  const { get, post } = await startEmulator()
  const { id } = orderSchema.parse((await post('/orders', buildOrderBody())).body)
  const read = async () => orderSchema.parse((await get(`/orders/${id}`)).body)
  expect(await read()).toMatchObject({ state: 'NEW', externalOrderReference: 'SH-1001' })
  expect((await post(`/orders/${id}/shippingType`, { id: '14' })).status).toBe(200)
  expect(await post(`/orders/${id}/confirm`)).toMatchObject({ status: 200, body: '' })
  expect(await read()).toMatchObject({ state: 'CONFIRMED', orderItems: [{ state: 'CHECKED' }] })
  await post(`/_emulator/orders/${id}/advance`)
  expect(await read()).toMatchObject({ state: 'PROCESSED', orderItems: [{ state: 'IN_PRODUCTION' }] })
  await post(`/_emulator/orders/${id}/advance`)
  expect(await read()).toMatchObject({ state: 'PROCESSED', orderItems: [{ state: 'SENT' }] })
  expect((await post(`/_emulator/orders/${id}/advance`)).status).toBe(409)
})

test('prices are the cost of the items plus the shipping', async () => {
  const { get, post } = await startEmulator()
  const { id } = orderSchema.parse(
    (await post('/orders', buildOrderBody({ shipping: { preferredType: 'PREMIUM' } }))).body,
  )
  const order = orderSchema.parse((await get(`/orders/${id}`)).body)
  expect(order.shipping?.price).toMatchObject({ amount: 8.49, currency: 'USD' })
  expect(order.price?.amount).toBeCloseTo((order.orderItems[0]?.price?.amount ?? 0) + 8.49, 2)
})

test('confirming needs a shipping type; a preferred type counts', async () => {
  const { post } = await startEmulator()
  const bare = orderSchema.parse((await post('/orders', buildOrderBody())).body)
  const preferred = orderSchema.parse(
    (await post('/orders', buildOrderBody({ shipping: { preferredType: 'STANDARD' } }))).body,
  )
  expect((await post(`/orders/${bare.id}/confirm`)).status).toBe(400)
  expect((await post(`/orders/${preferred.id}/confirm`)).status).toBe(200)
})

test('creates a confirmed order in one call', async () => {
  const { post } = await startEmulator()
  const reply = await post('/orders', buildOrderBody({ state: 'CONFIRMED', shipping: { preferredType: 'EXPRESS' } }))
  expect(orderSchema.parse(reply.body).state).toBe('CONFIRMED')
})

test('the same external reference twice makes two orders', async () => {
  const { get, post } = await startEmulator()
  await post('/orders', buildOrderBody())
  await post('/orders', buildOrderBody())
  expect((await get('/_emulator/state')).body).toMatchObject({
    orders: [{ reference: 'SH-1001' }, { reference: 'SH-1001' }],
  })
})

test('an order can be canceled before production, not after', async () => {
  const { get, post } = await startEmulator()
  const early = orderSchema.parse(
    (await post('/orders', buildOrderBody({ shipping: { preferredType: 'STANDARD' } }))).body,
  )
  const late = orderSchema.parse(
    (await post('/orders', buildOrderBody({ shipping: { preferredType: 'STANDARD' } }))).body,
  )
  await post(`/orders/${early.id}/confirm`)
  await post(`/orders/${late.id}/confirm`)
  await post(`/_emulator/orders/${late.id}/advance`)
  expect((await post(`/orders/${early.id}/cancel`)).status).toBe(200)
  expect((await post(`/orders/${late.id}/cancel`)).status).toBe(400)
  expect(orderSchema.parse((await get(`/orders/${early.id}`)).body).state).toBe('CANCELLED')
})

test.each([
  ['no order item', { orderItems: [] }, 'orderItems'],
  ['an unknown sku', { orderItems: [{ sku: 'P0', quantity: 1, customerPrice: { amount: 1 } }] }, 'Unknown sku: P0'],
  ['no phone', { phone: ' ' }, 'phone'],
  ['no last name', { address: { lastName: undefined } }, 'lastName'],
  ['no state in the United States', { address: { state: undefined } }, 'state is required for US'],
  ['no state in Canada', { address: { country: 'CA', state: undefined } }, 'state is required for CA'],
  ['no shipping price', { shipping: { customerPrice: undefined } }, 'customerPrice'],
])('rejects an order with %s and gives the reason', async (_what, overrides, reason) => {
  const { post } = await startEmulator()
  const reply = await post('/orders', buildOrderBody(overrides))
  expect(reply.status).toBe(422)
  expect(orderErrorSchema.parse(reply.body).reason).toContain(reason)
})

test('an order to Austria needs no state and carries value added tax', async () => {
  const { post } = await startEmulator()
  const reply = await post('/orders', buildOrderBody({ address: { country: 'AT', state: undefined } }))
  expect(orderSchema.parse(reply.body)).toMatchObject({ taxType: 'VAT', price: { taxRate: 19 } })
})

test('an update replaces the items and changes the order reference', async () => {
  const { call, post } = await startEmulator()
  const before = orderSchema.parse((await post('/orders', buildOrderBody())).body)
  const after = orderSchema.parse(
    (await call('PUT', `/orders/${before.id}`, buildOrderBody({ email: 'new@example.com' }))).body,
  )
  expect(after.id).toBe(before.id)
  expect(after.orderReference).not.toBe(before.orderReference)
})

test('a parcel may hold only some of the items', async () => {
  const { get, post } = await startEmulator()
  const item = (sku: string) => ({ sku, quantity: 1, customerPrice: { amount: 20 } })
  const body = buildOrderBody({
    orderItems: [item('P1026247700A2S3'), item('P1026247712A1S29')],
    shipping: { preferredType: 'STANDARD' },
  })
  const order = orderSchema.parse((await post('/orders', body)).body)
  await post(`/orders/${order.id}/confirm`)
  await post(`/_emulator/orders/${order.id}/advance`)
  await post(`/_emulator/orders/${order.id}/advance`, {
    orderItemReferences: [Number(order.orderItems[1]?.orderItemReference)],
  })
  expect(shipmentsSchema.parse((await get(`/orders/${order.id}/shipments`)).body)).toHaveLength(1)
  expect(orderSchema.parse((await get(`/orders/${order.id}`)).body).orderItems.map(({ state }) => state)).toEqual([
    'IN_PRODUCTION',
    'SENT',
  ])
})

test('production runs by the clock when PRODUCTION_SECONDS is set', async () => {
  const { get, post } = await startEmulator({ productionSeconds: 0.2 })
  const { id } = orderSchema.parse(
    (await post('/orders', buildOrderBody({ shipping: { preferredType: 'STANDARD' } }))).body,
  )
  await post(`/orders/${id}/confirm`)
  await expect.poll(async () => (await get(`/orders/${id}/shipments`)).body, { timeout: 3000 }).toHaveLength(1)
})
