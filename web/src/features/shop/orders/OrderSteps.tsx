import { styled } from 'styled-components'
import { deliveryDays } from '../../../lib/deliveryDays.ts'
import type { Order, OrderStepName } from '#contracts/shop/orders.ts'
import { msg } from '#contracts/shared/msg.ts'
import { theme } from '../../../theme.ts'
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx'
import { formatDeadline, formatShortDay } from './orderTimes.ts'
import { t } from '../../../lib/text.ts'

const LABELS: Record<OrderStepName, string> = {
  ordered: msg('Ordered'),
  paid: msg('Paid'),
  held: msg('You can still change it'),
  printing: msg('Sent to print'),
  shipped: msg('Shipped'),
  delivered: msg('Delivered'),
}

type Expected = Pick<Order, 'delivery' | 'ownDelivery'>
type OrderStepsProps = Pick<Order, 'steps'> & Expected

export function OrderSteps({ steps, ...expected }: OrderStepsProps) {
  // The hold matters only while it lasts.
  const shown = steps.filter(({ step, isDone }) => step !== 'held' || !isDone)
  const current = shown.find(({ isDone }) => !isDone)?.step
  if (shown.length < 2) return null
  return (
    <List aria-label={t('Progress')} role="list">
      {shown.map(({ step, at, isDone }) => (
        <li key={step} data-done={isDone} {...(step === current && { 'aria-current': 'step' })}>
          <strong>{t(LABELS[step])}</strong>
          <small>
            {noteOf(step, { at, isDone }, expected)}
            {isDone && <VisuallyHidden> {t('(done)')}</VisuallyHidden>}
          </small>
        </li>
      ))}
    </List>
  )
}

function noteOf(
  step: OrderStepName,
  { at, isDone }: { at: string | null; isDone: boolean },
  { delivery, ownDelivery }: Expected,
) {
  if (isDone) return at && formatShortDay(at)
  if (step === 'held')
    return at ? t('until {deadline}', { deadline: formatDeadline(at, new Date()) }) : t('for a moment')
  if (step !== 'delivered') return null
  if (delivery && ownDelivery)
    return t('about {printed} and {own}', { printed: deliveryDays(delivery), own: deliveryDays(ownDelivery) })
  const days = delivery ?? ownDelivery
  return days ? t('about {days}', { days: deliveryDays(days) }) : null
}

const DOT = '0.875rem'

const List = styled.ol`
  display: grid;
  margin-block: ${theme.space[2]};
  list-style: none;

  li {
    position: relative;
    display: grid;
    align-content: start;
    min-block-size: 2.75rem;
    padding-inline-start: ${theme.space[5]};
    line-height: 1.3;
  }

  li::before {
    content: '';
    position: absolute;
    inset-block: 0.7rem -0.3rem;
    inset-inline-start: calc(${DOT} / 2 - 1px);
    border-inline-start: 2px solid ${theme.color.line};
  }

  li:last-child::before {
    display: none;
  }

  li[data-done='true']::before {
    border-color: ${theme.color.malachite};
  }

  li::after {
    content: '';
    position: absolute;
    inset-block-start: 0.2rem;
    inset-inline-start: 0;
    inline-size: ${DOT};
    block-size: ${DOT};
    border: 2px solid ${theme.color.lineStrong};
    background: ${theme.color.surface};
    rotate: 45deg;
    scale: 0.8;
  }

  li[data-done='true']::after {
    border-color: ${theme.color.malachite};
    background: ${theme.color.malachite};
  }

  li[aria-current]::after {
    border-color: ${theme.color.carnelian};
  }

  li:not([data-done='true'], [aria-current]) strong {
    color: ${theme.color.muted};
    font-weight: 500;
  }

  small {
    color: ${theme.color.muted};
    font-size: ${theme.size.sm};
  }

  ${theme.from.tablet} {
    grid-auto-columns: minmax(0, 1fr);
    grid-auto-flow: column;

    li {
      padding-block-start: ${theme.space[5]};
      padding-inline: 0 ${theme.space[2]};
    }

    li::before {
      inset-block: calc(${DOT} / 2 + 0.2rem - 1px) auto;
      inset-inline: 0.7rem -0.1rem;
      border-block-start: 2px solid ${theme.color.line};
      border-inline-start: 0;
    }
  }
`
