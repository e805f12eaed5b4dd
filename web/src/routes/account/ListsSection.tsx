import { t } from '../../lib/text.ts'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { AccountSection, Actions } from './AccountSection.tsx'

export const ListsSection = () => (
  <AccountSection
    title={t('Posts you saved')}
    about={t('Watch later is in your account. Saved for the field is on this device, for where there is no signal.')}
  >
    <Actions>
      <ButtonLink to="/watch-later" $tone="outline">
        {t('Watch later')}
      </ButtonLink>
      <ButtonLink to="/saved" $tone="outline">
        {t('Saved for the field')}
      </ButtonLink>
    </Actions>
  </AccountSection>
)
