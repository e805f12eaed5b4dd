import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '#contracts/call.ts'
import type { CartItem } from '#contracts/shop/cart.ts'
import type { Variant } from '#contracts/shop/products.ts'
import { addCartItem, changeCartItem, removeCartItem } from '#contracts/routes/shop/cart.ts'
import { refreshCart } from './queries.ts'
import { rememberPrices } from './seenPrices.ts'

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
