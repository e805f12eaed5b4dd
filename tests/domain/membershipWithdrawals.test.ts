import { describe, expect, it } from 'vitest'
import {
  type MembershipContract,
  membershipRefusal,
  refundOfPayment,
} from '#domain/membership/membershipWithdrawals/membershipPeriod.ts'

const DAY = 86_400_000
const STARTED = new Date('2026-11-25T15:00:00Z')
const at = (days: number) => new Date(STARTED.getTime() + days * DAY)
const contract = (more: Partial<MembershipContract> = {}): MembershipContract => ({
  ...{ country: 'DE', status: 'active', startedAt: STARTED },
  ...more,
})

describe('a membership can be withdrawn from', () => {
  it.each<[string, Partial<MembershipContract>, number, string | null]>([
    ['on the first day', {}, 0, null],
    ['on the fourteenth day', {}, 14, null],
    ['in its free trial', { status: 'trialing' }, 3, null],
    ['after a failed payment', { status: 'past_due' }, 9, null],
    ['from the United Kingdom', { country: 'GB' }, 1, null],
    ['not from the sixteenth day on', {}, 16, 'expired'],
    ['not from the United States', { country: 'US' }, 1, 'not_offered'],
    ['not without a country', { country: null }, 1, 'not_offered'],
    ['not once it has ended', { status: 'canceled' }, 1, 'no_contract'],
    ['not before it began', { status: 'pending', startedAt: null }, 1, 'no_contract'],
  ])('%s', (_, more, days, refusal) => {
    expect(membershipRefusal(contract(more), at(days))).toBe(refusal)
  })

  it('until noon UTC after the fourteenth day, or after the Monday that follows a weekend', () => {
    expect(membershipRefusal(contract(), new Date('2026-12-10T11:59:59Z'))).toBeNull()
    expect(membershipRefusal(contract(), new Date('2026-12-10T12:00:00Z'))).toBe('expired')
    const onSaturday = contract({ startedAt: new Date('2026-11-28T15:00:00Z') })
    expect(membershipRefusal(onSaturday, new Date('2026-12-15T11:59:59Z'))).toBeNull()
    expect(membershipRefusal(onSaturday, new Date('2026-12-15T12:00:00Z'))).toBe('expired')
  })
})

describe('what goes back of a payment', () => {
  const payment = { cents: 1212, paidAt: STARTED, paidUntil: at(30) }
  it.each<[string, number, boolean, number]>([
    ['at once, everything', 0, true, 1212],
    ['after ten of thirty days, two thirds', 10, true, 808],
    ['a fraction of a cent is the member’s', 1, true, 1172],
    ['without the request to begin at once, everything', 10, false, 1212],
    ['paid after the withdrawal, everything', -1, true, 1212],
    ['never less than nothing', 31, true, 0],
  ])('%s', (_, days, hasRequest, cents) => {
    expect(refundOfPayment(payment, { submittedAt: at(days), hasRequest })).toBe(cents)
  })

  it('is everything while the paid period is unknown', () => {
    const statement = { submittedAt: at(3), hasRequest: true }
    expect(refundOfPayment({ ...payment, paidUntil: null }, statement)).toBe(1212)
    expect(refundOfPayment({ ...payment, paidAt: null }, statement)).toBe(1212)
  })
})
