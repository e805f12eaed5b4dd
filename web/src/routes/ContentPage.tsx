import { useQuery } from '@tanstack/react-query'
import { Grid2x2, List } from 'lucide-react'
import { lazy, Suspense, useRef, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { styled } from 'styled-components'
import { ContentFilterControl } from '../features/posts/ContentFilterControl.tsx'
import { filterContent, isContentFilter, type ContentFilter } from '../features/posts/filterPosts.ts'
import { PostCard } from '../features/posts/PostCard.tsx'
import { PostGrid, PostRows } from '../features/posts/PostGrid.tsx'
import { PostRow } from '../features/posts/PostRow.tsx'
import { postsQuery } from '../features/posts/queries.ts'
import { readContentView, rememberContentView, type ContentView } from '../features/posts/contentView.ts'
import { useVisitor } from '../lib/visitor.ts'
import { theme } from '../theme.ts'
import { Button } from '../ui/Button.tsx'
import { CardSkeleton } from '../ui/CardSkeleton.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { ErrorState } from '../ui/ErrorState.tsx'
import { IconButton } from '../ui/IconButton.tsx'
import { Page } from '../ui/Page.tsx'
import { PageHeading } from '../ui/PageHeading.tsx'
import { ResultCount } from '../ui/ResultCount.tsx'
import { SkeletonGrid } from '../ui/SkeletonGrid.tsx'
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx'

const PostActionsMenu = lazy(() =>
  import('../features/posts/PostActionsMenu.tsx').then((m) => ({ default: m.PostActionsMenu })),
)

export function ContentPage() {
  const visitor = useVisitor()
  const { data: posts, isPending, isError, isFetching, refetch } = useQuery(postsQuery)
  const [parameters, setParameters] = useSearchParams()
  const [view, setView] = useState<ContentView>(readContentView)
  const results = useRef<HTMLParagraphElement>(null)

  const type = parameters.get('type')
  const filter: ContentFilter = isContentFilter(type) ? type : 'all'
  const shown = posts && filterContent(posts, filter)

  function changeFilter(next: ContentFilter) {
    setParameters(next === 'all' ? {} : { type: next }, { replace: true })
  }

  function showAll() {
    changeFilter('all')
    results.current?.focus()
  }

  function changeView(next: ContentView) {
    setView(next)
    rememberContentView(next)
  }

  const PostView = view === 'grid' ? PostCard : PostRow
  const Posts = view === 'grid' ? PostGrid : PostRows

  return (
    <Page>
      <title>Content | Stone Hunt</title>
      <PageHeading lead="Every hunt on video and every gallery, newest first.">Content</PageHeading>
      <Bar>
        <ContentFilterControl value={filter} onChange={changeFilter} />
        <Views role="group" aria-label="View">
          <IconButton aria-label="Grid" aria-pressed={view === 'grid'} onClick={() => changeView('grid')}>
            <Grid2x2 size={20} aria-hidden="true" />
          </IconButton>
          <IconButton aria-label="List" aria-pressed={view === 'list'} onClick={() => changeView('list')}>
            <List size={20} aria-hidden="true" />
          </IconButton>
        </Views>
      </Bar>
      <Counted>
        <ResultCount ref={results} count={shown?.length} one="post" many="posts" />
      </Counted>
      {isError && <ErrorState title="The content could not be loaded." onRetry={refetch} pending={isFetching} />}
      {shown?.length === 0 && (
        <EmptyState title="No Content Found" actions={<Button onClick={showAll}>Show All Content</Button>}>
          Nothing of this kind has been published yet.
        </EmptyState>
      )}
      <VisuallyHidden as="h2">Posts</VisuallyHidden>
      <Posts>
        {isPending && (
          <SkeletonGrid count={6} label="Loading content…">
            <CardSkeleton ratio="16 / 9" />
          </SkeletonGrid>
        )}
        {shown?.map((post, index) => (
          <PostView
            key={post.id}
            post={post}
            visitor={visitor}
            eager={index === 0}
            menu={
              visitor.user?.isEmployee && (
                <Suspense fallback={null}>
                  <PostActionsMenu post={post} />
                </Suspense>
              )
            }
          />
        ))}
      </Posts>
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
const Counted = styled.div`
  margin-block-end: ${theme.space[4]};
`
const Views = styled.div`
  display: flex;
  flex: none;
`
