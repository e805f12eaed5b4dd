import { styled } from 'styled-components'
import type { Order } from '#contracts/orders.ts'
import { theme } from '../../theme.ts'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { formatDateTime, formatDay } from './orderTimes.ts'

/** The first of the two steps; the second is the page it leads to. */
export function WithdrawOrder({ order, linkKey }: { order: Order; linkKey: string | null }) {
  const { reference, withdrawal } = order
  if (!withdrawal) return null
  const { submittedAt, until } = withdrawal
  if (submittedAt) {
    return (
      <p>
        You withdrew from the contract on <time dateTime={submittedAt}>{formatDateTime(submittedAt)}</time>. We emailed
        you a receipt.
      </p>
    )
  }
  const address = new URLSearchParams({ withdraw: 'true', order: reference, ...(linkKey && { key: linkKey }) })
  return (
    <Row data-print="no">
      <ButtonLink to={`/orders?${address.toString()}`} $tone="outline">
        Withdraw from contract here
      </ButtonLink>
      <span>
        {until
          ? `You can withdraw until ${formatDay(until)}, without a reason`
          : 'You can withdraw until 14 days after delivery, without a reason'}
      </span>
    </Row>
  )
}

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[2]} ${theme.space[3]};

  span {
    color: ${theme.color.muted};
    font-size: ${theme.size.sm};
  }
`
