import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '#contracts/call.ts'
import type { CartItem } from '#contracts/shop/cart.ts'
import type { Variant } from '#contracts/shop/products.ts'
import { addCartItem, removeCartItem } from '#contracts/routes/shop/cart.ts'
import { refreshCart } from './queries.ts'
import { rememberPrices } from './seenPrices.ts'

/** Adds first: if that fails, the cart stays as it was. */
export function useSwapVariant({ id, quantity }: CartItem) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: async (merchandiseVariantId: Variant['id']) => {
      const item = await call(addCartItem, { input: { merchandiseVariantId, quantity } })
      await call(removeCartItem, { params: { id } })
      rememberPrices([item])
    },
    onSettled: () => refreshCart(queryClient),
  })
}
