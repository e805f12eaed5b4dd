import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { styled } from 'styled-components'
import { centsOf } from '#contracts/shared/money.ts'
import { msg } from '#contracts/shared/msg.ts'
import type { Order } from '#contracts/shop/orders.ts'
import { theme } from '../../../theme.ts'
import { Button } from '../../../ui/Button.tsx'
import { ErrorState } from '../../../ui/ErrorState.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { ClaimForm } from './ClaimForm.tsx'
import { claimsQuery } from './claimQueries.ts'
import { ClaimThread } from './ClaimThread.tsx'
import type { OrderAccess } from './queries.ts'
import { t } from '../../../lib/text.ts'

type OrderClaimsProps = { order: Order; access: OrderAccess }

export function OrderClaims({ order, access }: OrderClaimsProps) {
  const [isWriting, setWriting] = useState(false)
  const hasClaims = order.claimCount > 0
  const claims = useQuery({ ...claimsQuery(access), enabled: hasClaims })
  const isWaiting = claims.data?.some(({ status }) => status === 'open' || status === 'answered') ?? hasClaims
  return (
    <Box data-print="no">
      <h4>{t('Is something wrong?')}</h4>
      {hasClaims && claims.isPending && <Skeleton $height="6rem" />}
      {claims.isError && (
        <ErrorState
          title={t('Your report could not be loaded.')}
          onRetry={claims.refetch}
          pending={claims.isFetching}
        />
      )}
      {claims.data?.map((claim) => (
        <ClaimThread key={claim.id} claim={claim} access={access} />
      ))}
      {isWriting && <ClaimForm order={order} access={access} onClose={() => setWriting(false)} />}
      {!isWriting && order.canClaim && !isWaiting && (
        <div>
          <p>{t(invitationTo(order))}</p>
          <Button tone="outline" size="compact" onClick={() => setWriting(true)}>
            {t('Report a problem')}
          </Button>
        </div>
      )}
    </Box>
  )
}

function invitationTo({ isFullyRefunded, refundPending }: Order): string {
  if (!isFullyRefunded) return msg('Damaged, misprinted or missing? Tell us, and we’ll replace or refund it.')
  return centsOf(refundPending) > 0
    ? msg(
        'We’re refunding this order in full, so there’s nothing left to refund. You can still tell us what went wrong.',
      )
    : msg('We refunded this order in full, so there’s nothing left to refund. You can still tell us what went wrong.')
}

const Box = styled.section`
  display: grid;
  gap: ${theme.space[4]};

  h4 {
    font-size: ${theme.size.md};
  }

  p {
    margin-block-end: ${theme.space[2]};
  }
`
