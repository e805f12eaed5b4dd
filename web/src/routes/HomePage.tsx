import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { styled } from 'styled-components'
import { CommentSection } from '../features/comments/CommentSection.tsx'
import { FEED_FILTERS, filterFeed, type FeedFilter } from '../features/posts/filterPosts.ts'
import { PostCard } from '../features/posts/PostCard.tsx'
import { PostRow } from '../features/posts/PostRow.tsx'
import { postsQuery } from '../features/posts/queries.ts'
import { SubscriptionSection } from '../features/subscription/SubscriptionSection.tsx'
import { useSiteConfig } from '../lib/siteConfig.ts'
import { useVisitor } from '../lib/visitor.ts'
import { theme } from '../theme.ts'
import { Button } from '../ui/Button.tsx'
import { CardSkeleton } from '../ui/CardSkeleton.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { ErrorState } from '../ui/ErrorState.tsx'
import { Page } from '../ui/Page.tsx'
import { ResultCount } from '../ui/ResultCount.tsx'
import { SegmentedRadios } from '../ui/SegmentedRadios.tsx'
import { SkeletonGrid } from '../ui/SkeletonGrid.tsx'
import { LandingHero } from './landing/LandingHero.tsx'
import { HomeRail } from './home/HomeRail.tsx'
import { ReturnNotice } from './home/ReturnNotice.tsx'
import { SubscribedReturn } from './home/SubscribedReturn.tsx'

const PAGE_SIZE = 12

export function HomePage() {
  const visitor = useVisitor()
  const { data: posts, isPending, isError, isFetching, refetch } = useQuery(postsQuery)
  const [parameters] = useSearchParams()
  const isNewMember = parameters.get('subscribed') === 'true'
  const [filter, setFilter] = useState<FeedFilter>('recent')
  const [shownCount, setShownCount] = useState(PAGE_SIZE)
  const firstNew = useRef<HTMLDivElement>(null)
  const { data: config } = useSiteConfig()
  // Until the settings are known nothing is called popular.
  const found = posts && filterFeed(posts, filter, config?.popularFromViews ?? Infinity)
  const shown = found?.slice(0, shownCount)
  // A post that only its author sees yet is nobody's to talk about.
  const discussed = shown?.find(({ status }) => status === 'published')

  useEffect(() => {
    if (shownCount > PAGE_SIZE) firstNew.current?.querySelector<HTMLElement>('a')?.focus()
  }, [shownCount])

  function changeFilter(next: FeedFilter) {
    setFilter(next)
    setShownCount(PAGE_SIZE)
  }

  return (
    <>
      <title>Home | Stone Hunt</title>
      <LandingHero />
      <Page>
        {isNewMember ? <SubscribedReturn /> : <ReturnNotice />}
        <Columns>
          <Feed aria-labelledby="feed-title">
            <h2 id="feed-title">
              {isNewMember ? 'Welcome' : 'Welcome back'}, {visitor.user?.firstName}
            </h2>
            <SegmentedRadios legend="Show" options={FEED_FILTERS} value={filter} onChange={changeFilter} />
            <ResultCount count={found?.length} one="post" many="posts" />
            {isError && <ErrorState title="The feed could not be loaded." onRetry={refetch} pending={isFetching} />}
            {isPending && (
              <SkeletonGrid count={3} label="Loading content…">
                <CardSkeleton ratio="16 / 9" />
              </SkeletonGrid>
            )}
            {found?.length === 0 && (
              <EmptyState
                title="No Content Found"
                actions={<Button onClick={() => changeFilter('recent')}>Show Most Recent</Button>}
              >
                {filter === 'popular' ? 'No post has more than 1000 views yet.' : 'Nothing here yet.'}
              </EmptyState>
            )}
            {shown?.map((post, index) => (
              <div key={post.id} ref={index === shownCount - PAGE_SIZE ? firstNew : null}>
                {index === 0 ? (
                  <PostCard post={post} visitor={visitor} eager />
                ) : (
                  <PostRow post={post} visitor={visitor} />
                )}
                {post === discussed && (
                  <Talk>
                    <CommentSection post={post} headingLevel="h3" />
                  </Talk>
                )}
              </div>
            ))}
            {found && found.length > shownCount && (
              <Button tone="outline" onClick={() => setShownCount(shownCount + PAGE_SIZE)}>
                Load More
              </Button>
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
const Talk = styled.div`
  padding: ${theme.space[5]} 0 ${theme.space[4]};
`
