import { BlockedHunters } from '../../features/account/BlockedHunters.tsx'
import { HunterForm } from '../../features/account/HunterForm.tsx'
import { AccountSection } from './AccountSection.tsx'

export function CommunitySection() {
  return (
    <AccountSection
      title="Among hunters"
      about="What others see beside your comments, and whose replies you don’t want to see."
    >
      <HunterForm />
      <BlockedHunters />
    </AccountSection>
  )
}
