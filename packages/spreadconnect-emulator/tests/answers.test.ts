import { expect, test } from 'vitest'
import {
  articlePageSchema,
  articleSchema,
  authenticationSchema,
  orderErrorSchema,
  orderSchema,
  shipmentsSchema,
  shippingTypesSchema,
  stockOfProductTypeSchema,
  stockPageSchema,
  stockSchema,
  subscriptionsSchema,
} from '../src/contract.ts'
import { buildOrderBody, SKU } from './buildOrderBody.ts'
import { startEmulator } from './startEmulator.ts'

test('authentication names the point of sale', async () => {
  const { get } = await startEmulator()
  const account = authenticationSchema.parse((await get('/authentication')).body)
  expect(account.pointOfSaleName).toBe('Stone Hunt Outfitters')
})

test('a wrong key gets 401 with an empty body', async () => {
  const { call } = await startEmulator()
  expect(await call('GET', '/articles', undefined, 'wrong')).toMatchObject({ status: 401, body: '' })
})

test('all 24 articles parse, page after page', async () => {
  const { get } = await startEmulator()
  const first = articlePageSchema.parse((await get('/articles?limit=20')).body)
  const rest = articlePageSchema.parse((await get('/articles?limit=20&offset=20')).body)
  const articles = [...first.items, ...rest.items].map((item) => articleSchema.parse(item))
  expect([first.count, first.items.length, rest.items.length]).toEqual([24, 20, 4])
  expect(new Set(articles.map((article) => article.id)).size).toBe(24)
  const prices = articles.flatMap((article) => article.variants.map((variant) => variant.d2cPrice))
  expect([Math.min(...prices), Math.max(...prices)]).toEqual([4.5, 64])
  expect(articles.filter((article) => article.variants.length === 1).length).toBeGreaterThanOrEqual(2)
})

test('every sku is unique and has a stock, and some variants are sold out', async () => {
  const { get } = await startEmulator()
  const page = articlePageSchema.parse((await get('/articles')).body)
  const skus = page.items.flatMap((item) => articleSchema.parse(item).variants.map((variant) => variant.sku))
  const stock = stockPageSchema.parse((await get('/stock?limit=1000')).body)
  expect(Object.keys(stock.items).sort()).toEqual([...new Set(skus)].sort())
  expect(stock.count).toBe(skus.length)
  expect(Object.values(stock.items).filter((pieces) => pieces === 0).length).toBeGreaterThan(3)
})

test('returns stock by SKU and by product type', async () => {
  const { get } = await startEmulator()
  expect(stockSchema.parse((await get(`/stock/${SKU}`)).body)).toBeGreaterThan(0)
  expect(stockOfProductTypeSchema.parse((await get('/stock/productType/812')).body).variants.length).toBe(72)
  expect((await get('/stock/P1A1S1')).status).toBe(404)
})

test('serves an image as SVG without a key, in the requested size', async () => {
  const { get } = await startEmulator()
  const article = articleSchema.parse((await get('/articles/6501001')).body)
  const address = new URL(article.images[1]?.imageUrl ?? '')
  address.searchParams.set('width', '400')
  const picture = await fetch(address)
  expect(picture.headers.get('content-type')).toContain('image/svg+xml')
  expect(picture.headers.get('cache-control')).toContain('max-age')
  expect(await picture.text()).toContain('<svg xmlns="http://www.w3.org/2000/svg" width="400"')
})

test('an unknown article answers 404, a broken one 422', async () => {
  const { get, post } = await startEmulator()
  await post('/_emulator/articles', { broken: 6501004 })
  expect((await get('/articles/1')).status).toBe(404)
  expect(await get('/articles/6501004')).toMatchObject({ status: 422, body: '' })
})

test('product types are a plain list, and each has a size chart', async () => {
  const { get } = await startEmulator()
  expect((await get('/productTypes')).body).toHaveLength(21)
  expect((await get('/productTypes/812')).body).toMatchObject({ id: '812', currency: 'USD' })
  expect((await get('/productTypes/812/size-chart')).body).toHaveProperty('sizes.1', {
    sizeId: '3',
    name: 'M',
    measurements: [
      { name: 'A', valueMm: 730, valueInch: 28.7 },
      { name: 'B', valueMm: 530, valueInch: 20.9 },
    ],
  })
})

test('an order, its shipping types, its shipments and its rejections parse', async () => {
  const { get, post } = await startEmulator()
  const order = orderSchema.parse((await post('/orders', buildOrderBody())).body)
  expect(shippingTypesSchema.parse((await get(`/orders/${order.id}/shippingTypes`)).body)).toHaveLength(3)
  await post(`/orders/${order.id}/shippingType`, { id: '14' })
  await post(`/_emulator/orders/${order.id}/advance`)
  await post(`/_emulator/orders/${order.id}/advance`)
  await post(`/_emulator/orders/${order.id}/advance`)
  const shipments = shipmentsSchema.parse((await get(`/orders/${order.id}/shipments`)).body)
  expect(shipments[0]?.tracking[0]?.url).toContain(shipments[0]?.tracking[0]?.code ?? 'no code')
  const refusal = await post('/orders', buildOrderBody({ phone: undefined }))
  expect(orderErrorSchema.parse(refusal.body)).toEqual({ orderId: null, reason: 'phone must not be blank' })
})

test('creates, lists and deletes subscriptions', async () => {
  const { call, get, post } = await startEmulator()
  expect(
    await post('/subscriptions', { eventType: 'Shipment.sent', url: 'http://127.0.0.1:9/x', secret: 's' }),
  ).toMatchObject({ status: 201, body: '' })
  expect((await post('/subscriptions', { eventType: 'Shipment.lost', url: 'http://127.0.0.1:9/x' })).status).toBe(400)
  const [subscription] = subscriptionsSchema.parse((await get('/subscriptions')).body)
  expect(subscription?.eventType).toBe('Shipment.sent')
  expect((await call('DELETE', `/subscriptions/${subscription?.id}`)).status).toBe(200)
  expect((await get('/subscriptions')).body).toEqual([])
})
