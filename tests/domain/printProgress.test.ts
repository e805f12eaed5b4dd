import { describe, expect, it } from 'vitest'
import { progressOf } from '#domain/shop/fulfilment/progressOf.ts'
import type { PrintItem } from '#providers/spreadconnect/orders.ts'
import { parseAnswer } from '#providers/spreadconnect/parseAnswer.ts'
import { articleSchema, orderSchema, shipmentsSchema, webhookEventSchema } from '#providers/spreadconnect/schemas.ts'

const item = (reference: string | null, state: PrintItem['state'] = 'IN_PRODUCTION', lineId = null): PrintItem => ({
  reference,
  lineId,
  sku: 'P1',
  state,
  stateName: state ?? 'AWAITING_MAGIC',
})
const parcel = (...itemReferences: string[]) => ({ itemReferences, lineIds: [], tracking: [] })

describe('progressOf', () => {
  it('is null in an unknown state until a parcel has shipped', () => {
    expect(progressOf({ state: null, items: [item('1')] }, [])).toBeNull()
    expect(progressOf({ state: null, items: [item('1')] }, [parcel('1')])).toBe('shipped')
  })

  it('is in_production once the order is processed', () => {
    expect(progressOf({ state: 'PROCESSED', items: [item('1')] }, [])).toBe('in_production')
    expect(progressOf({ state: 'CONFIRMED', items: [item('1')] }, [])).toBeNull()
  })

  it('is shipped when every item that is not canceled has shipped', () => {
    const items = [item('1'), item('2', 'CANCELLED')]
    expect(progressOf({ state: 'PROCESSED', items }, [parcel('1')])).toBe('shipped')
    expect(progressOf({ state: 'PROCESSED', items: [...items, item('3')] }, [parcel('1')])).toBe('partially_shipped')
  })

  it('is partially_shipped when a parcel’s items are unknown', () => {
    expect(progressOf({ state: 'PROCESSED', items: [] }, [parcel()])).toBe('partially_shipped')
    expect(progressOf({ state: 'PROCESSED', items: [item(null)] }, [parcel()])).toBe('partially_shipped')
  })

  it('uses item states or our line ids when item references are missing', () => {
    expect(progressOf({ state: 'PROCESSED', items: [item(null, 'SENT')] }, [parcel()])).toBe('shipped')
    const ours = { ...item(null), lineId: '7' }
    expect(progressOf({ state: 'PROCESSED', items: [ours] }, [{ ...parcel(), lineIds: ['7'] }])).toBe('shipped')
  })
})

describe('a response of the print provider', () => {
  it.each([
    ['with nothing but its number', { id: 7 }],
    ['with null everywhere', { id: 7, state: null, orderItems: null, price: null, externalOrderReference: null }],
    ['with wrong types everywhere', { id: 7, state: 4, orderItems: 'x', price: { amount: 'a lot', currency: 'USD' } }],
    ['with a null item', { id: 7, orderItems: [null] }],
  ])('about an order %s is parsed', (_what, answer) => {
    expect(orderSchema.parse(answer)).toMatchObject({ id: '7', orderItems: [], price: null })
  })

  it('without the order’s id is rejected', () => {
    expect(orderSchema.safeParse({ id: null, state: 'NEW' }).success).toBe(false)
    expect(orderSchema.safeParse(null).success).toBe(false)
  })

  it('keeps every item without an id or state', () => {
    const orderItems = [{ sku: 'A', state: 'SENT', price: null }, { orderItemReference: 5, state: null }, {}]
    expect(orderSchema.parse({ id: 7, orderItems }).orderItems).toEqual([
      { orderItemReference: null, externalOrderItemReference: null, state: 'SENT', sku: 'A' },
      { orderItemReference: '5', externalOrderItemReference: null, state: '', sku: '' },
      { orderItemReference: null, externalOrderItemReference: null, state: '', sku: '' },
    ])
  })

  it('about parcels only has to be a list', () => {
    expect(shipmentsSchema.parse([{ tracking: null, orderItemReferences: null }]).shipments).toEqual([
      { orderItemReferences: [], externalOrderItemReferences: [], tracking: [] },
    ])
    expect(shipmentsSchema.safeParse({ error: 'nothing' }).success).toBe(false)
  })

  it('about an event is parsed without its reason or point of sale', () => {
    const data = { pointOfSaleId: null, errorReason: null, article: null, shipment: null, order: { id: 9 } }
    expect(webhookEventSchema.parse({ eventType: 'Order.needs-action', data })).toEqual({
      eventType: 'Order.needs-action',
      data: { errorReason: '', order: { id: '9' }, shipment: null },
    })
  })

  it('about an article needs an id, a title and the SKU of each variant', () => {
    const article = { id: 1, title: 'Tee', variants: [{ id: 2, sku: 'P1', d2cPrice: null, b2bPrice: '4.50' }] }
    expect(articleSchema.parse(article).variants).toMatchObject([{ d2cPrice: 0, b2bPrice: 4.5, imageIds: [] }])
    expect(articleSchema.parse({ ...article, images: [null, { id: 3, imageUrl: null }] }).images).toEqual([])
    expect(articleSchema.safeParse({ ...article, variants: [{ id: 2, sku: null }] }).success).toBe(false)
    expect(articleSchema.safeParse({ ...article, variants: [{ id: 2, sku: 'P1', d2cPrice: -1 }] }).success).toBe(false)
  })

  it('contains no characters the database cannot store', () => {
    expect(parseAnswer('{"na\\u0000me":["a\\u0000b","\\ud800c","C:\\\\u0000"]}')).toEqual({
      name: ['ab', 'c', 'C:\\u0000'],
    })
    expect([parseAnswer(''), parseAnswer('<html>')]).toEqual([null, undefined])
  })
})
