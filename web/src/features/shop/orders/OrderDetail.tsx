import { Printer } from 'lucide-react'
import { useId, useRef, type ReactNode } from 'react'
import { styled } from 'styled-components'
import type { Order } from '#contracts/shop/orders.ts'
import { centsOf } from '#contracts/shared/money.ts'
import { useBrandName, useOffers } from '../../../lib/siteConfig.ts'
import { theme } from '../../../theme.ts'
import { Badge } from '../../../ui/Badge.tsx'
import { Button } from '../../../ui/Button.tsx'
import { PaddedCard } from '../../../ui/Card.tsx'
import { lazyPart } from '../../../ui/lazyPart.tsx'
import { PriceSummaryList } from '../../../ui/PriceSummaryList.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { describeOrder } from './describeOrder.ts'
import { OrderAddress } from './OrderAddress.tsx'
import { OrderLines } from './OrderLines.tsx'
import { formatDay } from './orderTimes.ts'
import { OrderSteps } from './OrderSteps.tsx'
import { OrderTracking } from './OrderTracking.tsx'
import { OrderTerms } from './OrderTerms.tsx'
import { ParcelDates } from './ParcelDates.tsx'
import { printOrder } from './printOrder.ts'
import { ReviewLink } from './ReviewLink.tsx'
import { t } from '../../../lib/text.ts'
import { formatMoney } from '../../../lib/money.ts'

/** Not needed to see an order. */
const CancelOrder = lazyPart(async () => (await import('./CancelOrder.tsx')).CancelOrder)
const WithdrawOrder = lazyPart(async () => (await import('./WithdrawOrder.tsx')).WithdrawOrder)
const OrderActions = lazyPart(async () => (await import('./OrderActions.tsx')).OrderActions)
const OrderTimeline = lazyPart(async () => (await import('./OrderTimeline.tsx')).OrderTimeline)
const OrderStones = lazyPart(async () => (await import('../stones/OrderStones.tsx')).OrderStones, {
  fallback: <Skeleton $height="4rem" />,
})
const OrderClaims = lazyPart(async () => (await import('./OrderClaims.tsx')).OrderClaims, {
  fallback: <Skeleton $height="6rem" />,
})

type OrderDetailProps = {
  order: Order
  linkKey?: string | null
  heading: ReactNode
  open?: boolean
}

export function OrderDetail({ order, linkKey = null, heading, open = false }: OrderDetailProps) {
  const id = useId()
  const siteName = useBrandName()
  const offers = useOffers()
  const article = useRef<HTMLDivElement>(null)
  const status = useRef<HTMLParagraphElement>(null)
  const access = { reference: order.reference, linkKey }
  const { label, tone, says } = describeOrder(order)
  const count = order.lines.reduce((sum, { quantity }) => sum + quantity, 0)

  return (
    <Box as="article" ref={article} aria-labelledby={id} data-site={siteName} data-reference={order.reference}>
      <Top>
        <Name as={open ? 'h2' : 'h3'} id={id}>
          {heading}
        </Name>
        <Badge $tone={tone}>{label}</Badge>
        {order.payment === 'partially_refunded' && <Badge>{t('Partly refunded')}</Badge>}
        <small>
          <time dateTime={order.createdAt}>{formatDay(order.createdAt)}</time>
          {`, ${t('{count, plural, one {# item} other {# items}}', { count })}, ${formatMoney(centsOf(order.summary.total))}`}
        </small>
      </Top>
      <p ref={status} role="status" tabIndex={-1}>
        {says}
      </p>
      <CancelOrder order={order} linkKey={linkKey} onCancelled={() => status.current?.focus()} />
      {order.withdrawal && <WithdrawOrder order={order} linkKey={linkKey} />}
      <OrderSteps steps={order.steps} delivery={order.delivery} ownDelivery={order.ownDelivery} />
      <ParcelDates {...order} />
      <OrderTracking order={order} />
      <OrderLines order={order} access={access} />
      {open && offers('own-goods') && mayHaveStones(order) && <OrderStones access={access} />}
      <ReviewLink order={order} linkKey={linkKey} />
      <OrderAddress
        address={order.shippingAddress}
        problem={order.addressProblem}
        canChange={order.canChange}
        access={access}
      />
      <details open={open}>
        <Fold data-print="no">{t('Details')}</Fold>
        <Columns>
          <OrderTimeline timeline={order.timeline} />
          <PriceSummaryList summary={order.summary} isPaid={order.hasInvoice} refunded={order.refunded} />
        </Columns>
      </details>
      <OrderTerms terms={order.terms} />
      {(order.canClaim || order.claimCount > 0) && <OrderClaims order={order} access={access} />}
      <Actions data-print="no">
        <OrderActions order={order} access={access} />
        <Button tone="outline" size="compact" onClick={() => article.current && printOrder(article.current)}>
          <Printer size={16} aria-hidden="true" />
          {t('Print')}
        </Button>
      </Actions>
    </Box>
  )
}

/** Which of our own goods are stones, the server knows. */
/** What is canceled is for sale again, before the list of stones is read again. */
const mayHaveStones = ({ fulfilment, lines }: Order): boolean =>
  fulfilment !== 'cancelled' && lines.some(({ isOwn, articlePath }) => isOwn && articlePath?.startsWith('/shop/'))

const Box = styled(PaddedCard)`
  display: grid;
  gap: ${theme.space[4]};
`
const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[2]};
`
const Top = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[2]} ${theme.space[3]};

  small {
    color: ${theme.color.muted};
    font-size: ${theme.size.sm};

    ${theme.from.tablet} {
      margin-inline-start: auto;
    }
  }
`
const Name = styled.h3`
  font-size: ${theme.size.h4};

  code {
    font: 600 ${theme.size.md} / 1.4 ${theme.font.mono};
  }
`
const Fold = styled.summary`
  min-block-size: 2.75rem;
  padding-block: ${theme.space[2]};
  font-weight: 650;
  cursor: pointer;
`
const Columns = styled.div`
  display: grid;
  gap: ${theme.space[5]};
  padding-block-start: ${theme.space[2]};

  ${theme.from.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    align-items: start;
    gap: ${theme.space[7]};
  }
`
