import type { Order } from '../../../payload-types.ts'

export type OrderAction = 'cancel' | 'refund' | 'retry' | 'deliver' | 'resolve' | 'resend-mail'

/** What may be done with an order as it is; the server decides again. */
export function possibleActions(order: Order): OrderAction[] {
  const { payment, fulfilment, problem } = order
  const isPaid = payment === 'paid' || payment === 'partially_refunded'
  const wasPaid = isPaid || payment === 'refunded'
  const isWithBank = order.disputeOutcome === 'open' || order.disputeOutcome === 'lost'
  const isStuck = fulfilment === 'needs_attention'
  const actions: Record<OrderAction, boolean> = {
    retry: isPaid && isStuck && !order.cancelRequestedAt && !isWithBank && order.disputeOutcome !== 'inquiry',
    cancel:
      wasPaid &&
      !order.cancelRequestedAt &&
      (isStuck || fulfilment === 'held' || fulfilment === 'submitted' || fulfilment === 'in_production'),
    refund: isPaid && !isWithBank,
    deliver: isStuck || fulfilment === 'shipped' || fulfilment === 'partially_shipped',
    resolve: Boolean(problem) && !isStuck,
    'resend-mail': wasPaid && order.email !== '',
  }
  return (Object.keys(actions) as OrderAction[]).filter((action) => actions[action])
}

/** Nobody knows whether the print provider has it: somebody has to look there. */
export const isOutcomeUnknown = (order: Order): boolean => !order.providerOrderId && Boolean(order.submitStartedAt)
