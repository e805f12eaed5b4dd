import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '#contracts/call.ts'
import type { Address } from '#contracts/shop/checkout.ts'
import { changeOrderAddress } from '#contracts/routes/shop/orders.ts'
import { type OrderAccess, ordersQuery, partsOf } from './queries.ts'

export function useChangeAddress(access: OrderAccess) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (input: Address) => call(changeOrderAddress, { ...partsOf(access), input }),
    // After an error, too: the order may have gone to print.
    onSettled: () => queryClient.invalidateQueries({ queryKey: ordersQuery.queryKey }),
  })
}
