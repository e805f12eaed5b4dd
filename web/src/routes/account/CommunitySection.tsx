import { BlockedHunters } from '../../features/people/account/BlockedHunters.tsx'
import { HunterForm } from '../../features/people/account/HunterForm.tsx'
import { AccountSection } from './AccountSection.tsx'
import { t } from '../../lib/text.ts'

export function CommunitySection() {
  return (
    <AccountSection
      title={t('Among hunters')}
      about={t('What others see beside your comments, and whose replies you don’t want to see.')}
    >
      <HunterForm />
      <BlockedHunters />
    </AccountSection>
  )
}
