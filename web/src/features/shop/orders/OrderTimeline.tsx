import { styled } from 'styled-components'
import { factText } from '#contracts/platform/facts.ts'
import { BUYER_EVENTS } from '#contracts/shop/orderEvents.ts'
import type { Order } from '#contracts/shop/orders.ts'
import { theme } from '../../../theme.ts'
import { formatDateTime } from './orderTimes.ts'
import { formatMoney } from '../../../lib/money.ts'
import { t } from '../../../lib/text.ts'

export function OrderTimeline({ timeline }: { timeline: Order['timeline'] }) {
  if (timeline.length === 0) return null
  return (
    <List aria-label={t('Order history')}>
      {timeline.map(({ at, what, ...event }, index) => (
        <li key={index}>
          <span>{factText(BUYER_EVENTS, event, { t, money: formatMoney }) ?? what}</span>
          <time dateTime={at}>{formatDateTime(at)}</time>
        </li>
      ))}
    </List>
  )
}

const List = styled.ol`
  list-style: none;

  li {
    position: relative;
    display: grid;
    padding-block-end: ${theme.space[3]};
    padding-inline-start: ${theme.space[5]};
    line-height: 1.35;

    &:not(:last-child)::before {
      content: '';
      position: absolute;
      inset-block: 1rem -0.25rem;
      inset-inline-start: 0.3125rem;
      border-inline-start: 2px solid ${theme.color.line};
    }

    &::after {
      content: '';
      position: absolute;
      inset-block-start: 0.25rem;
      inset-inline-start: 0;
      inline-size: 0.75rem;
      block-size: 0.75rem;
      border: 2px solid ${theme.color.malachite};
      border-radius: 50%;
      background: ${theme.color.surface};
    }

    &:last-child {
      padding-block-end: 0;

      &::after {
        background: ${theme.color.malachite};
      }
    }
  }

  time {
    color: ${theme.color.muted};
    font: 500 ${theme.size.xs} / 1.6 ${theme.font.mono};
  }
`
