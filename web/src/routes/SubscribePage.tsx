import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { postIdOf } from '#contracts/joinTarget.ts'
import { paths } from '#contracts/paths.ts'
import { MembershipBackground } from '../features/subscription/MembershipBackground.tsx'
import { MemberPanel } from '../features/subscription/MemberPanel.tsx'
import { leaveTo } from '../lib/leaveTo.ts'
import { useVisitor } from '../lib/visitor.ts'
import { useWantedPostId } from '../lib/wantedPost.ts'
import { lazyPart } from '../ui/lazyPart.tsx'
import { Page } from '../ui/Page.tsx'
import { PageHeading } from '../ui/PageHeading.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { PageTitle } from '../ui/PageTitle.tsx'
import { SubscribeFlow } from './subscribe/SubscribeFlow.tsx'

const WantedPost = lazyPart(async () => (await import('../features/posts/WantedPost.tsx')).WantedPost)

export function SubscribePage() {
  const { user, isLoading } = useVisitor()
  const { pathname, search } = useLocation()
  const address = postIdOf(pathname + search) === null ? pathname : pathname + search
  const signIn = `${paths.login}?redirect=${encodeURIComponent(address)}`
  const wantedId = useWantedPostId()
  const isSignedOut = !isLoading && user === null

  useEffect(() => {
    if (isSignedOut) leaveTo(signIn)
  }, [isSignedOut, signIn])

  return (
    <>
      <PageTitle>Subscribe</PageTitle>
      {user?.isSubscriber ? (
        <MemberPanel level="h1" />
      ) : (
        <>
          <MembershipBackground look="banner">
            <PageHeading lead="Full hunts on video, every gallery, the conversation underneath, and all of it earlier.">
              Become a Subscriber
            </PageHeading>
          </MembershipBackground>
          <Page>
            {isLoading && <Skeleton $height="24rem" />}
            {isSignedOut && (
              <p role="status">
                Please sign in to subscribe. <a href={signIn}>Sign In</a>
              </p>
            )}
            {user && wantedId !== null && <WantedPost id={wantedId} />}
            {user && <SubscribeFlow />}
          </Page>
        </>
      )}
    </>
  )
}
