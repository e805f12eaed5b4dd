import { useQuery } from '@tanstack/react-query'
import { styled } from 'styled-components'
import { theme } from '../../../theme.ts'
import { ErrorState } from '../../../ui/ErrorState.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { OrderDetail } from './OrderDetail.tsx'
import { ordersQuery } from './queries.ts'
import { t } from '../../../lib/text.ts'

export function OwnOrders({ shown }: { shown?: string | undefined }) {
  const { data, isPending, isError, isFetching, refetch } = useQuery(ordersQuery)
  const orders = data?.filter(({ reference }) => reference !== shown)
  if (shown && orders?.length === 0) return null
  return (
    <Box aria-labelledby="own-orders">
      <h2 id="own-orders">{t('Your orders')}</h2>
      {isError && <ErrorState title={t('Your orders could not be loaded.')} onRetry={refetch} pending={isFetching} />}
      {isPending && <Skeleton $height="8rem" />}
      {orders?.length === 0 && <p>{t('You haven’t ordered anything yet.')}</p>}
      {orders?.map((order) => (
        <OrderDetail key={order.reference} order={order} heading={<code>{order.reference}</code>} />
      ))}
    </Box>
  )
}

const Box = styled.section`
  display: grid;
  gap: ${theme.space[4]};
  max-inline-size: 52rem;
  margin-block-start: ${theme.space[7]};

  h2 {
    font-size: ${theme.size.h3};
  }
`
