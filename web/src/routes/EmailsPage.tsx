import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router-dom'
import { ApiError } from '#contracts/platform/ApiError.ts'
import { emailPreferencesQuery } from '../features/outreach/emailPreferences/emailPreferencesQuery.ts'
import { ButtonLink } from '../ui/ButtonLink.tsx'
import { ContourPage } from '../ui/ContourPage.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { ErrorState } from '../ui/ErrorState.tsx'
import { lazyPart } from '../ui/lazyPart.tsx'
import { PageHeading } from '../ui/PageHeading.tsx'
import { PageTitle } from '../ui/PageTitle.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { t } from '../lib/text.ts'

const EmailPreferencesForm = lazyPart(
  async () => (await import('../features/outreach/emailPreferences/EmailPreferencesForm.tsx')).EmailPreferencesForm,
  {
    fallback: <Loading />,
  },
)

const LONGEST_KEY = 100

/** What a person is emailed, with the link of an email and without signing in. */
export function EmailsPage() {
  const [parameters] = useSearchParams()
  const linkKey = parameters.get('key')?.slice(0, LONGEST_KEY) ?? ''
  return (
    <ContourPage seed="emails">
      <PageTitle>{t('What we email you')}</PageTitle>
      {linkKey ? <OfLink linkKey={linkKey} /> : <UnknownLink />}
    </ContourPage>
  )
}

function OfLink({ linkKey }: { linkKey: string }) {
  const { data, error, isFetching, refetch } = useQuery(emailPreferencesQuery(linkKey))
  if (data) return <EmailPreferencesForm linkKey={linkKey} saved={data} />
  if (error instanceof ApiError && error.status === 400) return <UnknownLink />
  if (!error) return <Loading />
  return (
    <>
      <PageHeading>{t('What we email you')}</PageHeading>
      <ErrorState title={t('Your choices could not be loaded.')} onRetry={refetch} pending={isFetching} />
    </>
  )
}

function Loading() {
  return (
    <>
      <PageHeading>{t('What we email you')}</PageHeading>
      <Skeleton $height="16rem" />
    </>
  )
}

function UnknownLink() {
  return (
    <EmptyState
      headingLevel="h1"
      title={t('That link doesn’t work')}
      actions={<ButtonLink to="/account">{t('Open Your Account')}</ButtonLink>}
    >
      {t('Open the whole link from one of our emails, or choose your emails on your account page.')}
    </EmptyState>
  )
}
