import { styled } from 'styled-components'
import type { Order } from '#contracts/orders.ts'
import { centsOf, formatDollars } from '../../lib/dollars.ts'
import { theme } from '../../theme.ts'
import { Badge } from '../../ui/Badge.tsx'
import { PaddedCard } from '../../ui/Card.tsx'
import { describeOrder } from './describeOrder.ts'

const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long' })

export function OrderCard({ order }: { order: Order }) {
  const { label, tone } = describeOrder(order)
  return (
    <Box as="article" aria-labelledby={`order-${order.reference}`}>
      <Top>
        <Reference id={`order-${order.reference}`}>{order.reference}</Reference>
        <Badge $tone={tone}>{label}</Badge>
        <time dateTime={order.createdAt}>{day.format(new Date(order.createdAt))}</time>
      </Top>
      <Lines role="list">
        {order.lines.map((line) => (
          <li key={`${line.title} ${line.size} ${line.color}`}>
            <span>
              {line.quantity} × {line.title} <small>{`${line.color}, ${line.size}`}</small>
            </span>
            <span>{formatDollars(centsOf(line.lineTotal))}</span>
          </li>
        ))}
        <li>
          <strong>Total</strong>
          <strong>{formatDollars(centsOf(order.summary.total))}</strong>
        </li>
      </Lines>
      {order.tracking.map(({ code, url }) => (
        <p key={code}>Tracking: {url ? <a href={url}>{code}</a> : code}</p>
      ))}
    </Box>
  )
}

const Box = styled(PaddedCard)`
  display: grid;
  gap: ${theme.space[3]};
`
const Top = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[2]} ${theme.space[4]};

  time {
    margin-inline-start: auto;
    color: ${theme.color.muted};
    font-size: ${theme.size.sm};
  }
`
const Reference = styled.h3`
  font: 600 ${theme.size.md} / 1.4 ${theme.font.mono};
`
const Lines = styled.ul`
  display: grid;
  gap: ${theme.space[1]};

  li {
    display: flex;
    justify-content: space-between;
    gap: ${theme.space[4]};
    font-variant-numeric: tabular-nums;
  }

  small {
    color: ${theme.color.muted};
  }
`
