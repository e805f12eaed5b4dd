import type { Cents } from '#contracts/money.ts'
import type { DisputeOutcome } from '#contracts/orders.ts'
import { endOfPeriod } from '../../withdrawals/withdrawalPeriod.ts'

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

/** What the buyer reads. */
export const REFUSALS: Record<GiftWithdrawalRefusal, string> = {
  no_contract: 'This gift was never paid. There’s nothing to withdraw from.',
  not_offered:
    'When you bought this gift, the shop didn’t offer a right of withdrawal. Write to us if something is wrong.',
  expired: 'The 14 days for withdrawing have passed. Write to us if something is wrong with your gift.',
  redeemed: 'This membership was redeemed, so it can’t be withdrawn from. It runs until its end, and nothing renews.',
  disputed: 'Your bank is checking this payment. You can withdraw once it has decided.',
  nothing_left:
    'Nothing is left of this gift: it was spent or refunded. An order that it paid for can be withdrawn from by itself.',
}
