import type { DisputeOutcome, FulfilmentState, PaymentState } from '#contracts/orders.ts'
import { isPaid, isHeldByBank } from './mayCancel.ts'
import { fulfilmentMoves } from './orderStates.ts'

export type OrderAction =
  'cancel' | 'refund' | 'retry' | 'deliver' | 'resolve' | 'resend-mail' | 'correct-address' | 'ask-address'

type OrderFacts = {
  payment: PaymentState
  fulfilment: FulfilmentState
  email: string
  problem?: string | null
  disputeOutcome?: DisputeOutcome | null
  cancelRequestedAt?: string | null
  /** When the print provider began with it. */
  confirmedAt?: string | null
}

/** For display; the server decides again. */
export function possibleActions(order: OrderFacts): OrderAction[] {
  const { payment, fulfilment, problem, disputeOutcome = null, cancelRequestedAt, confirmedAt, email } = order
  const wasPaid = isPaid(payment) || payment === 'refunded'
  const isStuck = fulfilment === 'needs_attention'
  const isHere =
    isPaid(payment) && (isStuck || fulfilment === 'held') && !confirmedAt && !cancelRequestedAt && email !== ''
  const next = fulfilmentMoves[fulfilment]
  const actions: Record<OrderAction, boolean> = {
    retry:
      isPaid(payment) && isStuck && !cancelRequestedAt && !isHeldByBank(disputeOutcome) && disputeOutcome !== 'inquiry',
    cancel: wasPaid && !cancelRequestedAt && next.includes('cancelled'),
    refund: isPaid(payment) && !isHeldByBank(disputeOutcome),
    deliver: next.includes('delivered'),
    resolve: Boolean(problem) && !isStuck,
    'correct-address': isHere,
    'ask-address': isHere && isStuck,
    'resend-mail': wasPaid && email !== '',
  }
  return (Object.keys(actions) as OrderAction[]).filter((action) => actions[action])
}
