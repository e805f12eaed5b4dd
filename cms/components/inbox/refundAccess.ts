import { type Capability, may, type Role } from '#contracts/platform/roles.ts'
import { refundMembershipPayment } from '#contracts/routes/membership/membershipPayments.ts'
import { refundClaimed } from '#contracts/routes/shop/claims.ts'
import { refundOrder } from '#contracts/routes/shop/orders.ts'
import { settleWithdrawal } from '#contracts/routes/shop/withdrawals.ts'

/** What can be refunded in the list, and who may do it. */
const REFUND_ACCESS = {
  order: refundOrder.access,
  claim: refundClaimed.access,
  withdrawal: settleWithdrawal.access,
  payment: refundMembershipPayment.access,
} as const satisfies Record<string, Capability>
export type RefundableKind = keyof typeof REFUND_ACCESS

export const refundableKinds = (person: { role?: Role | null } | null | undefined): RefundableKind[] =>
  (Object.keys(REFUND_ACCESS) as RefundableKind[]).filter((kind) => may(person, REFUND_ACCESS[kind]))
