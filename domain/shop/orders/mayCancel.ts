import type { DisputeOutcome, FulfilmentState, PaymentState } from '#contracts/shop/orders.ts'

export type Cancellable = {
  payment: PaymentState
  fulfilment: FulfilmentState
  cancelRequestedAt: Date | null
  disputeOutcome: DisputeOutcome | null
}

export function mayCancel({ payment, fulfilment, cancelRequestedAt, disputeOutcome }: Cancellable): boolean {
  return isPaid(payment) && fulfilment === 'held' && !cancelRequestedAt && !isHeldByBank(disputeOutcome)
}

export const isPaid = (payment: PaymentState): boolean => payment === 'paid' || payment === 'partially_refunded'

/** The card's bank has taken the money back, temporarily or permanently. */
export const isHeldByBank = (outcome: Cancellable['disputeOutcome']): boolean =>
  outcome === 'open' || outcome === 'lost'
