import { useQuery } from '@tanstack/react-query'
import { Link, useSearchParams } from 'react-router-dom'
import { ApiError } from '#contracts/platform/ApiError.ts'
import { paths } from '#contracts/shared/paths.ts'
import { type ThreadAccess, threadQuery, threadsQuery } from '../features/community/threads/queries.ts'
import { ThreadLinks } from '../features/community/threads/ThreadLinks.tsx'
import { ThreadView } from '../features/community/threads/ThreadView.tsx'
import { useVisitor } from '../lib/visitor.ts'
import { ButtonAnchor } from '../ui/ButtonAnchor.tsx'
import { ButtonLink } from '../ui/ButtonLink.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { ErrorState } from '../ui/ErrorState.tsx'
import { Page } from '../ui/Page.tsx'
import { PageHeading } from '../ui/PageHeading.tsx'
import { PageTitle } from '../ui/PageTitle.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { pagePath, t } from '../lib/text.ts'

const LONGEST_KEY = 100

/** The conversation of an emailed link or, signed in, all of yours. */
export function MessagesPage() {
  const [parameters] = useSearchParams()
  const key = parameters.get('key')?.slice(0, LONGEST_KEY)
  const [id] = /^[1-9]\d{0,9}$/.exec(parameters.get('thread') ?? '') ?? []
  const { user, isLoading } = useVisitor()
  return (
    <Page>
      <PageTitle>{t('Your messages')}</PageTitle>
      {key && <OneThread key={key} access={{ key }} />}
      {!key && isLoading && <Loading title={t('Your messages')} />}
      {!key && !isLoading && !user && (
        <EmptyState
          headingLevel="h1"
          title={t('Your messages')}
          actions={
            <ButtonAnchor href={`${paths.login}?redirect=${pagePath('/messages')}`}>{t('Sign In')}</ButtonAnchor>
          }
        >
          {t('Sign in to read our answers, or open the link in our email.')}
        </EmptyState>
      )}
      {!key && user && id && <OneThread key={id} access={{ id }} />}
      {!key && user && !id && <AllThreads />}
    </Page>
  )
}

function AllThreads() {
  const { data, isError, isFetching, refetch } = useQuery(threadsQuery)
  if (data?.length === 0)
    return (
      <EmptyState
        headingLevel="h1"
        title={t('No messages yet')}
        actions={<ButtonLink to="/account">{t('Your account')}</ButtonLink>}
      >
        {t('Press “Contact us” at the bottom of any page to write to us.')}
      </EmptyState>
    )
  if (!data && !isError) return <Loading title={t('Your messages')} />
  return (
    <>
      <PageHeading>{t('Your messages')}</PageHeading>
      {isError && <ErrorState title={t('Your messages could not be loaded.')} onRetry={refetch} pending={isFetching} />}
      {data && <ThreadLinks threads={data} />}
    </>
  )
}

function OneThread({ access }: { access: ThreadAccess }) {
  const { data, error, isFetching, refetch } = useQuery(threadQuery(access))
  if (data)
    return (
      <>
        <PageHeading lead={'id' in access && <Link to="/messages">{t('All your messages')}</Link>}>
          {t('Your message')}
        </PageHeading>
        <ThreadView thread={data} access={access} />
      </>
    )
  if (error instanceof ApiError && error.status < 500)
    return (
      <EmptyState
        headingLevel="h1"
        title={t('We couldn’t find that conversation')}
        actions={<ButtonLink to="/">{t('Home')}</ButtonLink>}
      >
        {t('Its link may have expired. Write to us again, and we’ll answer.')}
      </EmptyState>
    )
  if (!error) return <Loading title={t('Your message')} />
  return (
    <>
      <PageHeading>{t('Your message')}</PageHeading>
      <ErrorState title={t('Your message could not be loaded.')} onRetry={refetch} pending={isFetching} />
    </>
  )
}

const Loading = ({ title }: { title: string }) => (
  <div aria-busy="true">
    <PageHeading>{title}</PageHeading>
    <Skeleton $height="16rem" />
  </div>
)
