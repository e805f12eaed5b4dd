import { useQuery } from '@tanstack/react-query'
import { styled } from 'styled-components'
import { addressOf } from '#contracts/addressOf.ts'
import type { MembershipPayment } from '#contracts/membershipPayments.ts'
import { centsOf } from '#contracts/money.ts'
import { readMembershipPayments, readMembershipReceipt } from '#contracts/routes/membershipPayments.ts'
import { readQuery } from '../../lib/readQuery.ts'
import { theme } from '../../theme.ts'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { t } from '../../lib/text.ts'
import { formatMoney } from '../../lib/money.ts'
import { dateFormat } from '../../lib/dateFormat.ts'

const paymentsQuery = readQuery(readMembershipPayments, {})
const day = dateFormat({ dateStyle: 'medium' })
const dayOf = (at: string) => day.format(new Date(at))
const priceOf = (amount: string) => formatMoney(centsOf(amount))

/** Each with its receipt. */
export function MembershipPayments() {
  const { data, isError, isFetching, refetch } = useQuery(paymentsQuery)
  if (isError)
    return <ErrorState title={t('Your payments could not be loaded.')} onRetry={refetch} pending={isFetching} />
  if (!data) return <Skeleton $height="6rem" />
  if (data.payments.length === 0) return <p>{t('You haven’t paid for a membership yet.')}</p>
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
  const name = plan === 'annual' ? t('Annual') : t('Monthly')
  return (
    <li>
      <span>
        <strong>{priceOf(amount)}</strong> {t('on')} <time dateTime={paidAt}>{dayOf(paidAt)}</time>
        <small>
          {name}
          {from && until && t(', {day} to {day2}', { day: dayOf(from), day2: dayOf(until) })}
          {centsOf(tax) > 0 && t(', with {price} tax', { price: priceOf(tax) })}
        </small>
        {centsOf(refunded) > 0 && <small>{t('{price} refunded', { price: priceOf(refunded) })}</small>}
      </span>
      <a
        href={addressOf(readMembershipReceipt, { params: { id } })}
        download
        aria-label={t('PDF receipt of {day}', { day: dayOf(paidAt) })}
      >
        {t('PDF receipt')}
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
