import { describe, expect, it } from 'vitest'
import { paidForItems, withdrawableLines } from '#domain/shop/withdrawals/withdrawableLines.ts'
import { type WithdrawalFacts, withdrawalEndsAt, withdrawalRefusal } from '#domain/shop/withdrawals/withdrawalPeriod.ts'

const at = (text: string) => new Date(`${text}Z`)
const order: WithdrawalFacts = {
  country: 'DE',
  payment: 'paid',
  fulfilment: 'delivered',
  cancelRequestedAt: null,
  shippedAt: at('2026-11-02T08:00:00'),
  deliveredAt: at('2026-11-05T15:00:00'),
}

describe('withdrawalEndsAt', () => {
  it.each<[string, Partial<WithdrawalFacts>, string | null]>([
    ['14 days after a reported delivery, at the end of the day everywhere', {}, '2026-11-20T12:00:00.000Z'],
    ['on Monday when day 14 is a Saturday', { deliveredAt: at('2026-11-07T09:00:00') }, '2026-11-24T12:00:00.000Z'],
    ['on Monday when day 14 is a Sunday', { deliveredAt: at('2026-11-08T09:00:00') }, '2026-11-24T12:00:00.000Z'],
    ['44 days after shipping when nobody reports the delivery', { deliveredAt: null }, '2026-12-17T12:00:00.000Z'],
    ['the same while it is shipped', { fulfilment: 'shipped', deliveredAt: null }, '2026-12-17T12:00:00.000Z'],
    ['not while a part is missing', { fulfilment: 'partially_shipped', deliveredAt: null }, null],
    ['not before it is shipped', { fulfilment: 'in_production', shippedAt: null, deliveredAt: null }, null],
  ])('%s', (_when, facts, end) => {
    expect(withdrawalEndsAt({ ...order, ...facts })?.toISOString() ?? null).toBe(end)
  })
})

describe('withdrawalRefusal', () => {
  it.each<[string, Partial<WithdrawalFacts>, string, string | null]>([
    ['the last moment', {}, '2026-11-20T11:59:59', null],
    ['one moment later', {}, '2026-11-20T12:00:00', 'expired'],
    ['the United Kingdom', { country: 'GB' }, '2026-11-10T00:00:00', null],
    ['Norway, which follows EU law', { country: 'NO' }, '2026-11-10T00:00:00', null],
    ['the United States', { country: 'US' }, '2026-11-10T00:00:00', 'not_offered'],
    ['Switzerland', { country: 'CH' }, '2026-11-10T00:00:00', 'not_offered'],
    ['an order without an address', { country: null }, '2026-11-10T00:00:00', 'not_offered'],
    ['an order that was never paid', { payment: 'failed' }, '2026-11-10T00:00:00', 'no_contract'],
    ['a refunded order', { payment: 'refunded' }, '2026-11-10T00:00:00', 'no_contract'],
    ['a partly refunded order', { payment: 'partially_refunded' }, '2026-11-10T00:00:00', null],
    ['a canceled order', { fulfilment: 'cancelled' }, '2026-11-10T00:00:00', 'no_contract'],
    ['an order being canceled', { cancelRequestedAt: at('2026-11-09T00:00:00') }, '2026-11-10T00:00:00', 'no_contract'],
    [
      'an order at the print shop',
      { fulfilment: 'submitted', deliveredAt: null, shippedAt: null },
      '2027-11-10T00:00:00',
      null,
    ],
  ])('%s', (_what, facts, now, refusal) => {
    expect(withdrawalRefusal({ ...order, ...facts }, at(now))).toBe(refusal)
  })
})

describe('withdrawableLines and paidForItems', () => {
  const line = (id: number, quantity: number, lineTotalCents: number, off: number, taxCents: number) => ({
    ...{ id, quantity, lineTotalCents, taxCents, isCancelled: false },
    ...{ codeDiscountCents: off, memberDiscountCents: 0, otherDiscountCents: 0 },
  })
  const shipping = { shippingCents: 2599, shippingTaxCents: 61 }
  const lines = [line(1, 3, 8670, 749, 250), line(2, 1, 2890, 251, 83)]
  const totalTax = 250 + 83 + 61
  const total = 8670 + 2890 - 1000 + 2599 + totalTax

  it('counts the pieces of earlier statements, and skips canceled lines', () => {
    const left = withdrawableLines(
      [...lines, { ...line(3, 2, 500, 0, 0), isCancelled: true }],
      [{ id: 1, quantity: 2 }],
    )
    expect(left.map(({ id, quantity }) => [id, quantity])).toEqual([
      [1, 1],
      [2, 1],
    ])
  })

  it.each<[string, [number, number][][]]>([
    ['at once', [[[1, 3], [2, 1]]]], // prettier-ignore
    ['piece by piece', [[[1, 1]], [[1, 1]], [[2, 1]], [[1, 1]]]], // prettier-ignore
    ['line by line', [[[2, 1]], [[1, 3]]]], // prettier-ignore
  ])('all statements together give back everything, shipping with the last piece: %s', (_how, statements) => {
    const made: { id: number; quantity: number }[] = []
    const refunds = statements.map((statement) => {
      const chosen = statement.map(([id, quantity]) => ({ id, quantity }))
      const back = paidForItems(lines, shipping, { earlier: [...made], chosen })
      made.push(...chosen)
      return back
    })
    expect(refunds.reduce((sum, { cents }) => sum + cents, 0)).toBe(total)
    expect(refunds.reduce((sum, { taxCents }) => sum + taxCents, 0)).toBe(totalTax)
    expect(refunds.slice(0, -1).every(({ cents }) => cents < 8670)).toBe(true)
  })

  it('one line gives back its price after its own discount, with its own tax', () => {
    const chosen = [{ id: 2, quantity: 1 }]
    expect(paidForItems(lines, shipping, { earlier: [], chosen })).toEqual({ cents: 2890 - 251 + 83, taxCents: 83 })
  })
})
