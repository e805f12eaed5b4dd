import { PrivateFeed } from '../../features/outreach/memberFeed/PrivateFeed.tsx'
import { AccountSection } from './AccountSection.tsx'
import { t } from '../../lib/text.ts'

export const FeedSection = () => (
  <AccountSection
    title={t('Your private feed')}
    about={t('New posts and films in your podcast player or feed reader.')}
  >
    <PrivateFeed />
  </AccountSection>
)
