import { describe, expect, it } from 'vitest'
import { contractSettlement, shareOut } from '#domain/membership/membershipWithdrawals/contractSettlement.ts'
import type { ContractPeriod } from '#providers/stripe/membershipContract.ts'

const DAY = 86_400_000
const STARTED = new Date('2026-11-01T00:00:00Z')
const at = (days: number) => new Date(STARTED.getTime() + days * DAY)

const month = (from: number, paidCents: number, creditedCents = 0): ContractPeriod => ({
  from: at(from),
  until: at(from + 30),
  valueCents: 3000,
  creditedCents,
  paidCents,
  creditUsedCents: 0,
})
const year = (from: number, paidCents: number, creditedCents = 0): ContractPeriod => ({
  from: at(from),
  until: at(from + 365),
  valueCents: 36500,
  creditedCents,
  paidCents,
  creditUsedCents: 0,
})

describe('after a withdrawal from a contract whose plan was changed', () => {
  it.each<[string, ContractPeriod[], number, { owedCents: number; creditCents: number } | null]>([
    [
      'six days of a month and four of a year are paid for',
      [month(0, 3000), year(6, 34100, 2400)],
      10,
      { owedCents: 37100 - 600 - 400, creditCents: 0 },
    ],
    [
      'three days of a year and five of a month are paid for, and the rest of the year is no credit any more',
      [year(0, 36500), month(3, 0, 36200)],
      8,
      { owedCents: 36500 - 300 - 500, creditCents: 33200 },
    ],
    [
      'a change there and back within a day costs what was used',
      [month(0, 3000), year(0, 33500, 3000), month(0, 0, 36500)],
      1,
      { owedCents: 36500 - 100, creditCents: 33500 },
    ],
    [
      'fractions of a cent are the member’s',
      [month(0, 3000), year(6, 34100, 2400)],
      6 + 1 / 36500,
      { owedCents: 37100 - 600, creditCents: 0 },
    ],
    [
      'a credit from elsewhere that is still there stays',
      [year(0, 35000), month(3, 0, 36200)],
      3,
      { owedCents: 35000 - 300, creditCents: 31700 },
    ],
    ['a credit from elsewhere that paid a part is for a person', [month(0, 2000), year(6, 34100, 2400)], 10, null],
    [
      'a trial before the first payment costs nothing',
      [{ ...month(-7, 0), valueCents: 0 }, month(0, 3000), year(6, 34100, 2400)],
      6,
      { owedCents: 37100 - 600, creditCents: 0 },
    ],
  ])('%s', (_what, periods, days, settlement) => {
    expect(contractSettlement(periods, { submittedAt: at(days), hasRequest: true })).toEqual(settlement)
  })

  it('everything is owed without the request to begin at once', () => {
    const statement = { submittedAt: at(8), hasRequest: false }
    expect(contractSettlement([year(0, 36500), month(3, 0, 36200)], statement)).toEqual({
      owedCents: 36500,
      creditCents: 33200,
    })
  })
})

describe('a refund of several payments', () => {
  const payment = (cents: number, paymentIntentId: string | null = `pi_${cents}`) => ({
    invoiceId: `in_${cents}`,
    paymentIntentId,
    cents,
    paidAt: STARTED,
  })
  it.each([
    ['takes the first payment first', 500, [payment(900), payment(300)], [payment(900)], [500]],
    ['takes the rest from the next', 1000, [payment(900), payment(300)], [payment(900), payment(300)], [900, 100]],
    ['takes nothing for nothing', 0, [payment(900)], [], []],
  ])('%s', (_what, cents, payments, taken, shares) => {
    expect(shareOut(cents, payments)).toEqual(taken.map((one, index) => ({ ...one, cents: shares[index] })))
  })

  it.each([
    ['more than was paid', 1000, [payment(900)]],
    ['a payment without a card', 500, [payment(900, null)]],
  ])('is for a person with %s', (_what, cents, payments) => {
    expect(shareOut(cents, payments)).toBeNull()
  })
})
