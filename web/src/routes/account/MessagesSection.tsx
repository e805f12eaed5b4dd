import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { AccountSection, Actions } from './AccountSection.tsx'
import { t } from '../../lib/text.ts'

export function MessagesSection() {
  return (
    <AccountSection title={t('Messages')} about={t('What you asked us, and what we answered.')}>
      <Actions>
        <ButtonLink to="/messages" $tone="outline">
          {t('Your messages')}
        </ButtonLink>
      </Actions>
    </AccountSection>
  )
}
