import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '#contracts/call.ts'
import type { CartItem } from '#contracts/shop/cart.ts'
import { changeCartItem, emptyCart, removeCartItem } from '#contracts/routes/shop/cart.ts'
import { cartQuery, refreshCart } from './queries.ts'

export function useChangeQuantity(id: CartItem['id']) {
  const queryClient = useQueryClient()
  return useMutation({
    // In sequence, or a slow change could overtake the next.
    scope: { id: `cart item ${id}` },
    mutationFn: (quantity: number) => call(changeCartItem, { params: { id }, input: { quantity } }),
    onSettled: () => refreshCart(queryClient),
  })
}

export function useRemoveFromCart() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (id: CartItem['id']) => call(removeCartItem, { params: { id } }),
    onMutate: async (id) => {
      await queryClient.cancelQueries({ queryKey: cartQuery.queryKey })
      const before = queryClient.getQueryData(cartQuery.queryKey)
      queryClient.setQueryData(
        cartQuery.queryKey,
        before?.filter((item) => item.id !== id),
      )
      return before
    },
    onError: (_error, _id, before) => queryClient.setQueryData(cartQuery.queryKey, before),
    onSettled: () => refreshCart(queryClient),
  })
}

export function useClearCart() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: () => call(emptyCart, {}),
    onSettled: () => refreshCart(queryClient),
  })
}
