import { describe, expect, it } from 'vitest'
import { askFor } from '../../cms/components/shop/orders/askFor.ts'
import { refusalIn } from '../../cms/components/shop/orders/refusalIn.ts'
import { possibleActions } from '#domain/shop/orders/possibleActions.ts'
import type { Order } from '../../payload-types.ts'

describe('the actions an employee has for an order', () => {
  const order = { payment: 'paid', fulfilment: 'held', email: 'a@b.c' } as Order
  it.each([
    [{}, 'correct-address cancel refund resend-mail'],
    [{ payment: 'pending' }, ''],
    [{ payment: 'refunded', fulfilment: 'cancelled' }, 'resend-mail'],
    [{ fulfilment: 'shipped' }, 'refund deliver resend-mail'],
    [{ fulfilment: 'shipped', hasProblem: true }, 'refund deliver resolve resend-mail'],
    [
      { fulfilment: 'needs_attention', hasProblem: true },
      'retry correct-address ask-address cancel refund deliver resend-mail',
    ],
    [
      { fulfilment: 'needs_attention', hasProblem: true, confirmedAt: '2026-11-20T12:00:00.000Z' },
      'retry cancel refund deliver resend-mail',
    ],
    [{ fulfilment: 'needs_attention', hasProblem: true, disputeOutcome: 'open' }, 'cancel deliver resend-mail'],
    [
      { fulfilment: 'needs_attention', hasProblem: true, disputeOutcome: 'inquiry' },
      'cancel refund deliver resend-mail',
    ],
    [
      { fulfilment: 'needs_attention', hasProblem: true, disputeOutcome: 'closed' },
      'retry correct-address ask-address cancel refund deliver resend-mail',
    ],
    [{ cancelRequestedAt: '2026-11-20T12:00:00.000Z' }, 'refund resend-mail'],
  ] as [Partial<Parameters<typeof possibleActions>[0]>, string][])('%o: %s', (change, actions) => {
    expect(possibleActions({ ...order, ...change }).join(' ')).toBe(actions)
  })
})

it.each([
  [[{ kind: 'print-refused', values: { reason: 'no such postal code' } }], 'no such postal code'],
  [
    [
      { kind: 'refund-failed', values: { amount: 500 } },
      { kind: 'production-refused', values: { reason: 'no state' } },
    ],
    'no state',
  ],
  [[{ kind: 'print-order-canceled', values: {} }], ''],
  [[], ''],
])('of the problems %j the panel shows %j beside the address', (problems, said) => {
  expect(refusalIn(problems)).toBe(said)
})

describe('a confirmation dialog', () => {
  const draft = { amount: '', reason: '', number: '', isNotThere: false, key: 'k'.repeat(32) }
  const facts = { money: '$1.00', isUnknown: false }
  it('for a refund requires an exact amount and a reason', () => {
    expect(askFor('refund', { ...draft, amount: '12.3', reason: 'x' }, facts).request).toBeNull()
    expect(askFor('refund', { ...draft, amount: '12.34' }, facts).request).toBeNull()
    const asked = askFor('refund', { ...draft, amount: ' 12.34 ', reason: ' torn ' }, facts)
    expect(asked).toEqual({
      question: 'Refund $1.00 to the card?',
      request: { body: { amount: '12.34', reason: 'torn', key: draft.key }, send: expect.any(Function) as unknown },
    })
  })
  it('for a retry requires a check at the print provider when the outcome is unknown', () => {
    expect(askFor('retry', draft, facts).request?.body).toEqual({})
    expect(askFor('retry', draft, { ...facts, isUnknown: true }).request).toBeNull()
    expect(askFor('retry', { ...draft, isNotThere: true }, { ...facts, isUnknown: true }).request?.body).toEqual({
      notThere: true,
    })
    expect(askFor('retry', { ...draft, number: '91001' }, facts).request?.body).toEqual({ providerOrderId: '91001' })
  })
})
