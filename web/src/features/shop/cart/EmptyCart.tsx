import { t } from '../../../lib/text.ts'
import { ButtonLink } from '../../../ui/ButtonLink.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'

export function EmptyCart() {
  return (
    <EmptyState title={t('Your cart is empty')} actions={<ButtonLink to="/merchandise">{t('Shop Now')}</ButtonLink>}>
      {t('Everything you add stays here for 30 days.')}
    </EmptyState>
  )
}
