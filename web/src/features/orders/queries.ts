import { queryOptions } from '@tanstack/react-query'
import { paths } from '#contracts/paths.ts'
import { readQuery } from '../../lib/readQuery.ts'

const loadOrder = async () => (await import('#contracts/orders.ts')).orderSchema
const loadOrderList = async () => (await import('#contracts/orders.ts')).orderListSchema

export const ordersQuery = readQuery([paths.orders], loadOrderList)

const ASK_EVERY_MS = 2000
export const ASK_AT_MOST = 30

/** One order, asked for again every 2 s for up to a minute while its payment is not settled. */
export function orderQuery(reference: string) {
  return queryOptions({
    ...readQuery([paths.orders, encodeURIComponent(reference)], loadOrder),
    refetchInterval: ({ state: { data, dataUpdateCount, error } }) =>
      !error && data?.payment === 'pending' && dataUpdateCount < ASK_AT_MOST ? ASK_EVERY_MS : false,
  })
}
