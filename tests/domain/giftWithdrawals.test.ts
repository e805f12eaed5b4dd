import { describe, expect, it } from 'vitest'
import { giftWithdrawalRefusal } from '#domain/membership/giftWithdrawals/withdrawFromGift.ts'

const gift = {
  payment: 'paid' as const,
  paidAt: new Date('2026-11-02T15:00:00Z'),
  offersWithdrawal: true,
  disputeOutcome: null,
  isRedeemed: false,
  leftCents: 5000,
}
/** The fourteenth day is Monday, November 16. */
const lastMoment = new Date('2026-11-17T11:59:59Z')

describe('why a gift can’t be withdrawn from', () => {
  it.each([
    ['nothing, until the last day is over everywhere', {}, lastMoment, null],
    ['the period is over', {}, new Date('2026-11-17T12:00:00Z'), 'expired'],
    ['it isn’t paid', { payment: 'pending' as const, paidAt: null }, lastMoment, 'no_contract'],
    ['the shop didn’t offer it', { offersWithdrawal: false }, lastMoment, 'not_offered'],
    ['it was redeemed', { isRedeemed: true, leftCents: 0 }, lastMoment, 'redeemed'],
    ['the bank disputes the payment', { disputeOutcome: 'open' as const }, lastMoment, 'disputed'],
    ['the bank asks about the payment', { disputeOutcome: 'inquiry' as const }, lastMoment, 'disputed'],
    ['nothing: the dispute was won', { disputeOutcome: 'won' as const }, lastMoment, null],
    ['it was spent', { leftCents: 0 }, lastMoment, 'nothing_left'],
    ['nothing: a cent is left', { leftCents: 1 }, lastMoment, null],
  ])('%s', (_why, change, now, refusal) => {
    expect(giftWithdrawalRefusal({ ...gift, ...change }, now)).toBe(refusal)
  })
})
