import { useQuery, type QueryClient } from '@tanstack/react-query'
import { addressOf } from '#contracts/shared/addressOf.ts'
import type { ShippingMethod } from '#contracts/shop/cart.ts'
import { readCart, readCheckoutCart } from '#contracts/routes/shop/cart.ts'
import { readQuery } from '../../../lib/readQuery.ts'

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

/** Their keys all begin alike. */
export function refreshCart(queryClient: QueryClient) {
  const cart = addressOf(readCart, {})
  return queryClient.invalidateQueries({ predicate: ({ queryKey: [path] }) => String(path).startsWith(cart) })
}
