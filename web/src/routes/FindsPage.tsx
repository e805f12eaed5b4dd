import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { ApiError } from '#contracts/platform/ApiError.ts'
import { paths } from '#contracts/shared/paths.ts'
import { FindDetail } from '../features/community/loggedFinds/FindDetail.tsx'
import { findQuery, findsQuery } from '../features/community/loggedFinds/queries.ts'
import { SharedFindView } from '../features/community/loggedFinds/SharedFindView.tsx'
import { showToast } from '../lib/toastStore.ts'
import { useVisitor } from '../lib/visitor.ts'
import { ButtonAnchor } from '../ui/ButtonAnchor.tsx'
import { ButtonLink } from '../ui/ButtonLink.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { ErrorState } from '../ui/ErrorState.tsx'
import { lazyPart } from '../ui/lazyPart.tsx'
import { Page } from '../ui/Page.tsx'
import { PageHeading } from '../ui/PageHeading.tsx'
import { PageTitle } from '../ui/PageTitle.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { FindList } from './finds/FindList.tsx'
import { pagePath, t } from '../lib/text.ts'

const FindForm = lazyPart(async () => (await import('../features/community/loggedFinds/FindForm.tsx')).FindForm, {
  fallback: <Skeleton $height="24rem" />,
})

const LONGEST_KEY = 64

/** A person's log, one find of it, the form for a new one, or a find that a link shares. */
export function FindsPage() {
  const [search] = useSearchParams()
  const { user, isLoading } = useVisitor()
  const sharedKey = search.get('shared')?.slice(0, LONGEST_KEY)
  const id = search.get('find')
  if (sharedKey) return <SharedFindView sharedKey={sharedKey} />
  return (
    <Page>
      <PageTitle>{t('My finds')}</PageTitle>
      {isLoading && <Skeleton $height="24rem" />}
      {!user && !isLoading && (
        <EmptyState
          headingLevel="h1"
          title={t('My finds')}
          actions={
            <ButtonAnchor href={`${paths.login}?redirect=${pagePath('/finds')}`}>
              {t('Sign in to log a find')}
            </ButtonAnchor>
          }
        >
          {t('A private log of what you found and where, with photos, numbers and labels. Free with every account.')}
        </EmptyState>
      )}
      {user && (id !== null ? <OneFind id={id} /> : search.has('new') ? <NewFind /> : <FindList />)}
    </Page>
  )
}

function NewFind() {
  const { data, isError, isFetching, refetch } = useQuery(findsQuery({ q: '', page: 1 }))
  const navigate = useNavigate()
  return (
    <>
      <PageHeading focused>{t('Log a find')}</PageHeading>
      {isError && <ErrorState title={t('The form could not be loaded.')} onRetry={refetch} pending={isFetching} />}
      {!data && !isError && <Skeleton $height="24rem" />}
      {data && (
        <FindForm
          find={null}
          nextNumber={data.nextNumber}
          onSaved={({ id, stone }) => {
            showToast({ title: t('Find saved'), description: t('{stone} is in your log.', { stone }) })
            void navigate(`/finds?find=${id}`, { replace: true })
          }}
          onCancel={() => void navigate('/finds')}
        />
      )}
    </>
  )
}

function OneFind({ id }: { id: string }) {
  const isNumber = /^[1-9]\d{0,8}$/.test(id)
  const { data, error, isFetching, refetch } = useQuery({ ...findQuery(isNumber ? id : 1), enabled: isNumber })
  const [isEditing, setEditing] = useState(false)
  const back = (
    <ButtonLink to="/finds" $tone="outline">
      {t('All my finds')}
    </ButtonLink>
  )
  if (!isNumber || (error instanceof ApiError && error.status === 404))
    return (
      <EmptyState headingLevel="h1" title={t('That find isn’t in your log')} actions={back}>
        {t('It was deleted, or it is in another person’s log.')}
      </EmptyState>
    )
  if (error) return <ErrorState title={t('Your find could not be loaded.')} onRetry={refetch} pending={isFetching} />
  if (!data) return <Skeleton $height="24rem" />
  if (!isEditing)
    return (
      <>
        <FindDetail find={data} onEdit={() => setEditing(true)} />
        <p style={{ marginBlockStart: '2rem' }}>{back}</p>
      </>
    )
  return (
    <>
      <PageHeading focused>{t('Change this find')}</PageHeading>
      <FindForm find={data} nextNumber="" onSaved={() => setEditing(false)} onCancel={() => setEditing(false)} />
    </>
  )
}
