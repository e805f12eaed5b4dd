import { useOffers } from '../../lib/siteConfig.ts'
import { lazyPart } from '../../ui/lazyPart.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { AccountSection } from './AccountSection.tsx'
import { t } from '../../lib/text.ts'

const InviteFriends = lazyPart(
  async () => (await import('../../features/membership/referrals/InviteFriends.tsx')).InviteFriends,
  {
    fallback: <Skeleton $height="8rem" />,
  },
)

export function InviteSection() {
  const offers = useOffers()
  if (!offers('referrals')) return null
  return (
    <AccountSection title={t('Invite friends')} about={t('A link of your own, and who came with it.')}>
      <InviteFriends />
    </AccountSection>
  )
}
