import { PrivateFeed } from '../../features/memberFeed/PrivateFeed.tsx'
import { AccountSection } from './AccountSection.tsx'

export const FeedSection = () => (
  <AccountSection title="Your private feed" about="New posts and films in your podcast player or feed reader.">
    <PrivateFeed />
  </AccountSection>
)
