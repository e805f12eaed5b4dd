import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router-dom'
import { ApiError } from '#contracts/platform/ApiError.ts'
import { LinkedItemAlert } from '../features/shop/itemAlerts/LinkedItemAlert.tsx'
import { linkedItemAlertQuery } from '../features/shop/itemAlerts/queries.ts'
import { ShopButton } from '../ui/ShopButton.tsx'
import { ContourPage } from '../ui/ContourPage.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { ErrorState } from '../ui/ErrorState.tsx'
import { PageHeading } from '../ui/PageHeading.tsx'
import { PageTitle } from '../ui/PageTitle.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { t } from '../lib/text.ts'

const LONGEST_KEY = 100

/** The alert of an emailed link. */
export function AlertPage() {
  const [parameters] = useSearchParams()
  const linkKey = parameters.get('key')?.slice(0, LONGEST_KEY) ?? ''
  return (
    <ContourPage seed="alert">
      <PageTitle>{t('Alerts')}</PageTitle>
      {linkKey ? <OfLink linkKey={linkKey} /> : <UnknownAlert />}
    </ContourPage>
  )
}

function OfLink({ linkKey }: { linkKey: string }) {
  const { data, error, isFetching, refetch } = useQuery(linkedItemAlertQuery(linkKey))
  if (data) return <LinkedItemAlert alert={data} linkKey={linkKey} />
  if (error instanceof ApiError && error.status < 500) return <UnknownAlert />
  return (
    <>
      <PageHeading>{t('Alerts')}</PageHeading>
      {error && <ErrorState title={t('Your alert could not be loaded.')} onRetry={refetch} pending={isFetching} />}
      {!error && <Skeleton $height="8rem" />}
    </>
  )
}

function UnknownAlert() {
  return (
    <EmptyState
      headingLevel="h1"
      title={t('There’s no such alert')}
      actions={<ShopButton>{t('Shop Merchandise')}</ShopButton>}
    >
      {t('It was stopped, or it’s over. You can make a new one on the article’s page.')}
    </EmptyState>
  )
}
