import { createHmac } from 'node:crypto'
import { expect, test } from 'vitest'
import { orderSchema, webhookEventSchema } from '../src/contract.ts'
import { buildOrderBody } from './buildOrderBody.ts'
import { startEmulator } from './startEmulator.ts'
import { startReceiver } from './startReceiver.ts'

const accepted = { status: 202, body: '[accepted]' }
const quick = { retryDelaysMs: [20, 20, 20] }

async function startShop(...answers: { status: number; body: string }[]) {
  const receiver = await startReceiver(...answers)
  const emulator = await startEmulator({ webhookUrl: receiver.url, webhookSecret: 'sesame', webhookTiming: quick })
  const { id } = orderSchema.parse(
    (await emulator.post('/orders', buildOrderBody({ shipping: { preferredType: 'STANDARD' } }))).body,
  )
  const pending = async () => {
    const { pendingDeliveries } = (await emulator.get('/_emulator/state')).body as { pendingDeliveries: unknown[] }
    return pendingDeliveries.length
  }
  return { ...emulator, ...receiver, orderId: id, pending }
}

test('an event is signed over its raw body and contains the order', async () => {
  const { post, received, orderId } = await startShop(accepted)
  await post(`/orders/${orderId}/cancel`)
  await expect.poll(() => received.length).toBe(1)
  const [first] = received
  expect(first?.signature).toBe(
    createHmac('sha256', 'sesame')
      .update(first?.raw ?? '')
      .digest('base64'),
  )
  expect(webhookEventSchema.parse(first?.event)).toMatchObject({
    eventType: 'Order.cancelled',
    data: { pointOfSaleId: '123', order: { id: orderId } },
  })
})

test('an acknowledged event is not sent again', async () => {
  const { post, received, orderId, pending } = await startShop(accepted)
  await post(`/orders/${orderId}/cancel`)
  await expect.poll(pending).toBe(0)
  expect(received).toHaveLength(1)
})

test.each([
  ['200', { status: 200, body: '[accepted]' }],
  ['202 with another body', { status: 202, body: 'ok' }],
  ['500', { status: 500, body: '' }],
])('%s is not an acknowledgement', async (_what, answer) => {
  const { post, received, orderId, pending } = await startShop(answer, accepted)
  await post(`/orders/${orderId}/cancel`)
  await expect.poll(() => received.length).toBe(2)
  await expect.poll(pending).toBe(0)
  expect(received[1]?.raw).toBe(received[0]?.raw)
})

test('a duplicated event arrives twice with the same body', async () => {
  const { post, received, orderId } = await startShop(accepted)
  await post('/_emulator/faults', { duplicate: true })
  await post(`/orders/${orderId}/cancel`)
  await expect.poll(() => received.length).toBe(2)
  expect(received[1]?.raw).toBe(received[0]?.raw)
})

test('a dropped event is delivered once dropping ends', async () => {
  const { post, received, orderId, pending } = await startShop(accepted)
  await post('/_emulator/faults', { drop: true })
  await post(`/orders/${orderId}/cancel`)
  expect(await pending()).toBe(1)
  await post('/_emulator/faults', { drop: false })
  await expect.poll(() => received.length).toBe(1)
})

test('a simulated event leaves the order as it is', async () => {
  const { get, post, received, orderId } = await startShop(accepted)
  await post(`/orders/${orderId}/simulate/order-processed`)
  await post(`/orders/${orderId}/simulate/shipment-sent`)
  await expect
    .poll(() => received.map(({ event }) => event.eventType).sort())
    .toEqual(['Order.processed', 'Shipment.sent'])
  expect(orderSchema.parse((await get(`/orders/${orderId}`)).body).state).toBe('NEW')
})

test('an order that needs action says why', async () => {
  const { post, received, orderId } = await startShop(accepted)
  await post(`/_emulator/orders/${orderId}/advance`, { to: 'NEEDS_ACTION', reason: 'No fabric' })
  await expect
    .poll(() => received[0]?.event)
    .toMatchObject({ eventType: 'Order.needs-action', data: { errorReason: 'No fabric' } })
})

test('added, changed and removed articles send events', async () => {
  const { call, post, received } = await startShop(accepted)
  const body = {
    title: 'Test Tee',
    description: '',
    variants: [{ productTypeId: 812, appearanceId: 2, sizeId: 3, d2cPrice: 20 }],
    configurations: [],
  }
  const created = await post('/articles', body)
  expect(created.status).toBe(202)
  await expect.poll(() => received.length).toBe(1)
  await post('/_emulator/articles', { put: { id: 6501001, title: 'Renamed' } })
  await expect.poll(() => received.length).toBe(2)
  await call('DELETE', `/articles/${String(created.body)}`)
  await expect
    .poll(() => received.map(({ event }) => event.eventType))
    .toEqual(['Article.added', 'Article.updated', 'Article.removed'])
})
