import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { checkSum, creditedTax, invoiceRest } from '#domain/invoices/invoiceLines.ts'

const item = (totalCents: number) => ({ text: 'Contour Tee', quantity: 1, unitCents: totalCents, totalCents })
const cents = fc.integer({ min: 0, max: 500_000 })

describe('the rows of an invoice', () => {
  it('are the items, the discount, shipping and tax', () => {
    const sums = { items: [item(5000)], discountCents: 500, shippingCents: 599, taxCents: 360, totalCents: 5459 }
    expect(invoiceRest(sums)).toEqual([
      { label: 'Discount', cents: -500 },
      { label: 'Shipping', cents: 599 },
      { label: 'Tax', cents: 360 },
    ])
  })

  it('contain what the stored parts of the price don’t explain', () => {
    const sums = { items: [item(5000)], discountCents: 0, shippingCents: 599, taxCents: 0, totalCents: 3599 }
    expect(invoiceRest(sums).at(-1)).toEqual({ label: 'Other discounts', cents: -2000 })
    expect(invoiceRest({ ...sums, items: [] }).at(-1)).toEqual({ label: 'Other charges', cents: 3000 })
  })

  it('always add up to what was charged', () => {
    fc.assert(
      fc.property(
        fc.array(cents),
        cents,
        cents,
        cents,
        cents,
        (prices, discountCents, shippingCents, taxCents, totalCents) => {
          const items = prices.map(item)
          const rest = invoiceRest({ items, discountCents, shippingCents, taxCents, totalCents })
          expect(() => checkSum({ items, rest, totalCents })).not.toThrow()
        },
      ),
    )
  })

  it('are refused when they don’t', () => {
    expect(() => checkSum({ items: [item(100)], rest: [], totalCents: 99 })).toThrow('100 cents, but 99 were charged')
  })
})

it('the credit notes of a fully refunded order contain all of its tax, however it was refunded', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 90_000 }), { minLength: 1 }), fc.nat(30), (amounts, percent) => {
      const totalCents = amounts.reduce((sum, amount) => sum + amount, 0)
      const taxCents = Math.floor((totalCents * percent) / 130)
      let [creditedCents, creditedTaxCents] = [0, 0]
      for (const amountCents of amounts) {
        const tax = creditedTax({ totalCents, taxCents, creditedCents, creditedTaxCents, amountCents })
        expect(tax).toBeLessThanOrEqual(amountCents)
        creditedCents += amountCents
        creditedTaxCents += tax
      }
      expect(creditedTaxCents).toBe(taxCents)
    }),
  )
})
