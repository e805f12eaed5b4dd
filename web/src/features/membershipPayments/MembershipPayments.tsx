import { useQuery } from '@tanstack/react-query'
import { styled } from 'styled-components'
import { addressOf } from '#contracts/addressOf.ts'
import type { MembershipPayment } from '#contracts/membershipPayments.ts'
import { centsOf, formatCents } from '#contracts/money.ts'
import { readMembershipPayments, readMembershipReceipt } from '#contracts/routes/membershipPayments.ts'
import { readQuery } from '../../lib/readQuery.ts'
import { theme } from '../../theme.ts'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'

const paymentsQuery = readQuery(readMembershipPayments, {})
const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' })
const dayOf = (at: string) => day.format(new Date(at))
const priceOf = (amount: string) => formatCents(centsOf(amount))

/** Each with its receipt. */
export function MembershipPayments() {
  const { data, isError, isFetching, refetch } = useQuery(paymentsQuery)
  if (isError) return <ErrorState title="Your payments could not be loaded." onRetry={refetch} pending={isFetching} />
  if (!data) return <Skeleton $height="6rem" />
  if (data.payments.length === 0) return <p>You haven’t paid for a membership yet.</p>
  return (
    <List role="list">
      {data.payments.map((payment) => (
        <Payment key={payment.id} payment={payment} />
      ))}
    </List>
  )
}

function Payment({ payment }: { payment: MembershipPayment }) {
  const { id, plan, amount, tax, refunded, paidAt, from, until } = payment
  const name = plan === 'annual' ? 'Annual' : 'Monthly'
  return (
    <li>
      <span>
        <strong>{priceOf(amount)}</strong> on <time dateTime={paidAt}>{dayOf(paidAt)}</time>
        <small>
          {name}
          {from && until && `, ${dayOf(from)} to ${dayOf(until)}`}
          {centsOf(tax) > 0 && `, with ${priceOf(tax)} tax`}
        </small>
        {centsOf(refunded) > 0 && <small>{priceOf(refunded)} refunded</small>}
      </span>
      <a
        href={addressOf(readMembershipReceipt, { params: { id } })}
        download
        aria-label={`PDF receipt of ${dayOf(paidAt)}`}
      >
        PDF receipt
      </a>
    </li>
  )
}

const List = styled.ul`
  display: grid;

  li {
    display: flex;
    flex-wrap: wrap;
    gap: ${theme.space[2]} ${theme.space[5]};
    align-items: center;
    justify-content: space-between;
    padding-block: ${theme.space[3]};
    border-block-end: 1px solid ${theme.color.line};
  }

  small {
    display: block;
    color: ${theme.color.muted};
    font-size: ${theme.size.sm};
  }

  a {
    padding-block: ${theme.space[3]};
  }
`
