import { hasWithdrawal } from '#contracts/shop/markets.ts'
import type { Cents } from '#contracts/shared/money.ts'
import { RUNNING, type StoredStatus } from '../subscriptions/StoredStatus.ts'
import { endOfPeriod } from '#domain/shop/withdrawals/withdrawalPeriod.ts'

export type MembershipContract = {
  country: string | null
  status: StoredStatus
  startedAt: Date | null
}

type MembershipRefusal = 'not_offered' | 'no_contract' | 'expired'

/** The period begins with the contract, not with the first payment after a free trial. */
export function membershipRefusal(
  { country, status, startedAt }: MembershipContract,
  now: Date,
): MembershipRefusal | null {
  if (country === null || !hasWithdrawal(country)) return 'not_offered'
  if (startedAt === null || !RUNNING.includes(status)) return 'no_contract'
  return now >= endOfPeriod(startedAt) ? 'expired' : null
}

type Payment = { cents: Cents; paidAt: Date | null; paidUntil: Date | null }

/**
 * With the request to begin at once, the days until the withdrawal are paid for (Directive 2011/83/EU, article 14(3));
 * without it nothing is (article 14(4)(a)). Fractions of a cent are the member's.
 */
export function refundOfPayment(
  { cents, paidAt, paidUntil }: Payment,
  { submittedAt, hasRequest }: { submittedAt: Date; hasRequest: boolean },
): Cents {
  if (!hasRequest || !paidAt || !paidUntil) return cents
  const paidFor = paidUntil.getTime() - paidAt.getTime()
  const used = submittedAt.getTime() - paidAt.getTime()
  if (used <= 0 || paidFor <= 0) return cents
  return Math.max(0, cents - Math.floor((cents * used) / paidFor))
}
