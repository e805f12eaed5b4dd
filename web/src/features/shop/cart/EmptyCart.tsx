import { t } from '../../../lib/text.ts'
import { ShopButton } from '../../../ui/ShopButton.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'

export function EmptyCart() {
  return (
    <EmptyState title={t('Your cart is empty')} actions={<ShopButton>{t('Shop Now')}</ShopButton>}>
      {t('Everything you add stays here for 30 days.')}
    </EmptyState>
  )
}
