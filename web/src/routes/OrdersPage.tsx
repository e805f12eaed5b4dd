import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useSearchParams } from 'react-router-dom'
import { refreshCart } from '../features/cart/queries.ts'
import { OrderConfirmed } from '../features/orders/OrderConfirmed.tsx'
import { OrderConfirming } from '../features/orders/OrderConfirming.tsx'
import { OwnOrders } from '../features/orders/OwnOrders.tsx'
import { ASK_AT_MOST, orderQuery } from '../features/orders/queries.ts'
import { readRedirectStatus } from '../lib/stripeReturn.ts'
import { useVisitor } from '../lib/visitor.ts'
import { ButtonLink } from '../ui/ButtonLink.tsx'
import { Notice } from '../ui/Notice.tsx'
import { Page } from '../ui/Page.tsx'
import { PageHeading } from '../ui/PageHeading.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'

const LONGEST_REFERENCE = 40

export function OrdersPage() {
  const [parameters] = useSearchParams()
  const { user } = useVisitor()
  const reference = parameters.get('order')?.slice(0, LONGEST_REFERENCE) ?? ''
  const isReturn = parameters.get('success') === 'true' && reference !== ''
  return (
    <Page>
      <title>Orders | Stone Hunt</title>
      {isReturn ? <ReturnedOrder reference={reference} /> : <PlainOrders />}
      {user && <OwnOrders />}
    </Page>
  )
}

/** The address is no proof: only the server's word makes an order confirmed. */
function ReturnedOrder({ reference }: { reference: string }) {
  const order = useQuery(orderQuery(reference))
  const queryClient = useQueryClient()
  const isPaid = order.data?.payment === 'paid'

  useEffect(() => {
    if (isPaid) void refreshCart(queryClient)
  }, [isPaid, queryClient])

  if (order.isPending) return <Skeleton $height="14rem" />
  if (order.isError) return <PlainOrders />
  if (order.data.payment === 'paid') return <OrderConfirmed order={order.data} />
  if (order.data.payment === 'failed' || readRedirectStatus() === 'failed') return <FailedOrder />
  if (order.data.payment !== 'pending') return <PlainOrders />
  const timesAsked = queryClient.getQueryState(orderQuery(reference).queryKey)?.dataUpdateCount ?? 0
  return <OrderConfirming reference={reference} isWaiting={timesAsked < ASK_AT_MOST} onAskAgain={order.refetch} />
}

function FailedOrder() {
  return (
    <>
      <PageHeading>Payment Failed</PageHeading>
      <Notice tone="bad">The card was not charged and your cart is as it was.</Notice>
      <p style={{ marginBlockStart: '1rem' }}>
        <ButtonLink to="/checkout">Back to Checkout</ButtonLink>
      </p>
    </>
  )
}

function PlainOrders() {
  return (
    <>
      <PageHeading lead="Please check your email for order confirmations.">Orders</PageHeading>
      <ButtonLink to="/merchandise">Shop Merchandise</ButtonLink>
    </>
  )
}
