import { useQuery } from '@tanstack/react-query'
import { paths } from '#contracts/shared/paths.ts'
import { PostCard } from '../../features/content/posts/PostCard.tsx'
import { PostGrid } from '../../features/content/posts/PostGrid.tsx'
import { newestPostsQuery } from '../../features/content/posts/queries.ts'
import { continueAt } from '../../lib/continueAt.ts'
import { useVisitor } from '../../lib/visitor.ts'
import { CardSkeleton } from '../../ui/CardSkeleton.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { GoButton } from '../../ui/GoButton.tsx'
import { Section } from '../../ui/Section.tsx'
import { SkeletonGrid } from '../../ui/SkeletonGrid.tsx'
import { t } from '../../lib/text.ts'

const SHOWN = 3

export function LatestContent() {
  const visitor = useVisitor()
  const { data: posts, isPending, isError, isFetching, refetch } = useQuery(newestPostsQuery())
  if (posts?.length === 0) return null
  const viewAll = visitor.user ? (visitor.isEntitled ? '/content' : '/subscribe') : paths.login
  return (
    <Section
      title={t('Latest content')}
      action={
        <GoButton
          to={viewAll}
          tone="outline"
          size="compact"
          onClick={viewAll === paths.login ? continueAt('/content') : undefined}
        >
          {t('View All Content')}
        </GoButton>
      }
    >
      {isError && (
        <ErrorState title={t('The latest content could not be loaded.')} onRetry={refetch} pending={isFetching} />
      )}
      <PostGrid>
        {isPending && (
          <SkeletonGrid count={SHOWN} label={t('Loading content…')}>
            <CardSkeleton ratio="16 / 9" />
          </SkeletonGrid>
        )}
        {posts?.slice(0, SHOWN).map((post) => (
          <PostCard key={post.id} post={post} visitor={visitor} compactOnPhone />
        ))}
      </PostGrid>
    </Section>
  )
}
