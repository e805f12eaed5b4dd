import type { MembershipWithdrawal } from '#contracts/membershipWithdrawals.ts'
import { StatementReceipt } from './StatementReceipt.tsx'

export function MembershipWithdrawn({ withdrawal }: { withdrawal: MembershipWithdrawal }) {
  return (
    <StatementReceipt contract="Membership" withdrawal={withdrawal}>
      <p>
        The receipt is on its way to your email. Your membership has ended, and you won’t be charged again. The receipt
        says what we refund, the way you paid.
      </p>
    </StatementReceipt>
  )
}
