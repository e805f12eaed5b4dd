import type { Cents } from '#contracts/shared/money.ts'
import type { FulfilmentState, PaymentState } from '#contracts/shop/orders.ts'

type Moves<State extends string> = Record<State, readonly State[]>

/** A paid order never becomes pending again. */
export const paymentMoves: Moves<PaymentState> = {
  pending: ['paid', 'failed'],
  // A payment can succeed after the order was given up; the money must be accounted for.
  failed: ['paid'],
  paid: ['partially_refunded', 'refunded'],
  // Backwards, because a bank may return a refund that had succeeded.
  partially_refunded: ['refunded', 'paid'],
  refunded: ['partially_refunded', 'paid'],
}

export const fulfilmentMoves: Moves<FulfilmentState> = {
  none: ['held', 'needs_attention', 'cancelled'],
  // Own goods go straight into their parcels.
  held: ['submitted', 'shipped', 'partially_shipped', 'needs_attention', 'cancelled'],
  submitted: ['in_production', 'shipped', 'partially_shipped', 'needs_attention', 'cancelled'],
  in_production: ['shipped', 'partially_shipped', 'needs_attention', 'cancelled'],
  partially_shipped: ['shipped', 'delivered', 'needs_attention'],
  shipped: ['delivered', 'needs_attention'],
  delivered: [],
  needs_attention: ['held', 'submitted', 'in_production', 'shipped', 'partially_shipped', 'delivered', 'cancelled'],
  cancelled: [],
}

export function statesBefore<State extends string>(moves: Moves<State>, to: State): State[] {
  return (Object.keys(moves) as State[]).filter((from) => moves[from].includes(to))
}

type RefundState = { totalCents: Cents; refundedCents: Cents }

/** Money lost in a dispute counts as refunded. */
export function paymentAfter({ totalCents, refundedCents }: RefundState): PaymentState {
  if (refundedCents >= totalCents) return 'refunded'
  return refundedCents > 0 ? 'partially_refunded' : 'paid'
}
