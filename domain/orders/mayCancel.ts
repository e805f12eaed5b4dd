import type { DisputeOutcome, FulfilmentState, PaymentState } from '#contracts/orders.ts'

export type Cancellable = {
  payment: PaymentState
  fulfilment: FulfilmentState
  cancelRequestedAt: Date | null
  disputeOutcome: DisputeOutcome | null
}

/** Whether its buyer may call an order off: while it is held, once, and not while the bank has the money. */
export function mayCancel({ payment, fulfilment, cancelRequestedAt, disputeOutcome }: Cancellable): boolean {
  return isPaid(payment) && fulfilment === 'held' && !cancelRequestedAt && !isWithBank(disputeOutcome)
}

export const isPaid = (payment: PaymentState): boolean => payment === 'paid' || payment === 'partially_refunded'

/** The card's bank has taken the money back, for now or for good. */
export const isWithBank = (outcome: Cancellable['disputeOutcome']): boolean => outcome === 'open' || outcome === 'lost'
