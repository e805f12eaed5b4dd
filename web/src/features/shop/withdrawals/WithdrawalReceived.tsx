import type { Withdrawal } from '#contracts/shop/withdrawals.ts'
import { ShopButton } from '../../../ui/ShopButton.tsx'
import { StatementReceipt } from './StatementReceipt.tsx'
import { t } from '../../../lib/text.ts'
import { lineVariantText, withVariantInBrackets } from '../articles/variantText.ts'

export function WithdrawalReceived({ withdrawal }: { withdrawal: Withdrawal }) {
  const items = (
    <>
      <dt>{t('Items')}</dt>
      <dd>
        {withdrawal.items.map(({ id, quantity, title, size, color }) => (
          <div key={id}>
            {quantity} × {withVariantInBrackets(title, lineVariantText({ color, size }))}
          </div>
        ))}
      </dd>
    </>
  )
  return (
    <StatementReceipt contract={t('Order')} withdrawal={withdrawal} details={items}>
      <p>
        {t(
          'The receipt is on its way to your email. It says where to send the goods, if you have them. We refund what you paid for them, the way you paid. Shipping is one price per order: it goes back with the last item.',
        )}
      </p>
      <p>
        <ShopButton $tone="outline">{t('Continue Shopping')}</ShopButton>
      </p>
    </StatementReceipt>
  )
}
