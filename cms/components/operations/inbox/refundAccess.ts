import { type Capability, may, type Role } from '#contracts/platform/roles.ts'
import { refundMembershipPayment } from '#contracts/routes/membership/membershipPayments.ts'
import { refundClaimed } from '#contracts/routes/shop/claims.ts'
import { refundOrder } from '#contracts/routes/shop/orders.ts'
import { settleWithdrawal } from '#contracts/routes/shop/withdrawals.ts'

/** The kinds of items that can be refunded in the inbox, and the right that each refund needs. */
const REFUND_ACCESS = {
  order: refundOrder.access,
  claim: refundClaimed.access,
  withdrawal: settleWithdrawal.access,
  payment: refundMembershipPayment.access,
} as const satisfies Record<string, Capability>
export type RefundableKind = keyof typeof REFUND_ACCESS

export const refundableKinds = (person: { role?: Role | null } | null | undefined): RefundableKind[] =>
  (Object.keys(REFUND_ACCESS) as RefundableKind[]).filter((kind) => may(person, REFUND_ACCESS[kind]))
