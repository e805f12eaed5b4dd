import { useRef, useState } from 'react'
import { Link, useNavigate, useSearchParams } from 'react-router-dom'
import { styled } from 'styled-components'
import {
  contentAddress,
  contentListingOf,
  isMapView,
  POSTS_PER_PAGE,
  type PostFilter,
} from '#contracts/content/postPages.ts'
import { seriesSlugOf } from '#contracts/content/seriesSlug.ts'
import { ContentFilterControl } from '../features/content/posts/ContentFilterControl.tsx'
import { KindLinks } from '../features/content/posts/KindLinks.tsx'
import { PostCard } from '../features/content/posts/PostCard.tsx'
import { PostListEnd } from '../features/content/posts/PostListEnd.tsx'
import { PostGrid, PostRows } from '../features/content/posts/PostGrid.tsx'
import { shelfName } from '../features/content/posts/shelfName.ts'
import { usePostPages } from '../features/content/posts/usePostPages.ts'
import { ViewSwitch } from '../features/content/posts/ViewSwitch.tsx'
import { readContentView, storeContentView, type ContentView } from '../features/content/posts/contentView.ts'
import { useVisitor } from '../lib/visitor.ts'
import { useOffers } from '../lib/siteConfig.ts'
import { theme } from '../theme.ts'
import { Button } from '../ui/Button.tsx'
import { CardSkeleton } from '../ui/CardSkeleton.tsx'
import { EarlierLink } from '../ui/EarlierLink.tsx'
import { LazyEmptyState } from '../ui/LazyEmptyState.tsx'
import { ErrorState } from '../ui/ErrorState.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { Page } from '../ui/Page.tsx'
import { lazyPart } from '../ui/lazyPart.tsx'
import { MissingActions } from '../ui/MissingPart.tsx'
import { PageHeading } from '../ui/PageHeading.tsx'
import { PageLinks } from '../ui/PageLinks.tsx'
import { ResultCount } from '../ui/ResultCount.tsx'
import { SkeletonGrid } from '../ui/SkeletonGrid.tsx'
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx'
import { PageTitle } from '../ui/PageTitle.tsx'
import { t } from '../lib/text.ts'
import { msg } from '#contracts/shared/msg.ts'

const PostActions = lazyPart(async () => (await import('./content/PostActions.tsx')).PostActions, {
  Missing: MissingActions,
})

/** For visitors who chose the list. */
const PostRow = lazyPart(async () => (await import('../features/content/posts/PostRow.tsx')).PostRow, {
  fallback: <Skeleton $height="7.5rem" />,
})

/** Below the whole list. */
const ArchiveLinks = lazyPart(
  async () => (await import('../features/content/posts/ArchiveLinks.tsx')).ArchiveLinks,
)

const SearchPage = lazyPart(async () => (await import('./content/SearchPage.tsx')).SearchPage, {
  fallback: (
    <Page aria-busy="true">
      <Skeleton $height="12rem" />
    </Page>
  ),
})
const SeriesPosts = lazyPart(async () => (await import('./content/SeriesPosts.tsx')).SeriesPosts, {
  fallback: (
    <Page aria-busy="true">
      <Skeleton $ratio="16 / 9" />
    </Page>
  ),
})
const HuntMap = lazyPart(async () => (await import('./content/HuntMap.tsx')).HuntMap, {
  fallback: (
    <Page aria-busy="true">
      <Skeleton $ratio="975 / 610" />
    </Page>
  ),
})

export function ContentPage() {
  const [parameters] = useSearchParams()
  const slug = seriesSlugOf(parameters)
  if (parameters.get('q')?.trim()) return <SearchPage />
  if (slug !== null) return <SeriesPosts slug={slug} />
  return isMapView(parameters) ? <HuntMap /> : <AllPosts />
}

function AllPosts() {
  const offers = useOffers()
  const visitor = useVisitor()
  const navigate = useNavigate()
  const [parameters] = useSearchParams()
  const listing = contentListingOf(parameters)
  const shelf = shelfName(listing)
  const list = usePostPages(listing, { usesUrl: true })
  const { posts, total = 0 } = list
  const [view, setView] = useState<ContentView>(readContentView)
  const results = useRef<HTMLParagraphElement>(null)

  function changeFilter(filter: PostFilter) {
    void navigate(contentAddress({ ...listing, filter }), { replace: true })
  }

  function showAll() {
    void navigate('/content', { replace: true })
    results.current?.focus()
  }

  function changeView(next: ContentView) {
    setView(next)
    storeContentView(next)
  }

  const PostView = view === 'grid' ? PostCard : PostRow
  const Posts = view === 'grid' ? PostGrid : PostRows

  return (
    <Page>
      <PageTitle>{shelf ?? t('Content')}</PageTitle>
      <PageHeading
        lead={
          shelf ? (
            <Link to="/content">{t('All content')}</Link>
          ) : (
            t('Every hunt on video and every gallery, newest first.')
          )
        }
      >
        {shelf ?? t('Content')}
      </PageHeading>
      <Bar>
        <ContentFilterControl value={listing.filter} onChange={changeFilter} />
        <ViewSwitch view={view} onChange={changeView} />
      </Bar>
      <Kinds>
        <KindLinks listing={listing} />
        {listing.kind === 'q-and-a' && offers('questions') && <Link to="/questions">{t('Ask in the next Q&A')}</Link>}
      </Kinds>
      <Counted>
        <ResultCount ref={results} count={list.total} text={msg('{count, plural, one {# post} other {# posts}}')} />
      </Counted>
      {list.isError && (
        <ErrorState title={t('The content could not be loaded.')} onRetry={list.refetch} pending={list.isFetching} />
      )}
      {posts?.length === 0 && (
        <LazyEmptyState title={t('No Content Found')} actions={<Button onClick={showAll}>{t('Show All Content')}</Button>}>
          {total > 0 ? t('This page doesn’t exist.') : t('Nothing has been published here yet.')}
        </LazyEmptyState>
      )}
      <VisuallyHidden as="h2">{t('Posts')}</VisuallyHidden>
      <Newer>
        <EarlierLink first={list.first} many={msg('posts')} hrefOf={(page) => contentAddress(listing, page)} />
      </Newer>
      <Posts>
        {list.isPending && (
          <SkeletonGrid count={6} label={t('Loading content…')}>
            <CardSkeleton ratio="16 / 9" />
          </SkeletonGrid>
        )}
        {posts?.map((post, index) => (
          <PostView
            key={post.id}
            post={post}
            visitor={visitor}
            eager={index === 0}
            menu={visitor.user?.role && <PostActions post={post} />}
          />
        ))}
      </Posts>
      {posts && posts.length > 0 && (
        <>
          <PostListEnd list={list} />
          <PageLinks
            page={list.last}
            pages={Math.ceil(total / POSTS_PER_PAGE)}
            hrefOf={(page) => contentAddress(listing, page)}
            onGo={() => results.current?.focus()}
          />
        </>
      )}
      <ArchiveLinks listing={listing} />
    </Page>
  )
}

const Bar = styled.div`
  display: flex;
  align-items: end;
  justify-content: space-between;
  gap: ${theme.space[3]};
  margin-block-end: ${theme.space[4]};
`
const Kinds = styled.div`
  margin-block-end: ${theme.space[4]};
`
const Counted = styled.div`
  margin-block-end: ${theme.space[4]};
`
const Newer = styled.div`
  &:empty {
    display: none;
  }

  margin-block-end: ${theme.space[4]};
`
