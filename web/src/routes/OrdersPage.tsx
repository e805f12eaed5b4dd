import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { Link, useSearchParams } from 'react-router-dom'
import { styled } from 'styled-components'
import { refreshCart } from '../features/shop/cart/queries.ts'
import { clearDraft } from '../features/shop/checkout/checkoutDraft.ts'
import { describeOrder } from '../features/shop/orders/describeOrder.ts'
import { OrderDetail } from '../features/shop/orders/OrderDetail.tsx'
import { OrderPrintStyle } from '../features/shop/orders/OrderPrintStyle.ts'
import { OwnOrders } from '../features/shop/orders/OwnOrders.tsx'
import { formatDay } from '../features/shop/orders/orderTimes.ts'
import { ASK_AT_MOST, type OrderAccess, orderQuery } from '../features/shop/orders/queries.ts'
import { ApiError } from '#contracts/platform/ApiError.ts'
import { msg } from '#contracts/shared/msg.ts'
import { readRedirectStatus } from '../lib/stripeReturn.ts'
import { useVisitor } from '../lib/visitor.ts'
import { theme } from '../theme.ts'
import { ButtonLink } from '../ui/ButtonLink.tsx'
import { ShopButton } from '../ui/ShopButton.tsx'
import { ErrorState } from '../ui/ErrorState.tsx'
import { lazyPart } from '../ui/lazyPart.tsx'
import { ContourPage } from '../ui/ContourPage.tsx'
import { Notice } from '../ui/Notice.tsx'
import { Page } from '../ui/Page.tsx'
import { PageHeading } from '../ui/PageHeading.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { PageTitle } from '../ui/PageTitle.tsx'
import { t } from '../lib/text.ts'
import { Trans } from '../ui/Trans.tsx'

/** After paying. */
const OrderConfirmed = lazyPart(
  async () => (await import('../features/shop/orders/OrderConfirmed.tsx')).OrderConfirmed,
  { fallback: <Skeleton $height="20rem" /> },
)
const OrderConfirming = lazyPart(
  async () => (await import('../features/shop/orders/OrderConfirming.tsx')).OrderConfirming,
  { fallback: <Skeleton $height="14rem" /> },
)
const Withdraw = lazyPart(async () => (await import('./orders/Withdraw.tsx')).Withdraw, {
  fallback: <Skeleton $height="22rem" />,
})

const LONGEST_REFERENCE = 40

export function OrdersPage() {
  const [parameters] = useSearchParams()
  const { user } = useVisitor()
  const reference = parameters.get('order')?.slice(0, LONGEST_REFERENCE) ?? ''
  if (parameters.get('withdraw') === 'true') {
    return (
      <Page>
        <PageTitle>{t('Withdraw from contract')}</PageTitle>
        <Withdraw
          reference={reference}
          linkKey={parameters.get('key')}
          membership={parameters.get('membership')?.slice(0, LONGEST_REFERENCE) ?? null}
          gift={parameters.get('gift')?.slice(0, LONGEST_REFERENCE) ?? null}
        />
      </Page>
    )
  }
  const isShown = reference !== ''
  if (!isShown && !user) {
    return (
      <ContourPage seed="parcel">
        <PageTitle>{t('Orders')}</PageTitle>
        <PlainOrders />
      </ContourPage>
    )
  }
  return (
    <Page>
      <PageTitle>{t('Orders')}</PageTitle>
      <OrderPrintStyle />
      {isShown ? (
        <ShownOrder
          reference={reference}
          linkKey={parameters.get('key')}
          isReturn={parameters.get('success') === 'true'}
        />
      ) : (
        <PlainOrders />
      )}
      {user && <OwnOrders shown={isShown ? reference : undefined} />}
    </Page>
  )
}

