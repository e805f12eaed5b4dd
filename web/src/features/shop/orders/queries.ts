import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '#contracts/call.ts'
import type { Order } from '#contracts/shop/orders.ts'
import { cancelOwnLine, cancelOwnOrder, readOneOrder, readOrders } from '#contracts/routes/shop/orders.ts'
import { readQuery } from '../../../lib/readQuery.ts'
import { isBeingCancelled } from './describeOrder.ts'

const ASK_EVERY_MS = 2000
export const ASK_AT_MOST = 30

export const ordersQuery = queryOptions({
  ...readQuery(readOrders, {}),
  refetchInterval: ({ state: { data, dataUpdateCount, error } }) =>
    !error && data?.some(isBeingCancelled) && dataUpdateCount < ASK_AT_MOST ? ASK_EVERY_MS : false,
})

/** `linkKey` is from the emailed link. */
export type OrderAccess = { reference: string; linkKey: string | null }

/** Polls every 2 s for up to a minute while the payment, cancellation or refund is pending. */
export function orderQuery(access: OrderAccess) {
  return queryOptions({
    ...readQuery(readOneOrder, partsOf(access)),
    refetchInterval: ({ state: { data, dataUpdateCount, error } }) =>
      !error && data && isUnsettled(data) && dataUpdateCount < ASK_AT_MOST ? ASK_EVERY_MS : false,
  })
}

const isUnsettled = (order: Order) => order.payment === 'pending' || isBeingCancelled(order) || awaitsMoney(order)
const awaitsMoney = ({ payment, fulfilment }: Order) => payment === 'paid' && fulfilment === 'cancelled'
export const partsOf = ({ reference, linkKey }: OrderAccess) => ({
  params: { reference },
  ...(linkKey && { query: { key: linkKey } }),
})

export function useCancelOrder(access: OrderAccess) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: () => call(cancelOwnOrder, partsOf(access)),
    // After an error, too: the order may have gone to print.
    onSettled: () => queryClient.invalidateQueries({ queryKey: ordersQuery.queryKey }),
  })
}

export function useCancelLine(access: OrderAccess) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (line: Order['lines'][number]['id']) => {
      const { params, ...rest } = partsOf(access)
      return call(cancelOwnLine, { params: { ...params, line: Number(line) }, ...rest })
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: ordersQuery.queryKey }),
  })
}
