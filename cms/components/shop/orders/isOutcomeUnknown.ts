import type { Order } from '../../../../payload-types.ts'

/** It is unknown whether the print provider has the order; an employee must check there. */
export const isOutcomeUnknown = (order: Order): boolean => !order.providerOrderId && Boolean(order.submitStartedAt)
