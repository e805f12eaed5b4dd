import { useQuery } from '@tanstack/react-query'
import { styled } from 'styled-components'
import { t } from '../../../lib/text.ts'
import { theme } from '../../../theme.ts'
import { ErrorState } from '../../../ui/ErrorState.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import type { OrderAccess } from '../orders/queries.ts'
import { orderStoneCalls, orderStonesQuery } from './orderStoneQueries.ts'
import { OwnStoneList } from './OwnStoneList.tsx'

/** The stones of an order; nothing for other goods. */
export function OrderStones({ access }: { access: OrderAccess }) {
  const { data, isError, isFetching, refetch } = useQuery(orderStonesQuery(access))
  if (isError)
    return <ErrorState title={t('Your stones could not be loaded.')} onRetry={refetch} pending={isFetching} />
  if (!data) return <Skeleton $height="4rem" />
  if (data.length === 0) return null
  return (
    <Box>
      <h4>{t('Your stones')}</h4>
      <OwnStoneList stones={data} calls={orderStoneCalls(access)} />
    </Box>
  )
}

const Box = styled.section`
  display: grid;
  gap: ${theme.space[2]};

  h4 {
    font-size: ${theme.size.md};
  }
`
