import { styled } from 'styled-components'
import type { Order } from '#contracts/shop/orders.ts'
import { deliveryDays } from '../../../lib/deliveryDays.ts'
import { t } from '../../../lib/text.ts'
import { theme } from '../../../theme.ts'

type ParcelDatesProps = Pick<Order, 'delivery' | 'ownDelivery' | 'fulfilment' | 'payment'>

const UNDERWAY: Order['fulfilment'][] = ['none', 'held', 'submitted', 'in_production', 'partially_shipped']

/** What is printed and what the shop sends itself arrive on days of their own. */
export function ParcelDates({ delivery, ownDelivery, fulfilment, payment }: ParcelDatesProps) {
  if (!delivery || !ownDelivery || payment === 'refunded' || !UNDERWAY.includes(fulfilment)) return null
  return (
    <Box>
      <p>{t('This order arrives in two parcels.')}</p>
      <ul>
        <li>{t('Printed for you: estimated delivery {days}', { days: deliveryDays(delivery) })}</li>
        <li>{t('Sent by us: estimated delivery {days}', { days: deliveryDays(ownDelivery) })}</li>
      </ul>
    </Box>
  )
}

const Box = styled.div`
  ul {
    padding-inline-start: 1.2rem;
    color: ${theme.color.muted};
    font-size: ${theme.size.sm};
    font-variant-numeric: tabular-nums;
  }
`
