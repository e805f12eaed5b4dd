import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { styled } from 'styled-components'
import { ApiError } from '#contracts/platform/ApiError.ts'
import { PostGrid } from '../../features/content/posts/PostGrid.tsx'
import { PostCard } from '../../features/content/posts/PostCard.tsx'
import { seriesQuery } from '../../features/content/series/queries.ts'
import { langOfOriginal } from '../../lib/pageLanguage.ts'
import { useVisitor } from '../../lib/visitor.ts'
import { theme } from '../../theme.ts'
import { CardSkeleton } from '../../ui/CardSkeleton.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { Page } from '../../ui/Page.tsx'
import { PageHeading } from '../../ui/PageHeading.tsx'
import { PageTitle } from '../../ui/PageTitle.tsx'
import { SkeletonGrid } from '../../ui/SkeletonGrid.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import { LazyNotFoundPage } from '../LazyNotFoundPage.tsx'
import { t } from '../../lib/text.ts'

/** `/content?series=…`: the parts of a series in order. */
export function SeriesPosts({ slug }: { slug: string }) {
  const visitor = useVisitor()
  const { data: series, error, isFetching, refetch } = useQuery(seriesQuery(slug))
  if (error instanceof ApiError && error.status === 404) return <LazyNotFoundPage />
  return (
    <Page>
      <PageTitle>{series?.title ?? t('Series')}</PageTitle>
      <Back to="/content">{t('All content')}</Back>
      {series && (
        <PageHeading
          lang={langOfOriginal()}
          lead={series.description && <span lang={langOfOriginal()}>{series.description}</span>}
        >
          {series.title}
        </PageHeading>
      )}
      {error && (
        <ErrorState title={t('This series could not be loaded.')} onRetry={() => void refetch()} pending={isFetching} />
      )}
      <VisuallyHidden as="h2">{t('Parts')}</VisuallyHidden>
      <PostGrid>
        {!series && !error && (
          <SkeletonGrid count={3} label={t('Loading series…')}>
            <CardSkeleton ratio="16 / 9" />
          </SkeletonGrid>
        )}
        {series?.posts.map((post, index) => (
          <PostCard key={post.id} post={post} visitor={visitor} eager={index === 0} />
        ))}
      </PostGrid>
    </Page>
  )
}

const Back = styled(Link)`
  display: inline-flex;
  align-items: center;
  min-block-size: 2.75rem;
  font-size: ${theme.size.sm};
`
