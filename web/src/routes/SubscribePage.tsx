import { useEffect } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { styled } from 'styled-components'
import { isOfferLink } from '#contracts/membership/isOfferLink.ts'
import { postIdOf } from '#contracts/people/joinTarget.ts'
import { paths } from '#contracts/shared/paths.ts'
import { MembershipBackground } from '../features/membership/subscription/MembershipBackground.tsx'
import { membershipStatus } from '../features/membership/subscription/membershipStatus.ts'
import { leaveTo } from '../lib/leaveTo.ts'
import { loadVisit } from '../lib/loadVisit.ts'
import { useVisitor } from '../lib/visitor.ts'
import { useWantedPostId } from '../lib/wantedPost.ts'
import { useOffers } from '../lib/siteConfig.ts'
import { theme } from '../theme.ts'
import { lazyPart } from '../ui/lazyPart.tsx'
import { Page } from '../ui/Page.tsx'
import { PageHeading } from '../ui/PageHeading.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { PageTitle } from '../ui/PageTitle.tsx'
import { MemberPanel } from '../features/membership/subscription/MemberPanel.tsx'
import { SubscribeFlow } from './subscribe/SubscribeFlow.tsx'
import { pagePath, t } from '../lib/text.ts'
import { TextAnchor } from '../ui/TextAnchor.tsx'
import { Trans } from '../ui/Trans.tsx'

// The sheet over a page loads this screen’s chunk for it.
export { SubscribeFlow }

const GiftNotice = lazyPart(async () => (await import('./subscribe/GiftNotice.tsx')).GiftNotice, {
  fallback: <Skeleton $height="8rem" />,
})
const WantedPost = lazyPart(async () => (await import('../features/content/posts/WantedPost.tsx')).WantedPost)

export function SubscribePage() {
  const offers = useOffers()
  const { user, isLoading } = useVisitor()
  const { pathname, search } = useLocation()
  const isKept = postIdOf(pathname + search) !== null || isOfferLink(search)
  const address = isKept ? pathname + search : pathname
  const signIn = `${paths.login}?redirect=${encodeURIComponent(pagePath(address))}`
  const wantedId = useWantedPostId()
  const isGift = user !== null && membershipStatus(user) === 'gift'
  const isSignedOut = !isLoading && user === null

  useEffect(() => {
    if (isSignedOut) void loadVisit().then((visit) => leaveTo(visit?.withVisit(signIn) ?? signIn))
  }, [isSignedOut, signIn])

  return (
    <>
      <PageTitle>{t('Subscribe')}</PageTitle>
      {user?.isSubscriber && !isGift ? (
        <MemberPanel level="h1" />
      ) : (
        <>
          <MembershipBackground look="banner">
            <PageHeading
              lead={
                wantedId === null &&
                t('Full hunts on video, every gallery, the conversation underneath, and all of it earlier.')
              }
            >
              {t('Become a Subscriber')}
            </PageHeading>
          </MembershipBackground>
          <Body>
            {isLoading && <Skeleton $height="24rem" />}
            {isSignedOut && (
              <p role="status">
                <Trans
                  id="Please sign in to subscribe. <0>Sign In</0>"
                  components={{ 0: <TextAnchor href={signIn} /> }}
                />
              </p>
            )}
            {isGift && (
              <Gap>
                <GiftNotice />
              </Gap>
            )}
            {user && wantedId !== null && <WantedPost id={wantedId} />}
            {user && <SubscribeFlow />}
            <Gap>
              <p>
                {offers('gift-memberships') ? (
                  <Trans
                    id="For someone else? <0>Give a membership</0> · Got one? <1>Redeem your code</1>"
                    components={{ 0: <Link to="/gift-memberships" />, 1: <Link to="/gift-memberships/redeem" /> }}
                  />
                ) : (
                  <Link to="/gift-memberships/redeem">{t('Redeem your code')}</Link>
                )}
              </p>
            </Gap>
          </Body>
        </>
      )}
    </>
  )
}

const Body = styled(Page)`
  ${theme.below.tablet} {
    padding-block-start: ${theme.space[4]};
  }
`
const Gap = styled.div`
  margin-block: ${theme.space[5]};
`
