import { styled } from 'styled-components'
import { msg } from '#contracts/shared/msg.ts'
import type { Order } from '#contracts/shop/orders.ts'
import { theme } from '../../../theme.ts'
import { ButtonLink } from '../../../ui/ButtonLink.tsx'
import { formatDateTime, formatDay } from './orderTimes.ts'
import { t } from '../../../lib/text.ts'
import { Trans } from '../../../ui/Trans.tsx'

/** The first of the two steps; the second is the page it leads to. */
export function WithdrawOrder({ order, linkKey }: { order: Order; linkKey: string | null }) {
  const { reference, withdrawal, canCancel } = order
  if (!withdrawal) return null
  const { submittedAt, isComplete, until } = withdrawal
  const address = new URLSearchParams({ withdraw: 'true', order: reference, ...(linkKey && { key: linkKey }) })
  return (
    <>
      {submittedAt && (
        <p>
          <Trans
            id={
              isComplete
                ? msg('You withdrew from the contract on <0>{time}</0>. We emailed you a receipt.')
                : msg('You withdrew from a part of it on <0>{time}</0>. We emailed you a receipt.')
            }
            values={{ time: formatDateTime(submittedAt) }}
            components={{ 0: <time dateTime={submittedAt} /> }}
          />
        </p>
      )}
      {!isComplete && (
        <Row data-print="no">
          <ButtonLink to={`/orders?${address.toString()}`} $tone="outline">
            {t('Withdraw from contract here')}
          </ButtonLink>
          <span>
            {canCancel && `${t('Your legal right, also after printing.')} `}
            {until
              ? t('You can withdraw until {day}, without a reason', { day: formatDay(until) })
              : t('You can withdraw until 14 days after delivery, without a reason')}
          </span>
        </Row>
      )}
    </>
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
