import type { MembershipWithdrawal } from '#contracts/membership/membershipWithdrawals.ts'
import { StatementReceipt } from './StatementReceipt.tsx'
import { t } from '../../../lib/text.ts'

export function MembershipWithdrawn({ withdrawal }: { withdrawal: MembershipWithdrawal }) {
  return (
    <StatementReceipt contract={t('Membership')} withdrawal={withdrawal}>
      <p>
        {t(
          'The receipt is on its way to your email. Your membership has ended, and you won’t be charged again. The receipt says what we refund, the way you paid.',
        )}
      </p>
    </StatementReceipt>
  )
}
