import type { Capability } from '#contracts/platform/roles.ts'
import {
  askForOrderAddress,
  cancelOrder,
  correctOrderAddress,
  deliverOrder,
  refundOrder,
  resendOrderMail,
  resolveProblem,
  retryOrder,
} from '#contracts/routes/shop/orders.ts'
import type { OrderAction } from '#domain/shop/orders/possibleActions.ts'

const NEEDS: Record<OrderAction, Capability> = {
  cancel: cancelOrder.access,
  refund: refundOrder.access,
  retry: retryOrder.access,
  deliver: deliverOrder.access,
  resolve: resolveProblem.access,
  'resend-mail': resendOrderMail.access,
  'correct-address': correctOrderAddress.access,
  'ask-address': askForOrderAddress.access,
}

export const capabilityOf = (action: OrderAction): Capability => NEEDS[action]
