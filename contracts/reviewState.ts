import type { FulfilmentState, PaymentState } from './orders.ts'

type Sold = { payment: PaymentState; fulfilment: FulfilmentState }

/** Goods that arrived can be reviewed even after a refund: its reason may be what others should know. */
export function reviewState({ payment, fulfilment }: Sold): 'open' | 'not-shipped' | 'closed' {
  if (payment === 'pending' || payment === 'failed' || fulfilment === 'cancelled') return 'closed'
  if (fulfilment === 'delivered') return 'open'
  if (payment === 'refunded') return 'closed'
  return fulfilment === 'shipped' || fulfilment === 'partially_shipped' ? 'open' : 'not-shipped'
}
