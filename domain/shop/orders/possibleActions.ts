import type { DisputeOutcome, FulfilmentState, PaymentState } from '#contracts/shop/orders.ts'
import { isPaid, isHeldByBank } from './mayCancel.ts'
import { fulfilmentMoves } from './orderStates.ts'

export type OrderAction =
  'cancel' | 'refund' | 'retry' | 'deliver' | 'resolve' | 'resend-mail' | 'correct-address' | 'ask-address'

type OrderFacts = {
  payment: PaymentState
  fulfilment: FulfilmentState
  email: string
  hasProblem?: boolean
  disputeOutcome?: DisputeOutcome | null
  cancelRequestedAt?: string | null
  /** When the print provider began with it. */
  confirmedAt?: string | null
}

/** For display; the server decides again. */
export function possibleActions(order: OrderFacts): OrderAction[] {
  const {
    payment,
    fulfilment,
    hasProblem = false,
    disputeOutcome = null,
    cancelRequestedAt,
    confirmedAt,
    email,
  } = order
  const wasPaid = isPaid(payment) || payment === 'refunded'
  const isStuck = fulfilment === 'needs_attention'
  const mayPrint =
    isPaid(payment) && !cancelRequestedAt && !isHeldByBank(disputeOutcome) && disputeOutcome !== 'inquiry'
  const isCorrectable = mayPrint && !confirmedAt && email !== ''
  const next = fulfilmentMoves[fulfilment]
  const actions: Record<OrderAction, boolean> = {
    retry: mayPrint && isStuck,
    'correct-address': isCorrectable && (isStuck || fulfilment === 'held'),
    'ask-address': isCorrectable && isStuck,
    cancel: wasPaid && !cancelRequestedAt && next.includes('cancelled'),
    refund: isPaid(payment) && !isHeldByBank(disputeOutcome),
    deliver: next.includes('delivered'),
    resolve: hasProblem && !isStuck,
    'resend-mail': wasPaid && email !== '',
  }
  return (Object.keys(actions) as OrderAction[]).filter((action) => actions[action])
}
