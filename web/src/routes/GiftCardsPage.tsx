import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router-dom'
import { styled } from 'styled-components'
import { BalanceCheck } from '../features/membership/giftSales/BalanceCheck.tsx'
import { GiftKinds } from '../features/membership/giftSales/GiftKinds.tsx'
import { cardGift } from '../features/membership/giftSales/gifts.ts'
import { offerQuery } from '../features/membership/giftSales/queries.ts'
import { useVisitor } from '../lib/visitor.ts'
import { theme } from '../theme.ts'
import { EmptyState } from '../ui/EmptyState.tsx'
import { ErrorState } from '../ui/ErrorState.tsx'
import { Page } from '../ui/Page.tsx'
import { PageHeading } from '../ui/PageHeading.tsx'
import { PageTitle } from '../ui/PageTitle.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { BuyGift } from './giftCards/BuyGift.tsx'
import { ShownPurchase } from './giftCards/ShownPurchase.tsx'
import { t } from '../lib/text.ts'

export function GiftCardsPage() {
  const [parameters] = useSearchParams()
  const purchaseKey = parameters.get('purchase')?.slice(0, 40)
  return (
    <Page>
      <PageTitle>{t('Gift cards')}</PageTitle>
      {purchaseKey ? <ShownPurchase purchaseKey={purchaseKey} path="/gift-cards" /> : <Offer />}
    </Page>
  )
}

function Offer() {
  const { user } = useVisitor()
  const { data, isPending, isError, isFetching, refetch } = useQuery(offerQuery)
  return (
    <>
      <PageHeading
        lead={t(
          'For someone who hunts. We email the code on the day you choose; it pays for merchandise and doesn’t expire.',
        )}
      >
        {t('Gift cards')}
      </PageHeading>
      <GiftKinds />
      {isError && (
        <ErrorState title={t('The gift cards could not be loaded.')} onRetry={refetch} pending={isFetching} />
      )}
      {isPending && <Skeleton $height="40rem" />}
      {data?.amounts.length === 0 && (
        <EmptyState title={t('No gift cards right now')}>{t('We aren’t selling gift cards at the moment.')}</EmptyState>
      )}
      {data && data.amounts.length > 0 && <BuyGift gift={cardGift(data)} user={user} />}
      <Balance>
        <BalanceCheck />
      </Balance>
    </>
  )
}

const Balance = styled.div`
  margin-block-start: ${theme.space[8]};
  padding-block-start: ${theme.space[6]};
  border-block-start: 1px solid ${theme.color.line};
`
