import type { Capability } from '#contracts/roles.ts'
import {
  cancelOrder,
  markDelivered,
  refundOrder,
  resendOrderMail,
  sendOrderOn,
  settleProblem,
} from '#contracts/routes/orders.ts'
import type { OrderAction } from '#domain/orders/possibleActions.ts'

const NEEDS: Record<OrderAction, Capability> = {
  cancel: cancelOrder.access,
  refund: refundOrder.access,
  retry: sendOrderOn.access,
  deliver: markDelivered.access,
  resolve: settleProblem.access,
  'resend-mail': resendOrderMail.access,
}

export const capabilityOf = (action: OrderAction): Capability => NEEDS[action]
