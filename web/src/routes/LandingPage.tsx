import { useBrandName } from '../lib/siteConfig.ts'
import { FeatureCards } from '../features/site/FeatureCards.tsx'
import { OpenRound } from '../features/questions/OpenRound.tsx'
import { JoinPanel } from '../features/subscription/JoinPanel.tsx'
import { Section } from '../ui/Section.tsx'
import { LandingHero } from './landing/LandingHero.tsx'
import { LatestContent } from './landing/LatestContent.tsx'
import { LandingFind } from './landing/LandingFind.tsx'
import { ShopPreview } from './landing/ShopPreview.tsx'

export function LandingPage() {
  return (
    <>
      <title>{useBrandName()}</title>
      <LandingHero />
      <OpenRound />
      <LatestContent />
      <Section title="What you’ll find here">
        <FeatureCards />
      </Section>
      <LandingFind />
      <ShopPreview />
      <JoinPanel isSignedIn={false} />
    </>
  )
}
