import { describe, expect, it } from 'vitest'
import { parseShippingTable, shippingTableText, tablePrice, typedShippingTable } from '#contracts/shop/shippingTable.ts'
import { shippingCents } from '#domain/shop/checkout/shippingCents.ts'
import { DEFAULT_RATES } from '../support/defaultRates.ts'

const table = parseShippingTable('500:600,2000:1200') ?? []

describe('a table of parcel prices', () => {
  it.each([
    ['6.00', ':600', '6.00'],
    ['500 g: 6.00, 2 kg: 12.00', '500:600,2000:1200', '500 g: 6.00, 2 kg: 12.00'],
    ['500g 6; 2kg 12', '500:600,2000:1200', '500 g: 6.00, 2 kg: 12.00'],
    ['500 g: $6.5, 20', '500:650,:2000', '500 g: 6.50, 20.00'],
    ['', '', ''],
  ])('typed as “%s” is stored as “%s” and read as “%s”', (typed, stored, read) => {
    expect(typedShippingTable(typed)).toBe(stored)
    expect(parseShippingTable(stored)).not.toBeNull()
    expect(shippingTableText(stored)).toBe(read)
  })

  it.each(['cheap', '500 lb: 6', '-6', '500 g:', '6.005', '1e3'])('can’t be “%s”', (typed) => {
    expect(typedShippingTable(typed)).toBeNull()
  })

  it.each(['2000:1200,500:600', '500:600,500:700', ':600,500:700', '0:600', '500', '500:1.5', '500:600,'])(
    'can’t be stored as “%s”',
    (stored) => expect(parseShippingTable(stored)).toBeNull(),
  )

  it.each([
    [0, 600],
    [500, 600],
    [501, 1200],
    [2000, 1200],
    [2001, 1800],
    [2501, 2400],
    [4000, 2400],
    [4500, 3000],
  ])('%i grams cost %i cents, what is too heavy in several parcels', (grams, cents) => {
    expect(tablePrice(table, grams)).toBe(cents)
  })

  it('without weights has one price', () => {
    expect(tablePrice([{ upToGrams: null, cents: 700 }], 90_000)).toBe(700)
  })
})

describe('shipping of what we send ourselves', () => {
  const rates = { ...DEFAULT_RATES, own: { us: table, canada: [], elsewhere: [] } }
  const grams = 800
  it.each([
    ['alone', { own: { grams, isAlone: true } }, 1200],
    ['beside printed goods', { own: { grams, isAlone: false } }, 599 + 1200],
    ['where its parcels have no price', { own: { grams, isAlone: true }, country: 'CA' }, 1599],
    ['from the amount on that is free', { own: { grams, isAlone: false }, subtotalCents: 7500 }, 0],
    ['by express', { own: { grams, isAlone: true }, state: 'NY', method: 'express' as const }, 1299 + 1200],
    ['nothing of it', { own: null }, 599],
  ])('%s', (_name, shipment, cents) => {
    const toUs = { subtotalCents: 3000, country: 'US', method: 'standard' as const }
    expect(shippingCents(rates, { ...toUs, ...shipment })).toBe(cents)
  })

  it('costs its price also where shipping is free, if the owner wants that', () => {
    const parcel = { subtotalCents: 9000, country: 'US', method: 'standard' as const }
    const strict = { ...rates, isOwnFree: false }
    expect(shippingCents(strict, { ...parcel, own: { grams, isAlone: false } })).toBe(1200)
    expect(shippingCents(strict, { ...parcel, own: null })).toBe(0)
  })
})
