import { describe, expect, it } from 'vitest'
import { paidPerLine } from '#domain/shop/checkout/priceLines.ts'
import { priceCart } from '#domain/shop/checkout/priceCart.ts'
import type { Promo, PromoCode } from '#domain/shop/promoCodes/PromoCode.ts'
import { DEFAULT_RATES } from '../support/defaultRates.ts'

const NOW = new Date('2026-11-25T12:00:00Z')

const TEN_PERCENT: PromoCode = {
  id: 1,
  code: 'AGATE10',
  kind: 'percent',
  percent: 10,
  amountCents: null,
  isActive: true,
  startsAt: null,
  endsAt: null,
  maxUses: null,
  maxUsesPerPerson: null,
  membersOnly: false,
  minimumCents: 0,
  addsToMemberDiscount: false,
  category: null,
  merchandiseIds: [],
  uses: 0,
  usesByPerson: 0,
}
const percent = (percent: number, more: Partial<PromoCode> = {}): PromoCode => ({ ...TEN_PERCENT, percent, ...more })
const amount = (amountCents: number, more: Partial<PromoCode> = {}): PromoCode => ({
  ...TEN_PERCENT,
  kind: 'amount',
  percent: null,
  amountCents,
  ...more,
})
const shipping: PromoCode = { ...TEN_PERCENT, kind: 'shipping', percent: null }
const promo = (code: PromoCode, isMember = false): Promo => ({ code, isMember, now: NOW })

const TEE = { unitPriceCents: 2499, quantity: 2, merchandiseId: 1, category: 'Apparel' }
const MUG = { unitPriceCents: 1500, quantity: 1, merchandiseId: 2, category: 'Drinkware' }

const price = (
  code: PromoCode | null,
  { memberPercent = 0, method = 'standard', lines = [TEE, MUG] as object[] } = {},
) =>
  priceCart({
    rates: DEFAULT_RATES,
    country: 'US',
    state: 'CA',
    lines: lines as (typeof TEE)[],
    method: method as 'standard' | 'express',
    discountPercent: memberPercent,
    promo: code && promo(code, memberPercent > 0),
  })

