import type Stripe from 'stripe'
import type { DisputeOutcome } from '#contracts/shop/orders.ts'
import type { Cents } from '#contracts/shared/money.ts'

type DisputeState = {
  outcome: DisputeOutcome
  isGone: boolean
}

export const disputeStates: Record<string, DisputeState> = {
  warning_needs_response: { outcome: 'inquiry', isGone: false },
  warning_under_review: { outcome: 'inquiry', isGone: false },
  warning_closed: { outcome: 'closed', isGone: false },
  needs_response: { outcome: 'open', isGone: false },
  under_review: { outcome: 'open', isGone: false },
  won: { outcome: 'won', isGone: false },
  lost: { outcome: 'lost', isGone: true },
  // The buyer has the money of a lost dispute, but with an appeal the case is open.
  appeal_needs_response: { outcome: 'open', isGone: true },
  appeal_under_review: { outcome: 'open', isGone: true },
  prevented: { outcome: 'prevented', isGone: true },
}

/** With several disputes of one payment, the first of these applies. */
const WORST_FIRST: DisputeOutcome[] = ['lost', 'open', 'inquiry', 'prevented', 'won', 'closed']

export type CardDisputes = {
  outcome: DisputeOutcome | null
  /** What the bank withdrew for good; may be less than the payment. */
  lostCents: Cents
  /** Disputes with an unknown status; `outcome` and `lostCents` ignore them. */
  unknown: { id: string; status: string }[]
}

export function readDisputes(disputes: Stripe.Dispute[]): CardDisputes {
  const known = disputes.flatMap((dispute) => {
    const state = disputeStates[dispute.status]
    return state ? [{ ...state, lostCents: state.isGone ? takenCents(dispute) : 0 }] : []
  })
  return {
    outcome: WORST_FIRST.find((outcome) => known.some((dispute) => dispute.outcome === outcome)) ?? null,
    lostCents: known.reduce((sum, dispute) => sum + dispute.lostCents, 0),
    unknown: disputes.flatMap(({ id, status }) => (disputeStates[status] ? [] : [{ id, status }])),
  }
}

/**
 * Withdrawn less reinstated. Without a balance transaction in the dispute's currency, its amount; a prevented dispute
 * may have moved nothing.
 */
function takenCents({ status, amount, currency, balance_transactions: transactions }: Stripe.Dispute): Cents {
  const moved = transactions.filter((transaction) => transaction.currency === currency)
  if (moved.length === 0) return status === 'prevented' && transactions.length === 0 ? 0 : amount
  return Math.max(0, -moved.reduce((sum, transaction) => sum + transaction.amount, 0))
}
