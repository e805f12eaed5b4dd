import { useOffers } from '../../lib/siteConfig.ts'
import { t } from '../../lib/text.ts'
import { lazyPart } from '../../ui/lazyPart.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { AccountSection } from './AccountSection.tsx'

const OwnStones = lazyPart(async () => (await import('../../features/shop/stones/OwnStones.tsx')).OwnStones, {
  fallback: <Skeleton $height="6rem" />,
})

export function StonesSection() {
  const offers = useOffers()
  if (!offers('own-goods')) return null
  return (
    <AccountSection
      title={t('Your stones')}
      about={t('Stones with papers that are yours. You hand one over with a code that works once.')}
    >
      <OwnStones />
    </AccountSection>
  )
}
