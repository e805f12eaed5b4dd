import type { Cents } from '#contracts/shared/money.ts'
import type { DisputeOutcome } from '#contracts/shop/orders.ts'
import { endOfPeriod } from '#domain/shop/withdrawals/withdrawalPeriod.ts'

type GiftContract = {
  payment: 'pending' | 'paid' | 'failed'
  paidAt: Date | null
  offersWithdrawal: boolean
  disputeOutcome: DisputeOutcome | null
  isRedeemed: boolean
  /** What can go back: see `refundableCents`. */
  leftCents: Cents
}

export type GiftWithdrawalRefusal = 'no_contract' | 'not_offered' | 'expired' | 'redeemed' | 'disputed' | 'nothing_left'

/** The period begins with the purchase, not with the day on which the gift is sent. */
export function giftWithdrawalRefusal(gift: GiftContract, now: Date): GiftWithdrawalRefusal | null {
  const { payment, paidAt, offersWithdrawal, disputeOutcome, isRedeemed, leftCents } = gift
  if (payment !== 'paid' || paidAt === null) return 'no_contract'
  if (!offersWithdrawal) return 'not_offered'
  if (now >= endOfPeriod(paidAt)) return 'expired'
  if (isRedeemed) return 'redeemed'
  if (disputeOutcome === 'open' || disputeOutcome === 'inquiry') return 'disputed'
  return leftCents <= 0 ? 'nothing_left' : null
}
