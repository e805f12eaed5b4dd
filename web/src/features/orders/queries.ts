import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '#contracts/call.ts'
import type { Order } from '#contracts/orders.ts'
import { cancelOwnOrder, readOneOrder, readOrders } from '#contracts/routes/orders.ts'
import { readQuery } from '../../lib/readQuery.ts'
import { isBeingCancelled } from './describeOrder.ts'

const ASK_EVERY_MS = 2000
export const ASK_AT_MOST = 30

export const ordersQuery = queryOptions({
  ...readQuery(readOrders, {}),
  refetchInterval: ({ state: { data, dataUpdateCount, error } }) =>
    !error && data?.some(isBeingCancelled) && dataUpdateCount < ASK_AT_MOST ? ASK_EVERY_MS : false,
})

/** An order, and the key of the mailed link where that is how its buyer got here. */
export type OrderAccess = { reference: string; linkKey: string | null }

/** One order, asked for again every 2 s for up to a minute while its payment, its cancellation or its refund is not settled. */
export function orderQuery(access: OrderAccess) {
  return queryOptions({
    ...readQuery(readOneOrder, partsOf(access)),
    refetchInterval: ({ state: { data, dataUpdateCount, error } }) =>
      !error && data && isUnsettled(data) && dataUpdateCount < ASK_AT_MOST ? ASK_EVERY_MS : false,
  })
}

const isUnsettled = (order: Order) => order.payment === 'pending' || isBeingCancelled(order) || awaitsMoney(order)
/** Cancelled a moment before its money goes back. */
const awaitsMoney = ({ payment, fulfilment }: Order) => payment === 'paid' && fulfilment === 'cancelled'
const partsOf = ({ reference, linkKey }: OrderAccess) => ({
  params: { reference },
  ...(linkKey && { query: { key: linkKey } }),
})

export function useCancelOrder(access: OrderAccess) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: () => call(cancelOwnOrder, partsOf(access)),
    // Also after a refusal: then it has gone to print, and the page should say so.
    onSettled: () => queryClient.invalidateQueries({ queryKey: ordersQuery.queryKey }),
  })
}