describe('a code for a cart of $64.98', () => {
  it.each([
    // what, code, member percent, discount in all, the code's part, shipping
    ['10 percent', percent(10), 0, 650, 650, 599],
    ['33 percent is rounded once', percent(33), 0, 2144, 2144, 599],
    ['an amount', amount(500), 0, 500, 500, 599],
    ['an amount above the goods leaves the shipping', amount(99_999), 0, 6498, 6498, 599],
    ['100 percent leaves the shipping', percent(100), 0, 6498, 6498, 599],
    ['free shipping', shipping, 0, 0, 0, 0],
    ['free shipping beside the member discount', shipping, 10, 650, 0, 0],
    ['10 percent of a category', percent(10, { category: 'Drinkware' }), 0, 150, 150, 599],
    ['10 percent of an article', percent(10, { merchandiseIds: [1] }), 0, 500, 500, 599],
    ['an amount above the article', amount(5000, { merchandiseIds: [2] }), 0, 1500, 1500, 599],
    [
      'either of a category and an article',
      percent(10, { merchandiseIds: [1], category: 'Drinkware' }),
      0,
      650,
      650,
      599,
    ],
    ['20 percent instead of the member discount', percent(20), 10, 1300, 1300, 599],
    ['the member discount instead of 5 percent', percent(5), 10, 650, 0, 599],
    ['the member discount instead of as much', percent(10), 10, 650, 0, 599],
    ['10 percent, then the member discount', percent(10, { addsToMemberDiscount: true }), 10, 650 + 585, 650, 599],
    ['5 dollars, then the member discount', amount(500, { addsToMemberDiscount: true }), 10, 500 + 600, 500, 599],
    ['the minimum exactly', percent(10, { minimumCents: 6498 }), 0, 650, 650, 599],
  ])('%s', (_what, code, memberPercent, discountCents, codeCents, shippingCents) => {
    const prices = price(code, { memberPercent })
    expect(prices).toMatchObject({
      subtotalCents: 6498,
      discountCents,
      shippingCents,
      totalCents: 6498 - discountCents + shippingCents,
      code: { cents: codeCents },
    })
  })

  it.each([
    ['AGATE10 can’t be used at the moment.', percent(10, { isActive: false })],
    ['AGATE10 can be used from December 1, 2026.', percent(10, { startsAt: new Date('2026-12-01T00:00:00Z') })],
    ['AGATE10 has expired.', percent(10, { endsAt: NOW })],
    ['AGATE10 is for members. Sign in as a member to use it.', percent(10, { membersOnly: true })],
    ['AGATE10 was used up.', percent(10, { maxUses: 3, uses: 3 })],
    ['You’ve already used AGATE10.', percent(10, { maxUsesPerPerson: 1, usesByPerson: 1 })],
    ['You’ve used AGATE10 as often as you can.', percent(10, { maxUsesPerPerson: 2, usesByPerson: 2 })],
  ])('says “%s” and can’t be paid with', (message, code) => {
    expect(price(code)).toMatchObject({
      discountCents: 0,
      totalCents: 7097,
      code: { refusal: { error: expect.objectContaining({ message }) as Error, isFinal: true } },
    })
  })

  it.each([
    ['Add $35.02 more to use AGATE10.', percent(10, { minimumCents: 10_000 })],
    [
      'Add $5.00 more of the items that AGATE10 applies to.',
      percent(10, { minimumCents: 2000, category: 'Drinkware' }),
    ],
    ['AGATE10 doesn’t apply to anything in your cart.', percent(10, { category: 'Headwear' })],
  ])('says “%s” and is left out', (message, code) => {
    expect(price(code)).toMatchObject({
      discountCents: 0,
      totalCents: 7097,
      code: { refusal: { error: expect.objectContaining({ message }) as Error, isFinal: false } },
    })
  })

  it('says that free shipping is for standard shipping only', () => {
    expect(price(shipping, { method: 'express' })).toMatchObject({
      shippingCents: 1299,
      code: {
        refusal: {
          error: expect.objectContaining({
            message: 'AGATE10 makes standard shipping free. You chose express.',
          }) as Error,
          isFinal: false,
        },
      },
    })
  })

  it('is not used up by shipping that is free already', () => {
    expect(price(shipping, { lines: [{ ...TEE, quantity: 4 }] })).toMatchObject({
      shippingCents: 0,
      code: {
        refusal: {
          error: expect.objectContaining({ message: 'Shipping is free already, so AGATE10 isn’t used.' }) as Error,
        },
      },
    })
  })

  it('counts free shipping before the code', () => {
    expect(price(percent(50), { lines: [{ ...TEE, quantity: 4 }] })).toMatchObject({
      shippingCents: 0,
      totalCents: 4998,
    })
  })

  it('is for members who are members', () => {
    expect(price(percent(20, { membersOnly: true }), { memberPercent: 10 })).toMatchObject({ discountCents: 1300 })
  })
})

describe('what is paid for each line', () => {
  it.each([
    ['comes off all lines', percent(10), 0, [4498, 1350]],
    ['comes off the lines of its category only', percent(50, { category: 'Drinkware' }), 0, [4998, 750]],
    [
      'and the member discount off the rest',
      amount(500, { merchandiseIds: [2], addsToMemberDiscount: true }),
      10,
      [4498, 900],
    ],
    ['without a code', null, 10, [4498, 1350]],
  ])('a code %s', (_what, code, memberPercent, left) => {
    const prices = price(code, { memberPercent })
    expect(paidPerLine([TEE, MUG], prices.lines)).toEqual(left)
    expect(left.reduce((sum, cents) => sum + cents, 0)).toBe(prices.subtotalCents - prices.discountCents)
  })
})
