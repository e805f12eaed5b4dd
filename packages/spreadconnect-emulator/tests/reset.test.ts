import { expect, test } from 'vitest'
import { buildOrderBody, SKU } from './buildOrderBody.ts'
import { startEmulator } from './startEmulator.ts'

test('a reset removes orders, faults and changes of the catalogue, and order ids keep counting', async () => {
  const { get, post } = await startEmulator()
  const first = (await post('/orders', buildOrderBody())).body as { id: number }
  const stock = (await get(`/stock/${SKU}`)).body
  await post('/_emulator/stock', { sku: SKU, stock: 0 })
  await post('/_emulator/faults', { mode: 'error500', drop: true })

  await post('/_emulator/reset')

  expect((await get('/_emulator/state')).body).toMatchObject({ orders: [], calls: [], webhooks: { drop: false } })
  expect((await get(`/stock/${SKU}`)).body).toEqual(stock)
  const second = (await post('/orders', buildOrderBody())).body as { id: number }
  expect(second.id).toBeGreaterThan(first.id)
})

test('a reset comes back to the webhooks that the emulator was started with', async () => {
  const { get, post, call } = await startEmulator({ webhookUrl: 'http://127.0.0.1:9/hook' })
  const before = (await get('/subscriptions')).body as { id: string }[]
  await post('/subscriptions', { eventType: 'Order.processed', url: 'https://shop.example/hook' })
  await call('DELETE', `/subscriptions/${before[0]?.id}`)

  await post('/_emulator/reset')

  expect((await get('/subscriptions')).body).toEqual(before)
})
