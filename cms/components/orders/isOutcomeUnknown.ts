import type { Order } from '../../../payload-types.ts'

/** Nobody knows whether the print provider has it: somebody has to look there. */
export const isOutcomeUnknown = (order: Order): boolean => !order.providerOrderId && Boolean(order.submitStartedAt)
