import { useQuery } from '@tanstack/react-query'
import { styled } from 'styled-components'
import { addressOf } from '#contracts/shared/addressOf.ts'
import type { MembershipPayment } from '#contracts/membership/membershipPayments.ts'
import { centsOf } from '#contracts/shared/money.ts'
import { readMembershipPayments, readMembershipReceipt } from '#contracts/routes/membership/membershipPayments.ts'
import { dateFormat } from '../../../lib/dateFormat.ts'
import { formatMoney } from '../../../lib/money.ts'
import { readQuery } from '../../../lib/readQuery.ts'
import { t } from '../../../lib/text.ts'
import { theme } from '../../../theme.ts'
import { Badge } from '../../../ui/Badge.tsx'
import { ErrorState } from '../../../ui/ErrorState.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { Trans } from '../../../ui/Trans.tsx'

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

/** `Annual, Mar 4, 2026 to Mar 4, 2027, with $2.00 tax`. */
function describe({ plan, tax, ...period }: MembershipPayment): string {
  const name = plan === 'annual' ? t('Annual') : t('Monthly')
  const taxed = centsOf(tax) > 0 ? priceOf(tax) : null
  if (!period.from || !period.until) return taxed ? t('{plan}, with {tax} tax', { plan: name, tax: taxed }) : name
  const [from, until] = [dayOf(period.from), dayOf(period.until)]
  return taxed
    ? t('{plan}, {from} to {until}, with {tax} tax', { plan: name, from, until, tax: taxed })
    : t('{plan}, {from} to {until}', { plan: name, from, until })
}

function Payment({ payment }: { payment: MembershipPayment }) {
  const { id, amount, refunded, paidAt } = payment
  return (
    <li>
      <span>
        <Trans
          id="<0>{amount}</0> on <1>{day}</1>"
          values={{ amount: priceOf(amount), day: dayOf(paidAt) }}
          components={{ 0: <strong />, 1: <time dateTime={paidAt} /> }}
        />
        <State payment={payment} />
        <small>{describe(payment)}</small>
        {centsOf(refunded) > 0 && <small>{t('{amount} refunded', { amount: priceOf(refunded) })}</small>}
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

function State({ payment: { amount, refunded } }: { payment: MembershipPayment }) {
  if (centsOf(refunded) === 0) return <Badge $tone="good">{t('Paid')}</Badge>
  return <Badge>{centsOf(refunded) < centsOf(amount) ? t('Partly refunded') : t('Refunded')}</Badge>
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

  time {
    margin-inline-end: ${theme.space[3]};
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
