import type { Cents } from '#contracts/money.ts'
import type { FulfilmentState, PaymentState } from '#contracts/orders.ts'

type Moves<State extends string> = Record<State, readonly State[]>

/** From each state, the states an order's payment may go to. Paid is never pending again. */
export const paymentMoves: Moves<PaymentState> = {
  pending: ['paid', 'failed'],
  // A payment can still come in after the order was given up: money is never dropped.
  failed: ['paid'],
  paid: ['partially_refunded', 'refunded'],
  // Back, because a bank may send a refund back that had seemed to succeed.
  partially_refunded: ['refunded', 'paid'],
  refunded: ['partially_refunded', 'paid'],
}

/** Likewise for what happens to the goods. */
export const fulfilmentMoves: Moves<FulfilmentState> = {
  none: ['held', 'needs_attention', 'cancelled'],
  held: ['submitted', 'needs_attention', 'cancelled'],
  submitted: ['in_production', 'shipped', 'partially_shipped', 'needs_attention', 'cancelled'],
  in_production: ['shipped', 'partially_shipped', 'needs_attention', 'cancelled'],
  partially_shipped: ['shipped', 'delivered', 'needs_attention'],
  shipped: ['delivered', 'needs_attention'],
  delivered: [],
  needs_attention: ['held', 'submitted', 'in_production', 'shipped', 'partially_shipped', 'delivered', 'cancelled'],
  cancelled: [],
}

/** The states from which `to` may be reached. */
export function statesBefore<State extends string>(moves: Moves<State>, to: State): State[] {
  return (Object.keys(moves) as State[]).filter((from) => moves[from].includes(to))
}

type GoneBack = { totalCents: Cents; refundedCents: Cents }

/** Where the payment is, by how much of it has gone back; what a bank took back for good has gone back too. */
export function paymentAfter({ totalCents, refundedCents }: GoneBack): PaymentState {
  if (refundedCents >= totalCents) return 'refunded'
  return refundedCents > 0 ? 'partially_refunded' : 'paid'
}
