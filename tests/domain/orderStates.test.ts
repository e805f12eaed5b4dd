import { describe, expect, it } from 'vitest'
import { fulfilmentStateSchema, orderReferenceSchema, paymentStateSchema } from '#contracts/shop/orders.ts'
import { createReference } from '#domain/shop/orders/createReference.ts'
import { mayCancel } from '#domain/shop/orders/mayCancel.ts'
import { fulfilmentMoves, paymentAfter, paymentMoves, statesBefore } from '#domain/shop/orders/orderStates.ts'

const PAYMENTS = paymentStateSchema.options
const FULFILMENTS = fulfilmentStateSchema.options

const PAYMENT_GOES: Record<string, string> = {
  pending: 'paid failed',
  failed: 'paid',
  paid: 'partially_refunded refunded',
  partially_refunded: 'refunded paid',
  refunded: 'partially_refunded paid',
}
const GOODS_GO: Record<string, string> = {
  none: 'held needs_attention cancelled',
  held: 'submitted shipped partially_shipped needs_attention cancelled',
  submitted: 'in_production shipped partially_shipped needs_attention cancelled',
  in_production: 'shipped partially_shipped needs_attention cancelled',
  partially_shipped: 'shipped delivered needs_attention',
  shipped: 'delivered needs_attention',
  delivered: '',
  needs_attention: 'held submitted in_production shipped partially_shipped delivered cancelled',
  cancelled: '',
}
const pairs = <State extends string>(states: readonly State[]) =>
  states.flatMap((from) => states.map((to) => [from, to] as const))
const allows = (table: Record<string, string>, from: string, to: string) => (table[from] ?? '').split(' ').includes(to)

describe('an order’s payment', () => {
  it.each(pairs(PAYMENTS))('from %s to %s', (from, to) => {
    expect(paymentMoves[from].includes(to)).toBe(allows(PAYMENT_GOES, from, to))
  })

  it('never returns to pending or failed once paid', () => {
    const reachable = new Set<string>()
    const walk = (state: (typeof PAYMENTS)[number]): void =>
      paymentMoves[state]
        .filter((next) => !reachable.has(next))
        .forEach((next) => {
          reachable.add(next)
          walk(next)
        })
    walk('paid')
    expect([...reachable].sort()).toEqual(['paid', 'partially_refunded', 'refunded'])
  })

  it('can succeed after it failed', () => {
    expect(statesBefore(paymentMoves, 'paid')).toContain('failed')
    expect(statesBefore(paymentMoves, 'pending')).toEqual([])
  })
})

describe('paymentAfter for a $50 order', () => {
  it.each([
    [0, 'paid'],
    [1, 'partially_refunded'],
    [4999, 'partially_refunded'],
    [5000, 'refunded'],
  ])('%i refunded cents make it %s', (refundedCents, payment) => {
    expect(paymentAfter({ totalCents: 5000, refundedCents })).toBe(payment)
  })

  it('is refunded when refunds and disputes exceed the total', () => {
    expect(paymentAfter({ totalCents: 5000, refundedCents: 5100 })).toBe('refunded')
  })
})

describe('an order’s buyer', () => {
  const held = { payment: 'paid', fulfilment: 'held', cancelRequestedAt: null, disputeOutcome: null } as const
  it('may cancel while it is held', () => {
    expect(mayCancel(held)).toBe(true)
    expect(mayCancel({ ...held, payment: 'partially_refunded' })).toBe(true)
    expect(mayCancel({ ...held, disputeOutcome: 'won' })).toBe(true)
  })
  it.each([
    { payment: 'pending' },
    { payment: 'failed' },
    { payment: 'refunded' },
    { fulfilment: 'none' },
    { fulfilment: 'submitted' },
    { fulfilment: 'needs_attention' },
    { cancelRequestedAt: new Date(0) },
    { disputeOutcome: 'open' },
    { disputeOutcome: 'lost' },
  ] as const)('may not cancel with %o', (change) => {
    expect(mayCancel({ ...held, ...change })).toBe(false)
  })
})

describe('an order’s goods', () => {
  it.each(pairs(FULFILMENTS))('from %s to %s', (from, to) => {
    expect(fulfilmentMoves[from].includes(to)).toBe(allows(GOODS_GO, from, to))
  })

  it('cannot leave delivered or canceled', () => {
    expect([fulfilmentMoves.delivered, fulfilmentMoves.cancelled]).toEqual([[], []])
    expect(statesBefore(fulfilmentMoves, 'none')).toEqual([])
  })

  it('are submitted only from held or needs_attention', () => {
    expect(statesBefore(fulfilmentMoves, 'submitted')).toEqual(['held', 'needs_attention'])
  })
})

describe('an order’s reference', () => {
  it('is HUNT- and ten unambiguous characters, and unique', () => {
    const made = Array.from({ length: 5000 }, () => createReference('HUNT'))
    for (const reference of made) expect(reference).toMatch(/^HUNT-[2-9A-HJKMNP-Z]{10}$/)
    expect(new Set(made).size).toBe(made.length)
    expect(new Set(made.flatMap((reference) => [...reference.slice(5)])).size).toBe(31)
    expect(orderReferenceSchema.safeParse(made[0]).success).toBe(true)
  })
})
