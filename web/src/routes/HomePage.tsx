import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { styled } from 'styled-components'
import { feedFilterOf, type PostFilter } from '#contracts/content/postPages.ts'
import { FEED_FILTERS } from '../features/content/posts/postFilters.ts'
import { PostCard } from '../features/content/posts/PostCard.tsx'
import { PostListEnd } from '../features/content/posts/PostListEnd.tsx'
import { usePostPages } from '../features/content/posts/usePostPages.ts'
import { readReturnTo } from '../lib/returnTo.ts'
import { useIsBrowser } from '../lib/useIsBrowser.ts'
import { useVisitor } from '../lib/visitor.ts'
import { watchingQuery } from '../lib/watching.ts'
import { theme } from '../theme.ts'
import { Button } from '../ui/Button.tsx'
import { CardSkeleton } from '../ui/CardSkeleton.tsx'
import { ErrorState } from '../ui/ErrorState.tsx'
import { lazyPart } from '../ui/lazyPart.tsx'
import { Notice } from '../ui/Notice.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { Page } from '../ui/Page.tsx'
import { ResultCount } from '../ui/ResultCount.tsx'
import { SegmentedRadios } from '../ui/SegmentedRadios.tsx'
import { SkeletonGrid } from '../ui/SkeletonGrid.tsx'
import { PageTitle } from '../ui/PageTitle.tsx'
import { ContinueWatching } from './home/ContinueWatching.tsx'
import { RoundPlace } from './home/RoundPlace.tsx'
import { LandingHero } from './landing/LandingHero.tsx'
import { t } from '../lib/text.ts'
import { msg } from '#contracts/shared/msg.ts'

/** Its data is the visitor's own, so it comes after the page. */
const FeedComments = lazyPart(async () => (await import('./home/FeedComments.tsx')).FeedComments, {
  fallback: <Skeleton $height="20rem" />,
})
const OpenRound = lazyPart(async () => (await import('../features/community/questions/OpenRound.tsx')).OpenRound, {
  fallback: <RoundPlace />,
})
const Confirming = () => <Notice role="status">{t('We’re confirming your subscription…')}</Notice>
const SubscribedReturn = lazyPart(async () => (await import('./home/SubscribedReturn.tsx')).SubscribedReturn, {
  fallback: <Confirming />,
})

const PostRow = lazyPart(async () => (await import('../features/content/posts/PostRow.tsx')).PostRow, {
  fallback: <Skeleton $height="7rem" />,
})
const NoPosts = lazyPart(async () => (await import('./home/NoPosts.tsx')).NoPosts)
const ReturnNotice = lazyPart(async () => (await import('./home/ReturnNotice.tsx')).ReturnNotice)

/** Beside the feed, on phones below it. */
const HomeRail = lazyPart(async () => (await import('./home/HomeRail.tsx')).HomeRail)

/** Below the whole feed. */
const SubscriptionSection = lazyPart(
  async () => (await import('../features/membership/subscription/SubscriptionSection.tsx')).SubscriptionSection,
)

export function HomePage() {
  const [parameters] = useSearchParams()
  const isNewMember = parameters.get('subscribed') === 'true'
  // Without the hero and the feed, which still ask somebody to subscribe who has just paid.
  return isNewMember ? <SubscribedPage /> : <FeedPage />
}

function SubscribedPage() {
  const isBrowser = useIsBrowser()
  return (
    <Page>
      <PageTitle>{t('Home')}</PageTitle>
      {isBrowser ? <SubscribedReturn /> : <Confirming />}
    </Page>
  )
}

function FeedPage() {
  const visitor = useVisitor()
  const [parameters, setParameters] = useSearchParams()
  const filter = feedFilterOf(parameters)
  const list = usePostPages({ filter }, { usesUrl: false })
  const { posts } = list
  const isBrowser = useIsBrowser()
  const [returnTo] = useState(readReturnTo)
  const films = useQuery(watchingQuery()).data?.continue
  // Not for a post that only its author can see. Later pages of the feed have no first post.
  const firstPost = list.first === 1 ? posts?.find(({ status }) => status === 'published') : undefined

  function changeFilter(next: PostFilter) {
    const changed = new URLSearchParams(parameters)
    if (next === 'all') changed.delete('show')
    else changed.set('show', next)
    setParameters(changed, { replace: true })
  }

  return (
    <>
      <PageTitle>{t('Home')}</PageTitle>
      <LandingHero />
      <OpenRound />
      <Page>
        {isBrowser && returnTo && <ReturnNotice returnTo={returnTo} />}
        {films && films.length > 0 && <ContinueWatching films={films} />}
        <Columns>
          <Feed aria-labelledby="feed-title">
            <h2 id="feed-title">
              {[visitor.user?.emailUnconfirmed ? t('Welcome') : t('Welcome back'), visitor.user?.firstName]
                .filter(Boolean)
                .join(', ')}
            </h2>
            <SegmentedRadios legend={t('Show')} options={FEED_FILTERS} value={filter} onChange={changeFilter} />
            <ResultCount count={list.total} text={msg('{count, plural, one {# post} other {# posts}}')} />
            {list.isError && (
              <ErrorState title={t('The feed could not be loaded.')} onRetry={list.refetch} pending={list.isFetching} />
            )}
            {list.isPending && (
              <SkeletonGrid count={3} label={t('Loading content…')}>
                <CardSkeleton ratio="16 / 9" />
              </SkeletonGrid>
            )}
            {posts?.length === 0 && <NoPosts filter={filter} onShowAll={() => changeFilter('all')} />}
            {list.first > 1 && (
              <Button tone="outline" size="compact" onClick={list.restart}>
                {t('Back to the first posts')}
              </Button>
            )}
            {posts?.map((post, index) => (
              <div key={post.id}>
                {index === 0 ? (
                  <PostCard post={post} visitor={visitor} eager />
                ) : (
                  <PostRow post={post} visitor={visitor} />
                )}
                {post === firstPost && (
                  <Comments>
                    <FeedComments post={post} />
                  </Comments>
                )}
              </div>
            ))}
            {posts && posts.length > 0 && (
              <div>
                <PostListEnd list={list} />
              </div>
            )}
          </Feed>
          <HomeRail />
        </Columns>
      </Page>
      <SubscriptionSection />
    </>
  )
}

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[6]};

  ${theme.from.laptop} {
    grid-template-columns: minmax(0, 8fr) minmax(0, 4fr);
    gap: ${theme.space[7]};
  }
`
const Feed = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: start;
  align-content: start;
  gap: ${theme.space[4]};

  > div {
    inline-size: 100%;
  }
`
const Comments = styled.div`
  padding: ${theme.space[5]} 0 ${theme.space[4]};
`
