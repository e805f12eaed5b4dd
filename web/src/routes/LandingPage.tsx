import { useBrandName, useSiteConfig } from '../lib/siteConfig.ts'
import { FeatureCards } from '../features/platform/site/FeatureCards.tsx'
import { JoinPanel } from '../features/membership/subscription/JoinPanel.tsx'
import { lazyPart } from '../ui/lazyPart.tsx'
import { Section } from '../ui/Section.tsx'
import { LandingHero } from './landing/LandingHero.tsx'
import { LatestContent } from './landing/LatestContent.tsx'
import { LandingFind } from './landing/LandingFind.tsx'
import { ShopPreview } from './landing/ShopPreview.tsx'
import { t } from '../lib/text.ts'

const OpenRound = lazyPart(async () => (await import('../features/community/questions/OpenRound.tsx')).OpenRound)
const LandingCreator = lazyPart(async () => (await import('./landing/LandingCreator.tsx')).LandingCreator, {
  Missing: () => null,
})
const PlayGuess = lazyPart(async () => (await import('../features/community/guesses/PlayGuess.tsx')).PlayGuess)

export function LandingPage() {
  return (
    <>
      <title>{useBrandName()}</title>
      <LandingHero />
      <OpenRound />
      <LatestContent />
      <PlayGuess />
      {useSiteConfig().data?.landing.creator && <LandingCreator />}
      <Section title={t('What you’ll find here')}>
        <FeatureCards />
      </Section>
      <LandingFind />
      <ShopPreview />
      <JoinPanel isSignedIn={false} />
    </>
  )
}
