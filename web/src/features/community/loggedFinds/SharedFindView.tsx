import { useQuery } from '@tanstack/react-query'
import { ApiError } from '#contracts/platform/ApiError.ts'
import { t } from '../../../lib/text.ts'
import { ButtonLink } from '../../../ui/ButtonLink.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { ErrorState } from '../../../ui/ErrorState.tsx'
import { Page } from '../../../ui/Page.tsx'
import { PageTitle } from '../../../ui/PageTitle.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { FindSheet } from './FindSheet.tsx'
import { sharedFindQuery, sharedPhotoAddress } from './queries.ts'

export function SharedFindView({ sharedKey }: { sharedKey: string }) {
  const { data, error, isFetching, refetch } = useQuery(sharedFindQuery(sharedKey))
  const isGone = error instanceof ApiError && error.status === 404
  return (
    <Page>
      <PageTitle>{data?.stone ?? t('A find')}</PageTitle>
      {isGone && (
        <EmptyState
          headingLevel="h1"
          title={t('This find is no longer shared')}
          actions={<ButtonLink to="/content">{t('All content')}</ButtonLink>}
        >
          {t('Ask the person who sent you the link for a new one.')}
        </EmptyState>
      )}
      {error && !isGone && (
        <ErrorState title={t('This find could not be loaded.')} onRetry={refetch} pending={isFetching} />
      )}
      {!data && !error && <Skeleton $height="24rem" />}
      {data && !isGone && <FindSheet find={data} addressOf={(...photo) => sharedPhotoAddress(sharedKey, ...photo)} />}
    </Page>
  )
}
