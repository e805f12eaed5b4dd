import { useMutation, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query'
import { addressOf } from '#contracts/shared/addressOf.ts'
import { call } from '#contracts/call.ts'
import type { CartItem, ShippingMethod } from '#contracts/shop/cart.ts'
import type { Variant } from '#contracts/shop/products.ts'
import {
  addCartItem,
  changeCartItem,
  emptyCart,
  readCart,
  readCheckoutCart,
  removeCartItem,
} from '#contracts/routes/shop/cart.ts'
import { readQuery } from '../../../lib/readQuery.ts'
import { rememberPrices } from './seenPrices.ts'

export const cartQuery = readQuery(readCart, {})

export type Destination = { country?: string; state?: string; method?: ShippingMethod }

/** The server's prices are the only totals that checkout shows. */
export function checkoutCartQuery({ country, state, method }: Destination = {}) {
  return readQuery(readCheckoutCart, {
    query: { ...(country && { country }), ...(state && { state }), ...(method && { method }) },
  })
}

export function useCartCount(): number {
  const { data } = useQuery({ ...cartQuery, select: (items) => items.reduce((sum, { quantity }) => sum + quantity, 0) })
  return data ?? 0
}

export function useAddToCart() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ id, quantity }: { id: Variant['id']; quantity: number }) =>
      call(addCartItem, { input: { merchandiseVariantId: id, quantity } }),
    onSuccess: (item) => {
      rememberPrices([item])
      return refreshCart(queryClient)
    },
  })
}

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

/** What was in the cart before stays. */
export async function undoAdd({ id, quantity }: CartItem, added: number): Promise<void> {
  if (quantity > added) await call(changeCartItem, { params: { id }, input: { quantity: quantity - added } })
  else await call(removeCartItem, { params: { id } })
}

export function useUndoAdd(item: CartItem, added: number) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: () => undoAdd(item, added),
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

/** Their keys all begin alike. */
export function refreshCart(queryClient: QueryClient) {
  const cart = addressOf(readCart, {})
  return queryClient.invalidateQueries({ predicate: ({ queryKey: [path] }) => String(path).startsWith(cart) })
}
