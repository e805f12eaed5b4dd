import { styled } from 'styled-components'
import { paths } from '#contracts/shared/paths.ts'
import { Hero } from '../../features/platform/site/Hero.tsx'
import { continueAt } from '../../lib/continueAt.ts'
import { isStaff } from '../../lib/isStaff.ts'
import { useSiteConfig } from '../../lib/siteConfig.ts'
import { useVisitor } from '../../lib/visitor.ts'
import { theme } from '../../theme.ts'
import { FocusedHeading } from '../../ui/FocusedHeading.tsx'
import { lazyPart } from '../../ui/lazyPart.tsx'
import { MissingActions } from '../../ui/MissingPart.tsx'
import { GoButton } from '../../ui/GoButton.tsx'
import { t } from '../../lib/text.ts'

const ChangeCoverPhoto = lazyPart(
  async () => (await import('../../features/platform/site/ChangeCoverPhoto.tsx')).ChangeCoverPhoto,
  {
    Missing: MissingActions,
  },
)

export function LandingHero() {
  const { user, isLoading, isEntitled } = useVisitor()
  const landing = useSiteConfig().data?.landing
  return (
    <Hero action={user?.role && <ChangeCoverPhoto />}>
      <FocusedHeading>{landing && t(landing.headline)}</FocusedHeading>
      <p>{landing && t(landing.description)}</p>
      <Buttons style={{ visibility: isLoading ? 'hidden' : 'visible' }}>
        <WatchButton isSignedIn={user !== null} isEntitled={isEntitled || isStaff(user)} />
        {!user?.isSubscriber && !isStaff(user) && (
          <GoButton
            to={user ? '/subscribe' : paths.login}
            tone="outline"
            onClick={user ? undefined : continueAt('/subscribe')}
          >
            {user ? t('Become a Subscriber') : t('Sign In to Subscribe')}
          </GoButton>
        )}
      </Buttons>
    </Hero>
  )
}

function WatchButton({ isSignedIn, isEntitled }: { isSignedIn: boolean; isEntitled: boolean }) {
  if (isEntitled) return <GoButton to="/content">{t('Watch Latest Content')}</GoButton>
  if (isSignedIn) return <GoButton to="/subscribe">{t('Subscribe to Watch Content')}</GoButton>
  return (
    <GoButton to={paths.login} onClick={continueAt('/subscribe')}>
      {t('Sign In to Watch Content')}
    </GoButton>
  )
}

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[3]};
`
