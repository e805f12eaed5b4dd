import { useQuery, useQueryClient } from '@tanstack/react-query'
import { ApiError } from '#contracts/platform/ApiError.ts'
import { GiftCardBought } from '../../features/membership/giftSales/GiftCardBought.tsx'
import { ASK_AT_MOST, purchaseQuery } from '../../features/membership/giftSales/queries.ts'
import { readRedirectStatus } from '../../lib/stripeReturn.ts'
import { Button } from '../../ui/Button.tsx'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { PageHeading } from '../../ui/PageHeading.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { t } from '../../lib/text.ts'

/** The URL does not prove a payment. */
export function ShownPurchase({
  purchaseKey,
  path,
}: {
  purchaseKey: string
  path: '/gift-cards' | '/gift-memberships'
}) {
  const purchase = useQuery(purchaseQuery(purchaseKey))
  const queryClient = useQueryClient()
  if (purchase.isPending) return <Skeleton $height="14rem" />
  if (!purchase.data) {
    const isUnknown = purchase.error instanceof ApiError && purchase.error.status < 500
    return (
      <>
        <PageHeading>{t('Your purchase')}</PageHeading>
        {isUnknown ? (
          <Failed path={path} says={t('We don’t know that purchase.')} />
        ) : (
          <ErrorState
            title={t('Your purchase could not be loaded.')}
            onRetry={purchase.refetch}
            pending={purchase.isFetching}
          />
        )}
      </>
    )
  }
  const { payment } = purchase.data
  if (payment === 'paid') return <GiftCardBought purchase={purchase.data} />
  if (payment === 'failed' || readRedirectStatus() === 'failed') {
    return (
      <>
        <PageHeading focused>{t('Payment Failed')}</PageHeading>
        <Failed path={path} says={t('This payment didn’t go through, and no gift was sent. You can try again.')} />
      </>
    )
  }
  const polls = queryClient.getQueryState(purchaseQuery(purchaseKey).queryKey)?.dataUpdateCount ?? 0
  return (
    <>
      <PageHeading focused>{t('Confirming your payment')}</PageHeading>
      {polls < ASK_AT_MOST ? (
        <p role="status">{t('The card provider is confirming your payment.')}</p>
      ) : (
        <Notice title={t('This is taking longer than usual.')}>
          <p>{t('We’ll email you as soon as the payment is confirmed.')}</p>
          <Button tone="outline" size="compact" onClick={() => void purchase.refetch()}>
            {t('Check again')}
          </Button>
        </Notice>
      )}
    </>
  )
}

function Failed({ says, path }: { says: string; path: string }) {
  return (
    <>
      <Notice tone="bad">{says}</Notice>
      <p style={{ marginBlockStart: '1rem' }}>
        <ButtonLink to={path}>
          {path === '/gift-cards' ? t('Back to gift cards') : t('Back to gift memberships')}
        </ButtonLink>
      </p>
    </>
  )
}