/** The URL does not prove a payment. */
function ShownOrder({ isReturn, ...access }: OrderAccess & { isReturn: boolean }) {
  const order = useQuery(orderQuery(access))
  const queryClient = useQueryClient()
  const isPaid = order.data?.payment === 'paid'

  useEffect(() => {
    if (!isPaid) return
    clearDraft()
    void refreshCart(queryClient)
  }, [isPaid, queryClient])

  if (order.isPending) {
    return (
      <Reserved>
        <Skeleton $height="14rem" />
      </Reserved>
    )
  }
  // A failed refetch must not hide the order.
  if (!order.data) {
    const isUnknown = order.error instanceof ApiError && order.error.status < 500
    return isUnknown ? <PlainOrders /> : <UnreachableOrder onRetry={order.refetch} pending={order.isFetching} />
  }
  const { payment, replacedBy } = order.data
  const isUnpaid = payment === 'failed' || payment === 'pending'
  if (isUnpaid && replacedBy) return <ReplacedOrder by={replacedBy} />
  if (isUnpaid && order.data.fulfilment === 'needs_attention')
    return <FailedOrder says={describeOrder(order.data).says} />
  if (payment === 'failed') return <FailedOrder says={t('Your card wasn’t charged, and your cart hasn’t changed.')} />
  if (payment === 'pending' && readRedirectStatus() === 'failed') return <FailedOrder says={t(UNCONFIRMED_PAYMENT)} />
  if (payment === 'pending') {
    const pollCount = queryClient.getQueryState(orderQuery(access).queryKey)?.dataUpdateCount ?? 0
    return (
      <Reserved>
        <OrderConfirming reference={access.reference} isWaiting={pollCount < ASK_AT_MOST} onRefetch={order.refetch} />
      </Reserved>
    )
  }
  return (
    <Confirmed>
      {isReturn ? (
        <OrderConfirmed order={order.data} />
      ) : (
        <PageHeading lead={t('Placed on {day}', { day: formatDay(order.data.createdAt) })}>
          {t('Order {reference}', { reference: access.reference })}
        </PageHeading>
      )}
      {replacedBy && (
        <Notice title={t('You paid twice for the same cart')}>
          <Trans
            id="Order <0>{reference}</0> stands. We refund this one."
            values={{ reference: replacedBy }}
            components={{ 0: <Link to={addressOf(replacedBy)} /> }}
          />
        </Notice>
      )}
      <OrderDetail order={order.data} linkKey={access.linkKey} heading={t('Your order')} open />
    </Confirmed>
  )
}

function UnreachableOrder({ onRetry, pending }: { onRetry: () => void; pending: boolean }) {
  return (
    <>
      <PageHeading>{t('Orders')}</PageHeading>
      <ErrorState title={t('Your order could not be loaded.')} onRetry={onRetry} pending={pending} />
    </>
  )
}

/** The payment can be retried, also in another tab, so this says nothing about the card. */
const UNCONFIRMED_PAYMENT = msg(
  'This payment didn’t go through. You can try again at checkout. If you paid in another tab, this page updates in a moment.',
)

/** Paid in another tab, with another order. */
function ReplacedOrder({ by }: { by: string }) {
  return (
    <>
      <PageHeading>{t('You paid with another order')}</PageHeading>
      <Notice>
        {t('This checkout was replaced. Your card wasn’t charged for it: order {reference} stands.', { reference: by })}
      </Notice>
      <p style={{ marginBlockStart: '1rem' }}>
        <ButtonLink to={addressOf(by)}>{t('See order {reference}', { reference: by })}</ButtonLink>
      </p>
    </>
  )
}

const addressOf = (reference: string): string => `/orders?order=${encodeURIComponent(reference)}`

function FailedOrder({ says }: { says: string }) {
  return (
    <>
      <PageHeading>{t('Payment Failed')}</PageHeading>
      <Notice tone="bad">{says}</Notice>
      <p style={{ marginBlockStart: '1rem' }}>
        <ButtonLink to="/checkout">{t('Back to Checkout')}</ButtonLink>
      </p>
    </>
  )
}

function PlainOrders() {
  return (
    <>
      <PageHeading lead={t('Please check your email for order confirmations.')}>{t('Orders')}</PageHeading>
      <Row>
        <ShopButton>{t('Shop Merchandise')}</ShopButton>
        <ButtonLink to="/orders/find" $tone="outline">
          {t('Find an order')}
        </ButtonLink>
      </Row>
    </>
  )
}

/** So that later content shifts nothing visible. */
const Reserved = styled.div`
  min-block-size: 100svh;
`
const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[3]};
`
const Confirmed = styled.div`
  display: grid;
  gap: ${theme.space[7]};
  max-inline-size: 52rem;
`
