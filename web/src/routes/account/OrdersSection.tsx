import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { AccountSection, Actions } from './AccountSection.tsx'
import { t } from '../../lib/text.ts'

export function OrdersSection() {
  return (
    <AccountSection title={t('Orders')} about={t('What you bought, where it is now, and what you saved for later.')}>
      <Actions>
        <ButtonLink to="/orders" $tone="outline">
          {t('Your orders')}
        </ButtonLink>
        <ButtonLink to="/wish-list" $tone="outline">
          {t('Your wish list')}
        </ButtonLink>
      </Actions>
    </AccountSection>
  )
}
