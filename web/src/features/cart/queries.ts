import { useMutation, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query'
import type { CartItem, ShippingMethod } from '#contracts/cart.ts'
import { paths } from '#contracts/paths.ts'
import type { Variant } from '#contracts/products.ts'
import { apiRequest, apiSend } from '../../lib/apiClient.ts'
import { readQuery } from '../../lib/readQuery.ts'
import { rememberPrices } from './seenPrices.ts'

const loadCart = async () => (await import('#contracts/cart.ts')).cartSchema
const loadCartItem = async () => (await import('#contracts/cart.ts')).cartItemSchema
const loadCheckoutCart = async () => (await import('#contracts/cart.ts')).checkoutCartSchema

export const cartQuery = readQuery([paths.cart], loadCart)

export type Destination = { country?: string; state?: string; method?: ShippingMethod }

/** The cart as the server prices it for a destination: the only totals checkout shows. */
export function checkoutCartQuery(destination: Destination = {}) {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(destination)) if (value) query.set(name, value)
  const address = query.size ? `${paths.checkoutCart}?${query}` : paths.checkoutCart
  return readQuery([address], loadCheckoutCart)
}

/** How many pieces are in the cart. */
export function useCartCount(): number {
  const { data } = useQuery({ ...cartQuery, select: (items) => items.reduce((sum, { quantity }) => sum + quantity, 0) })
  return data ?? 0
}

export function useAddToCart() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (merchandiseVariantId: Variant['id']) =>
      apiSend('POST', paths.cart, { merchandiseVariantId, quantity: 1 }, loadCartItem),
    onSuccess: (item) => {
      rememberPrices([item])
      return refreshCart(queryClient)
    },
  })
}

export function useChangeQuantity(id: CartItem['id']) {
  const queryClient = useQueryClient()
  return useMutation({
    // One after the other, or a slow change could overtake the one after it.
    scope: { id: `${paths.cart} ${id}` },
    mutationFn: (quantity: number) => apiSend('PUT', paths.cartItem(id), { quantity }, loadCartItem),
    onSettled: () => refreshCart(queryClient),
  })
}

export function useRemoveFromCart() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (id: CartItem['id']) => apiRequest('DELETE', paths.cartItem(id)),
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
    mutationFn: () => apiRequest('DELETE', paths.cart),
    onSettled: () => refreshCart(queryClient),
  })
}

/** The cart and every price made from it: their addresses all begin alike. */
export function refreshCart(queryClient: QueryClient) {
  return queryClient.invalidateQueries({ predicate: ({ queryKey: [path] }) => String(path).startsWith(paths.cart) })
}
