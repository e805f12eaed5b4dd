import type { GiftWithdrawal } from '#contracts/membership/giftWithdrawals.ts'
import { centsOf } from '#contracts/shared/money.ts'
import { formatMoney } from '../../../lib/money.ts'
import { StatementReceipt } from './StatementReceipt.tsx'
import { t } from '../../../lib/text.ts'

export function GiftWithdrawn({ withdrawal }: { withdrawal: GiftWithdrawal }) {
  const refund = (
    <>
      <dt>{t('Refund')}</dt>
      <dd>{formatMoney(centsOf(withdrawal.refund))}</dd>
    </>
  )
  return (
    <StatementReceipt contract={t('Purchase')} withdrawal={withdrawal} details={refund}>
      <p>
        {t(
          'The receipt is on its way to your email. The gift’s code no longer works, and we refund what was left of the gift to the card you paid with.',
        )}
      </p>
    </StatementReceipt>
  )
}
