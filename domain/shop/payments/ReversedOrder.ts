import type { Cents } from '#contracts/shared/money.ts'
import type { DisputeOutcome, FulfilmentState, PaymentState } from '#contracts/shop/orders.ts'

export type ReversedOrder = {
  id: number
  reference: string
  payment: PaymentState
  fulfilment: FulfilmentState
  totalCents: Cents
  disputeOutcome: DisputeOutcome | null
}
