import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router-dom'
import { styled } from 'styled-components'
import { ApiError } from '#contracts/platform/ApiError.ts'
import type { OrderReviews } from '#contracts/shop/reviews.ts'
import { orderReviewsQuery, type ReviewAccess } from '../features/shop/reviews/queries.ts'
import { ReviewEmails } from '../features/shop/reviews/ReviewEmails.tsx'
import { StopAsking } from '../features/shop/reviews/StopAsking.tsx'
import { theme } from '../theme.ts'
import { ButtonLink } from '../ui/ButtonLink.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { ErrorState } from '../ui/ErrorState.tsx'
import { lazyPart } from '../ui/lazyPart.tsx'
import { Page } from '../ui/Page.tsx'
import { PageHeading } from '../ui/PageHeading.tsx'
import { PageTitle } from '../ui/PageTitle.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { t } from '../lib/text.ts'

const LineReview = lazyPart(async () => (await import('../features/shop/reviews/LineReview.tsx')).LineReview, {
  fallback: <Skeleton $height="20rem" />,
})

const LONGEST_REFERENCE = 40
const LONGEST_KEY = 100

/** What was bought with one order, to review. The emailed link opens it without an account. */
export function ReviewsPage() {
  const [parameters] = useSearchParams()
  const reference = parameters.get('order')?.slice(0, LONGEST_REFERENCE) ?? ''
  const linkKey = parameters.get('key')?.slice(0, LONGEST_KEY) ?? null
  return (
    <Page>
      <PageTitle>{t('Your reviews')}</PageTitle>
      {reference ? (
        <OfOrder access={{ reference, linkKey }} isStopping={parameters.get('emails') === 'off'} />
      ) : (
        <UnknownOrder />
      )}
    </Page>
  )
}

function OfOrder({ access, isStopping }: { access: ReviewAccess; isStopping: boolean }) {
  const { data, error, isFetching, refetch } = useQuery(orderReviewsQuery(access))
  if (!data && error instanceof ApiError && error.status === 404) return <UnknownOrder />
  return (
    <>
      <PageHeading lead={data && leadOf(data)}>{t('Your reviews')}</PageHeading>
      <Column>
        {error && <ErrorState title={t('Your order could not be loaded.')} onRetry={refetch} pending={isFetching} />}
        {!data && !error && <Skeleton $height="20rem" />}
        {data && isStopping && <StopAsking on={data.emails} access={access} />}
        {data?.state === 'open' && data.lines.map((line) => <LineReview key={line.id} line={line} access={access} />)}
        {data && !isStopping && <ReviewEmails on={data.emails} access={access} />}
      </Column>
    </>
  )
}

function leadOf({ state, reference, lines }: OrderReviews): string {
  if (state === 'not-shipped')
    return t('You can review what’s in order {reference} once it has been shipped. The link stays the same.', {
      reference,
    })
  if (state === 'closed')
    return t('There is nothing to review in order {reference}: it was canceled or refunded.', { reference })
  if (lines.every(({ review }) => review)) return t('Thank you. You can change or delete what you wrote at any time.')
  return t('Tell others what you would have liked to know. Good or bad, we publish both.')
}

function UnknownOrder() {
  return (
    <EmptyState
      headingLevel="h1"
      title={t('We couldn’t find that order')}
      actions={<ButtonLink to="/orders">{t('Your orders')}</ButtonLink>}
    >
      {t('Open the link in our email again, or sign in and choose the order under “Your orders”.')}
    </EmptyState>
  )
}

const Column = styled.div`
  display: grid;
  gap: ${theme.space[5]};
  max-inline-size: 52rem;
`
