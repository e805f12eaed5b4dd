import type { FulfilmentState, PaymentState } from './orders.ts'

type Sold = { payment: PaymentState; fulfilment: FulfilmentState; isReplacement: boolean }

/**
 * Goods that arrived can be reviewed even after a refund: its reason may be what others should know. The line that was
 * bought is reviewed, not its replacement.
 */
export function reviewState({ payment, fulfilment, isReplacement }: Sold): 'open' | 'not-shipped' | 'closed' {
  if (isReplacement) return 'closed'
  if (payment === 'pending' || payment === 'failed' || fulfilment === 'cancelled') return 'closed'
  if (fulfilment === 'delivered') return 'open'
  if (payment === 'refunded') return 'closed'
  return fulfilment === 'shipped' || fulfilment === 'partially_shipped' ? 'open' : 'not-shipped'
}
