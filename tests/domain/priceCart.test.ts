import { describe, expect, it } from 'vitest'
import { SHIPPING_COUNTRIES } from '#contracts/shop/shippingCountries.ts'
import { priceCart } from '#domain/shop/checkout/priceCart.ts'
import { EXPRESS_STATES } from '#contracts/shop/express.ts'
import { DEFAULT_RATES } from '../support/defaultRates.ts'
import { shippingCents } from '#domain/shop/checkout/shippingCents.ts'

const one = (cents: number) => [{ unitPriceCents: cents, quantity: 1 }]
const toMinnesota = {
  rates: DEFAULT_RATES,
  country: 'US',
  state: 'MN',
  method: 'standard' as const,
  discountPercent: 0,
}

describe('shipping', () => {
  it.each([
    ['US', undefined, 599],
    ['US', 'CA', 599],
    ['CA', 'ON', 1599],
    ['DE', undefined, 2599],
    ['GB', undefined, 2599],
    ['JP', undefined, 2599],
  ])('standard to %s (%s) is %d cents', (country, state, cents) => {
    expect(shippingCents(DEFAULT_RATES, { subtotalCents: 1000, country, state, method: 'standard' })).toBe(cents)
  })

  it.each([
    [7499, 'US', 599],
    [7500, 'US', 0],
    [7501, 'US', 0],
    [7499, 'CA', 1599],
    [7500, 'CA', 0],
    [7499, 'NZ', 2599],
    [7500, 'NZ', 0],
    [0, 'US', 599],
  ])('standard of %d cents to %s costs %d', (subtotalCents, country, cents) => {
    expect(shippingCents(DEFAULT_RATES, { subtotalCents, country, method: 'standard' })).toBe(cents)
  })

  it('express is offered in five states at a flat price', () => {
    expect([...EXPRESS_STATES].sort()).toEqual(['CA', 'FL', 'IL', 'NY', 'TX'])
    const costs = EXPRESS_STATES.map((state) =>
      shippingCents(DEFAULT_RATES, { subtotalCents: 20_000, country: 'US', state, method: 'express' }),
    )
    expect(costs).toEqual([1299, 1299, 1299, 1299, 1299])
    expect(shippingCents(DEFAULT_RATES, { subtotalCents: 100, country: 'US', state: 'tx', method: 'express' })).toBe(
      1299,
    )
  })

  it.each([
    ['US', 'MN'],
    ['US', undefined],
    ['US', ''],
    ['US', 'California'],
    ['CA', 'CA'],
    ['DE', 'NY'],
    ['', 'CA'],
  ])('express is not offered in %s %s', (country, state) => {
    expect(shippingCents(DEFAULT_RATES, { subtotalCents: 9999, country, state, method: 'express' })).toBeNull()
  })

  it('has a price for every country the shop ships to', () => {
    for (const country of SHIPPING_COUNTRIES) {
      expect([599, 1599, 2599]).toContain(
        shippingCents(DEFAULT_RATES, { subtotalCents: 1, country, method: 'standard' }),
      )
    }
  })
})

describe('the prices of a purchase', () => {
  it('are all 0 for an empty cart', () => {
    expect(priceCart({ ...toMinnesota, lines: [] })).toEqual({
      subtotalCents: 0,
      discountCents: 0,
      shippingCents: 0,
      shippingTaxCents: 0,
      taxCents: 0,
      totalCents: 0,
      lines: [],
      code: null,
      gift: null,
    })
  })

  it('add up', () => {
    const lines = [
      { unitPriceCents: 2499, quantity: 2 },
      { unitPriceCents: 1, quantity: 3 },
    ]
    expect(
      priceCart({ ...toMinnesota, lines, discountPercent: 10, tax: { lines: [70, 0], shippingCents: 7 } }),
    ).toEqual({
      subtotalCents: 5001,
      discountCents: 500,
      shippingCents: 599,
      shippingTaxCents: 7,
      taxCents: 77,
      totalCents: 5177,
      lines: [
        { codeDiscountCents: 0, memberDiscountCents: 500, taxCents: 70 },
        { codeDiscountCents: 0, memberDiscountCents: 0, taxCents: 0 },
      ],
      code: null,
      gift: null,
    })
  })

  it.each([
    [1005, 10, 101],
    [1004, 10, 100],
    [5, 10, 1],
    [4, 10, 0],
    [333, 33, 110],
    [1, 50, 1],
    [9999, 0, 0],
    [9999, 100, 9999],
  ])('of %d cents with %d percent off include a discount of %d cents', (subtotal, discountPercent, discountCents) => {
    expect(priceCart({ ...toMinnesota, lines: one(subtotal), discountPercent })).toMatchObject({ discountCents })
  })

  it('round the discount once, not for each line', () => {
    const lines = Array.from({ length: 10 }, () => ({ unitPriceCents: 5, quantity: 1 }))
    expect(priceCart({ ...toMinnesota, lines, discountPercent: 10 }).discountCents).toBe(5)
  })

  it('decide free shipping before the discount, and do not discount shipping', () => {
    expect(priceCart({ ...toMinnesota, lines: one(7500), discountPercent: 10 })).toMatchObject({
      shippingCents: 0,
      discountCents: 750,
      totalCents: 6750,
    })
    expect(priceCart({ ...toMinnesota, lines: one(1000), discountPercent: 100 })).toMatchObject({
      shippingCents: 599,
      totalCents: 599,
    })
  })

  it('are rejected where express is not offered', () => {
    expect(() => priceCart({ ...toMinnesota, lines: one(1000), method: 'express' })).toThrow(
      expect.objectContaining({
        code: 'invalid_input',
        errors: { shippingMethod: 'Express shipping isn’t available there' },
      }) as Error,
    )
  })
})
