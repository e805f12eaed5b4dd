import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { paidPerLine, priceLines } from '#domain/shop/checkout/priceLines.ts'
import { splitCents } from '#domain/shop/checkout/splitCents.ts'
import { costOfPieces, type LineCost, paidForLine, sumOfCosts } from '#domain/shop/orders/lineCost.ts'
import { refundTax } from '#domain/shop/payments/refundTax.ts'

const sum = (all: number[]): number => all.reduce((total, one) => total + one, 0)
const cents = fc.integer({ min: 0, max: 2_000_000 })
const parts = fc.array(cents, { maxLength: 40 })
/** Parts, and an amount that they can hold. */
const splits = parts.chain((given) => fc.tuple(fc.integer({ min: 0, max: sum(given) }), fc.constant(given)))

describe('splitting cents', () => {
  it.each([
    [1000, [1350, 1350, 1350], [334, 333, 333]],
    [1345, [2690, 0], [1345, 0]],
    [200, [1000, 1000], [100, 100]],
    [1, [1, 1, 1], [1, 0, 0]],
    [100, [999, 1], [100, 0]],
    [50, [0, 500], [0, 50]],
    [1000, [300, 700], [300, 700]],
    [0, [], []],
    [0, [0, 0], [0, 0]],
  ])('%d into %j gives %j', (amount, given, shares) => {
    expect(splitCents(amount, given)).toEqual(shares)
  })

  it('adds up; no share is negative, above its part, or smaller than the share of a smaller part', () => {
    fc.assert(
      fc.property(splits, ([amount, given]) => {
        const shares = splitCents(amount, given)
        expect(sum(shares)).toBe(amount)
        given.forEach((part, index) => {
          const share = shares[index] ?? -1
          expect(Number.isInteger(share) && share >= 0 && share <= part).toBe(true)
          given.forEach((other, at) => {
            if (part > other) expect(share).toBeGreaterThanOrEqual(shares[at] ?? 0)
          })
        })
      }),
    )
  })

  it('differs from the exact share by less than a cent', () => {
    fc.assert(
      fc.property(splits, ([amount, given]) => {
        splitCents(amount, given).forEach((share, index) => {
          const exact = (amount * (given[index] ?? 0)) / Math.max(1, sum(given))
          expect(Math.abs(share - exact)).toBeLessThan(1)
        })
      }),
    )
  })

  it.each([
    [-1, [5]],
    [6, [2, 3]],
  ])('of %d into %j is refused', (amount, given) => {
    expect(() => splitCents(amount, given)).toThrow('can’t be split')
  })
})

const lineCost = fc
  .record({ lineTotalCents: cents, quantity: fc.integer({ min: 1, max: 20 }), taxCents: fc.nat(50_000) })
  .chain(({ lineTotalCents, quantity, taxCents }) =>
    fc.array(fc.nat(100), { minLength: 3, maxLength: 3 }).map(([a = 0, b = 0, c = 0]) => {
      const codeDiscountCents = Math.floor((lineTotalCents * a) / 100)
      const memberDiscountCents = Math.floor(((lineTotalCents - codeDiscountCents) * b) / 100)
      const rest = lineTotalCents - codeDiscountCents - memberDiscountCents
      const otherDiscountCents = Math.floor((rest * c) / 100)
      return { lineTotalCents, codeDiscountCents, memberDiscountCents, otherDiscountCents, taxCents, quantity }
    }),
  )

it('the pieces of a line add up to the line, and none costs less than nothing', () => {
  fc.assert(
    fc.property(lineCost, ({ quantity, ...line }) => {
      const pieces = costOfPieces(line, quantity)
      expect(sumOfCosts(pieces)).toEqual(line)
      for (const piece of pieces) {
        expect(Object.values(piece).every((part) => part >= 0)).toBe(true)
        expect(paidForLine(piece).cents).toBeGreaterThanOrEqual(piece.taxCents)
      }
    }),
  )
})

it('a code’s discount stays on the lines it is for, the member discount comes off all, and lines never cost less than nothing', () => {
  const lines = [
    { unitPriceCents: 2690, quantity: 1, category: 'T-shirts' },
    { unitPriceCents: 5490, quantity: 1, category: 'Hoodies' },
  ]
  const code = { ...CODE, category: 'T-shirts' }
  const prices = priceLines(lines, { codeCents: 1345, memberCents: 684, code }, [])
  expect(prices.map(({ codeDiscountCents }) => codeDiscountCents)).toEqual([1345, 0])
  expect(paidPerLine(lines, prices)).toEqual([1345 - 135, 5490 - 549])
})

const CODE = {
  ...{ id: 1, code: 'HALF', kind: 'percent' as const, percent: 50, amountCents: null, isActive: true },
  ...{ startsAt: null, endsAt: null, maxUses: null, maxUsesPerPerson: null, membersOnly: false, minimumCents: 0 },
  ...{ addsToMemberDiscount: true, category: null, merchandiseIds: [], uses: 0, usesByPerson: 0 },
}

describe('the tax in a refund', () => {
  it.each([
    ['of a line is its own', 1508, { restCents: 4000, restTaxCents: 300 }, 108, 108],
    ['of another amount is in proportion', 2000, { restCents: 4000, restTaxCents: 300 }, null, 150],
    ['of everything is all that is left', 4000, { restCents: 4000, restTaxCents: 300 }, 108, 300],
    ['is never more than is left', 1508, { restCents: 4000, restTaxCents: 100 }, 108, 100],
    ['leaves no more tax than money', 3900, { restCents: 4000, restTaxCents: 300 }, 50, 200],
    ['of nothing is nothing', 0, { restCents: 4000, restTaxCents: 300 }, null, 0],
  ])('%s', (_, amount, left, own, tax) => {
    expect(refundTax(amount, left, own)).toBe(tax)
  })

  it('is never negative, never more than the refund, and all refunds together have all of it, in any order', () => {
    const lines = fc.array(lineCost, { minLength: 1, maxLength: 6 })
    fc.assert(
      fc.property(lines, fc.array(fc.option(fc.nat(300_000)), { maxLength: 12 }), (sold, refunds) => {
        const costs: LineCost[] = [...sold]
        let restCents = sum(costs.map((line) => paidForLine(line).cents))
        let restTaxCents = sum(costs.map(({ taxCents }) => taxCents))
        const take = (wanted: number, own: number | null) => {
          const amount = Math.min(wanted, restCents)
          const tax = refundTax(amount, { restCents, restTaxCents }, own)
          expect(tax >= 0 && tax <= amount).toBe(true)
          restCents -= amount
          restTaxCents -= tax
          expect(restTaxCents >= 0 && restTaxCents <= restCents).toBe(true)
        }
        for (const amount of refunds) {
          const line = amount === null ? costs.pop() : undefined
          if (line) take(paidForLine(line).cents, line.taxCents)
          else take(amount ?? 0, null)
        }
        take(restCents, null)
        expect([restCents, restTaxCents]).toEqual([0, 0])
      }),
    )
  })
})
