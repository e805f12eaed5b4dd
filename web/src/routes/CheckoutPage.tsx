import { useQuery } from '@tanstack/react-query'
import { EmptyCart } from '../features/shop/cart/EmptyCart.tsx'
import { cartQuery } from '../features/shop/cart/queries.ts'
import { useVisitor } from '../lib/visitor.ts'
import { ErrorState } from '../ui/ErrorState.tsx'
import { Page } from '../ui/Page.tsx'
import { PageHeading } from '../ui/PageHeading.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { PageTitle } from '../ui/PageTitle.tsx'
import { CheckoutColumns } from './checkout/CheckoutColumns.tsx'
import { CheckoutFlow } from './checkout/CheckoutFlow.tsx'
import { t } from '../lib/text.ts'

export function CheckoutPage() {
  const { user, isLoading } = useVisitor()
  const { data: items, isPending, isError, isFetching, refetch } = useQuery(cartQuery)
  return (
    <Page>
      <PageTitle>{t('Checkout')}</PageTitle>
      <PageHeading>{t('Checkout')}</PageHeading>
      {isError && <ErrorState title={t('Your cart could not be loaded.')} onRetry={refetch} pending={isFetching} />}
      {!isError && (isPending || isLoading) && (
        <CheckoutColumns aria-hidden="true">
          <Skeleton $height="40rem" />
          <Skeleton $height="18rem" />
        </CheckoutColumns>
      )}
      {items?.length === 0 && <EmptyCart />}
      {items && items.length > 0 && !isLoading && <CheckoutFlow user={user} />}
    </Page>
  )
}
