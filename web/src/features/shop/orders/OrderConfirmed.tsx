import { styled } from 'styled-components'
import { deliveryDays } from '../../../lib/deliveryDays.ts'
import type { FulfilmentState, Order } from '#contracts/shop/orders.ts'
import { theme } from '../../../theme.ts'
import { AgateArt } from '../../../ui/AgateArt.tsx'
import { ButtonLink } from '../../../ui/ButtonLink.tsx'
import { ShopButton } from '../../../ui/ShopButton.tsx'
import { PageHeading } from '../../../ui/PageHeading.tsx'
import { CopyButton } from './CopyButton.tsx'
import { isFinal } from './describeOrder.ts'
import { t } from '../../../lib/text.ts'

const SEAL = { width: 320, height: 320, bands: 12 }

const DISPATCHED: FulfilmentState[] = ['shipped', 'delivered']

export function OrderConfirmed({ order }: { order: Order }) {
  const heading = headingFor(order)
  const isInProgress = !isFinal(order) && !DISPATCHED.includes(order.fulfilment)
  const isOnlyOwn = order.delivery === null && order.ownDelivery !== undefined
  return (
    <Columns>
      <Seal>
        <AgateArt seed={order.reference} ramp="moss" size={SEAL} />
      </Seal>
      <div>
        <PageHeading key={heading} focused>
          {heading}
        </PageHeading>
        <Reference>
          {t('Order reference')} <strong>{order.reference}</strong>
          <CopyButton text={order.reference} what={t('order reference')} />
        </Reference>
        {isInProgress && (
          <Notes>
            <li>{t('You will receive a confirmation email soon')}</li>
            {!isOnlyOwn && <li>{t('Your order ships within 1-3 business days')}</li>}
            <Expected {...order} />
            <li>{t('Tracking info is sent once your order has shipped')}</li>
          </Notes>
        )}
        <Row data-print="no">
          <ButtonLink to="/">{t('Continue Shopping')}</ButtonLink>
          <ShopButton $tone="outline">{t('Shop More Gear')}</ShopButton>
        </Row>
      </div>
    </Columns>
  )
}

function Expected({ delivery, ownDelivery }: Pick<Order, 'delivery' | 'ownDelivery'>) {
  if (delivery && ownDelivery)
    return (
      <>
        <li>{t('Printed for you: estimated delivery {days}', { days: deliveryDays(delivery) })}</li>
        <li>{t('Sent by us: estimated delivery {days}', { days: deliveryDays(ownDelivery) })}</li>
      </>
    )
  const days = delivery ?? ownDelivery
  return days ? <li>{t('Estimated delivery {days}', { days: deliveryDays(days) })}</li> : null
}

function headingFor(order: Order): string {
  if (!isFinal(order)) return t('Order Confirmed!')
  return order.fulfilment === 'cancelled' ? t('Order Canceled') : t('Order Refunded')
}

const Columns = styled.div`
  display: grid;
  gap: ${theme.space[5]};

  ${theme.from.tablet} {
    grid-template-columns: minmax(12rem, 20rem) 1fr;
    gap: ${theme.space[7]};
    align-items: center;
  }
`
const Seal = styled.div`
  max-inline-size: 16rem;
  aspect-ratio: 1;
  overflow: hidden;
  ${theme.cleave.large}

  ${theme.below.tablet} {
    max-inline-size: 8rem;
  }

  svg {
    inline-size: 100%;
  }
`
const Reference = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[2]} ${theme.space[3]};

  strong {
    font: 600 ${theme.size.lg} / 1.4 ${theme.font.mono};
  }
`
const Notes = styled.ul`
  margin-block-start: ${theme.space[5]};
  padding-inline-start: 1.2rem;

  li::marker {
    color: ${theme.color.malachite};
  }
`
const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  margin-block-start: ${theme.space[5]};
  gap: ${theme.space[3]};
`
