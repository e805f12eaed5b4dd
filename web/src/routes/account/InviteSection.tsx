import { lazyPart } from '../../ui/lazyPart.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { AccountSection } from './AccountSection.tsx'

const InviteFriends = lazyPart(async () => (await import('../../features/referrals/InviteFriends.tsx')).InviteFriends, {
  fallback: <Skeleton $height="8rem" />,
})

export const InviteSection = () => (
  <AccountSection title="Invite friends" about="A link of your own, and who came with it.">
    <InviteFriends />
  </AccountSection>
)
