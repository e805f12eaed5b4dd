import { describe, expect, it } from 'vitest'
import { CLAIM_STATES } from '#contracts/shop/claims.ts'
import { claimLineState } from '#domain/shop/claims/claimLineState.ts'
import { mayMove, mayReply } from '#domain/shop/claims/claimStates.ts'
import { mayClaim } from '#domain/shop/claims/claimWindow.ts'

const GOES: Record<string, string> = {
  open: 'answered replaced refunded declined',
  answered: 'open answered replaced refunded declined',
  declined: 'open',
  replaced: '',
  refunded: '',
}

describe('a claim', () => {
  it.each(CLAIM_STATES.flatMap((from) => CLAIM_STATES.map((to) => [from, to] as const)))(
    'from %s to %s',
    (from, to) => {
      expect(mayMove(from, to)).toBe((GOES[from] ?? '').split(' ').includes(to))
    },
  )

  it('takes messages of the buyer until money or goods were sent', () => {
    expect(CLAIM_STATES.filter(mayReply)).toEqual(['open', 'answered', 'declined'])
  })
})

describe('the time for claims', () => {
  const day = (number: number) => new Date(Date.UTC(2026, 0, number))
  const shipped = { fulfilment: 'shipped' as const, shippedAt: day(1), deliveredAt: null }
  const delivered = { fulfilment: 'delivered' as const, shippedAt: day(1), deliveredAt: day(5) }

  it.each([
    [
      'is closed before anything was sent',
      { fulfilment: 'held' as const, shippedAt: null, deliveredAt: null },
      day(2),
      false,
    ],
    ['opens when the order ships', shipped, day(1), true],
    ['ends 30 days after the delivery', delivered, day(35), true],
    ['is over on the day after', delivered, day(36), false],
    ['counts a delivery 21 days after shipping when none was marked', shipped, day(52), true],
    ['is over 51 days after shipping', shipped, day(53), false],
    [
      'stays open while a shipped order needs attention',
      { ...shipped, fulfilment: 'needs_attention' as const },
      day(3),
      true,
    ],
  ])('%s', (_, order, now, may) => {
    expect(mayClaim(order, now)).toBe(may)
  })
})

describe('a line of a claim', () => {
  const line = { id: 1, printState: null, isCancelled: false, isWithdrawn: false, replacedBy: null }
  const parcel = (...lineIds: number[]) => ({ printOrderId: 'P1', lineIds, tracking: [] })
  const partly = { fulfilment: 'partially_shipped' as const, parcels: [parcel(2)] }
  const unlisted = { fulfilment: 'partially_shipped' as const, parcels: [parcel()] }
  const delivered = { fulfilment: 'delivered' as const, parcels: [] }

  it.each([
    ['in a parcel', line, { ...partly, parcels: [parcel(1)] }, 'sent'],
    ['that the provider sent', { ...line, printState: 'shipped' as const }, partly, 'sent'],
    ['of a delivered order', { ...line, printState: 'in_production' as const }, delivered, 'sent'],
    ['in no parcel', line, partly, 'coming'],
    ['still being printed', { ...line, printState: 'in_production' as const }, unlisted, 'coming'],
    ['beside a parcel without a list', line, unlisted, 'unknown'],
    ['that the provider canceled', { ...line, printState: 'cancelled' as const }, delivered, 'waiting'],
    ['that was refunded', { ...line, printState: 'cancelled' as const, isCancelled: true }, delivered, 'canceled'],
    ['that was withdrawn', { ...line, isWithdrawn: true }, delivered, 'withdrawn'],
    ['that was printed again', { ...line, replacedBy: 'HUNT-2222222222' }, delivered, 'replaced'],
  ])('%s', (_, facts, order, state) => {
    expect(claimLineState(facts, order)).toBe(state)
  })
})
