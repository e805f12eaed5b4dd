import type Stripe from 'stripe'
import type { DisputeOutcome } from '#contracts/orders.ts'
import type { Cents } from '#contracts/money.ts'

type DisputeState = {
  outcome: DisputeOutcome
  /** Whether what the bank has taken is with the buyer, until another state says otherwise. */
  isGone: boolean
}

/** What each state of a dispute at Stripe means. */
export const disputeStates: Record<string, DisputeState> = {
  warning_needs_response: { outcome: 'inquiry', isGone: false },
  warning_under_review: { outcome: 'inquiry', isGone: false },
  warning_closed: { outcome: 'closed', isGone: false },
  needs_response: { outcome: 'open', isGone: false },
  under_review: { outcome: 'open', isGone: false },
  won: { outcome: 'won', isGone: false },
  lost: { outcome: 'lost', isGone: true },
  // An appeal follows a dispute that was lost: the buyer has the money, but the case is open.
  appeal_needs_response: { outcome: 'open', isGone: true },
  appeal_under_review: { outcome: 'open', isGone: true },
  prevented: { outcome: 'prevented', isGone: true },
}

/** Of several disputes of one payment, the first of these decides. */
const WORST_FIRST: DisputeOutcome[] = ['lost', 'open', 'inquiry', 'prevented', 'won', 'closed']

export type CardDisputes = {
  /** Null without any dispute. */
  outcome: DisputeOutcome | null
  /** What the bank took back for good, which need not be all. */
  lostCents: Cents
  /** Disputes in a state that this version does not know; `outcome` and `lostCents` leave them out. */
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
 * What was withdrawn, less what was reinstated. Without a transaction in the dispute's currency, as where an account is
 * paid in another one, its amount; a prevented dispute may have moved nothing at all.
 */
function takenCents({ status, amount, currency, balance_transactions: transactions }: Stripe.Dispute): Cents {
  const moved = transactions.filter((transaction) => transaction.currency === currency)
  if (moved.length === 0) return status === 'prevented' && transactions.length === 0 ? 0 : amount
  return Math.max(0, -moved.reduce((sum, transaction) => sum + transaction.amount, 0))
}
