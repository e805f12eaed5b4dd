import type { FulfilmentState, PaymentState } from '#contracts/orders.ts'

type Moves<State extends string> = Record<State, readonly State[]>

/** From each state, the states an order's payment may go to. Never back: paid is not pending again. */
export const paymentMoves: Moves<PaymentState> = {
  pending: ['paid', 'failed'],
  // A payment can still come in after the order was given up: money is never dropped.
  failed: ['paid'],
  paid: ['partially_refunded', 'refunded'],
  partially_refunded: ['refunded'],
  refunded: [],
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
  needs_attention: ['held', 'submitted', 'in_production', 'shipped', 'partially_shipped', 'cancelled'],
  cancelled: [],
}

/** The states from which `to` may be reached. */
export function statesBefore<State extends string>(moves: Moves<State>, to: State): State[] {
  return (Object.keys(moves) as State[]).filter((from) => moves[from].includes(to))
}
