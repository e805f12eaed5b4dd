import type { FulfilmentState, OrderStepName, PaymentState } from '#contracts/shop/orders.ts'

type Facts = {
  payment: PaymentState
  fulfilment: FulfilmentState
  createdAt: Date
  paidAt: Date | null
  confirmAfter: Date | null
  confirmedAt: Date | null
  shippedAt: Date | null
  deliveredAt: Date | null
  /** False where all of it is our own goods. */
  isPrinted: boolean
}
type OrderStep = { step: OrderStepName; at: Date | null; isDone: boolean }

const PRINTING: FulfilmentState[] = ['submitted', 'in_production', 'partially_shipped', 'shipped', 'delivered']

/** Without the steps that a canceled, refunded or unpaid order will never make. */
export function orderSteps(order: Facts): OrderStep[] {
  const { payment, fulfilment, confirmedAt, shippedAt } = order
  const isPrinting = confirmedAt !== null || PRINTING.includes(fulfilment)
  const steps: OrderStep[] = [
    { step: 'ordered', at: order.createdAt, isDone: true },
    { step: 'paid', at: order.paidAt, isDone: payment !== 'pending' && payment !== 'failed' },
    { step: 'held', at: order.confirmAfter, isDone: isPrinting },
    { step: 'printing', at: confirmedAt, isDone: isPrinting },
    { step: 'shipped', at: shippedAt, isDone: ['shipped', 'delivered'].includes(fulfilment) },
    { step: 'delivered', at: order.deliveredAt, isDone: fulfilment === 'delivered' },
  ]
  const isMade = ({ step }: OrderStep) => order.isPrinted || (step !== 'held' && step !== 'printing')
  const goesOn = (payment === 'paid' || payment === 'partially_refunded') && fulfilment !== 'cancelled'
  return steps.filter((step) => isMade(step) && (goesOn || step.isDone))
}
