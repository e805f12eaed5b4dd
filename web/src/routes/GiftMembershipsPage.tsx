import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router-dom'
import { GiftKinds } from '../features/membership/giftSales/GiftKinds.tsx'
import { membershipGift } from '../features/membership/giftSales/gifts.ts'
import { membershipOfferQuery } from '../features/membership/giftSales/queries.ts'
import { useVisitor } from '../lib/visitor.ts'
import { EmptyState } from '../ui/EmptyState.tsx'
import { ErrorState } from '../ui/ErrorState.tsx'
import { Page } from '../ui/Page.tsx'
import { PageHeading } from '../ui/PageHeading.tsx'
import { PageTitle } from '../ui/PageTitle.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { BuyGift } from './giftCards/BuyGift.tsx'
import { ShownPurchase } from './giftCards/ShownPurchase.tsx'
import { t } from '../lib/text.ts'

export function GiftMembershipsPage() {
  const [parameters] = useSearchParams()
  const purchaseKey = parameters.get('purchase')?.slice(0, 40)
  return (
    <Page>
      <PageTitle>{t('Gift memberships')}</PageTitle>
      {purchaseKey ? <ShownPurchase purchaseKey={purchaseKey} path="/gift-memberships" /> : <Offer />}
    </Page>
  )
}

function Offer() {
  const { user } = useVisitor()
  const { data, isPending, isError, isFetching, refetch } = useQuery(membershipOfferQuery)
  return (
    <>
      <PageHeading
        lead={t(
          'Full hunts, every gallery and the conversation underneath, for someone else. You pay once. It ends automatically, with no further charges.',
        )}
      >
        {t('Give a membership')}
      </PageHeading>
      <GiftKinds />
      {isError && (
        <ErrorState title={t('The gift memberships could not be loaded.')} onRetry={refetch} pending={isFetching} />
      )}
      {isPending && <Skeleton $height="40rem" />}
      {data?.terms.length === 0 && (
        <EmptyState title={t('No gift memberships right now')}>
          {t('We aren’t selling memberships as gifts at the moment.')}
        </EmptyState>
      )}
      {data && data.terms.length > 0 && <BuyGift gift={membershipGift(data)} user={user} />}
    </>
  )
}
