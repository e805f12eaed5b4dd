import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { Link, useSearchParams } from 'react-router-dom'
import { styled } from 'styled-components'
import { msg } from '#contracts/shared/msg.ts'
import { pageNumberOf } from '#contracts/shared/pageNumberOf.ts'
import { paths } from '#contracts/shared/paths.ts'
import { PostCard } from '../features/content/posts/PostCard.tsx'
import { PostGrid } from '../features/content/posts/PostGrid.tsx'
import { watchLaterQuery } from '../features/content/watchLater/queries.ts'
import { pagePath, t } from '../lib/text.ts'
import { usePageAddress } from '../lib/usePageAddress.ts'
import { useVisitor } from '../lib/visitor.ts'
import { theme } from '../theme.ts'
import { ButtonAnchor } from '../ui/ButtonAnchor.tsx'
import { ButtonLink } from '../ui/ButtonLink.tsx'
import { CardSkeleton } from '../ui/CardSkeleton.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { ErrorState } from '../ui/ErrorState.tsx'
import { Page } from '../ui/Page.tsx'
import { PageHeading } from '../ui/PageHeading.tsx'
import { PageLinks } from '../ui/PageLinks.tsx'
import { PageTitle } from '../ui/PageTitle.tsx'
import { ResultCount } from '../ui/ResultCount.tsx'
import { SkeletonGrid } from '../ui/SkeletonGrid.tsx'
import { Trans } from '../ui/Trans.tsx'
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx'

export function WatchLaterPage() {
  const { user, isLoading } = useVisitor()
  return (
    <Page>
      <PageTitle>{t('Watch later')}</PageTitle>
      {user && <List />}
      {!user && !isLoading && (
        <EmptyState
          headingLevel="h1"
          title={t('Watch later')}
          actions={
            <ButtonAnchor href={`${paths.login}?redirect=${pagePath('/watch-later')}`}>{t('Sign In')}</ButtonAnchor>
          }
        >
          {t('Sign in to keep posts for later.')}
        </EmptyState>
      )}
    </Page>
  )
}

function List() {
  const visitor = useVisitor()
  const [parameters] = useSearchParams()
  const page = pageNumberOf(parameters)
  const addressOf = usePageAddress()
  const { data, isPending, isError, isFetching, refetch } = useQuery(watchLaterQuery(page))
  const results = useRef<HTMLParagraphElement>(null)
  const total = data?.total ?? 0
  const before = useRef(0)

  // The button that took a card off the list is gone, and the focus with it.
  useEffect(() => {
    if (total < before.current && document.activeElement === document.body)
      results.current?.focus({ preventScroll: true })
    before.current = total
  }, [total])

  if (data?.total === 0)
    return (
      <EmptyState
        headingLevel="h1"
        title={t('Nothing to watch later yet')}
        actions={<ButtonLink to="/content">{t('All content')}</ButtonLink>}
      >
        {t('Press the bookmark on a post, and it waits for you here.')}
      </EmptyState>
    )
  return (
    <>
      <PageHeading
        lead={
          <Trans
            id="In your account, on every device. What you saved for where there is no signal is <0>on this device</0>."
            components={{ 0: <Link to="/saved" /> }}
          />
        }
      >
        {t('Watch later')}
      </PageHeading>
      <Counted>
        <ResultCount ref={results} count={data?.total} text={msg('{count, plural, one {# post} other {# posts}}')} />
      </Counted>
      {isError && <ErrorState title={t('Your list could not be loaded.')} onRetry={refetch} pending={isFetching} />}
      <VisuallyHidden as="h2">{t('Posts')}</VisuallyHidden>
      <PostGrid>
        {isPending && (
          <SkeletonGrid count={3} label={t('Loading your list…')}>
            <CardSkeleton ratio="16 / 9" />
          </SkeletonGrid>
        )}
        {data?.posts.map((post) => (
          <PostCard key={post.id} post={post} visitor={visitor} compactOnPhone />
        ))}
      </PostGrid>
      {data && <PageLinks page={page} pages={data.pages} hrefOf={addressOf} onGo={() => results.current?.focus()} />}
    </>
  )
}

const Counted = styled.div`
  margin-block-end: ${theme.space[4]};
`
