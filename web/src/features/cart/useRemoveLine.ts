import type { CartItem } from '#contracts/cart.ts'
import { serverMessage } from '#contracts/ApiError.ts'
import { runMutation } from '../../lib/runMutation.ts'
import { showToast } from '../../lib/toastStore.ts'
import { useRemoveFromCart } from './queries.ts'

export function useRemoveLine(): (item: CartItem, onRemoved?: () => void) => void {
  const remove = useRemoveFromCart()
  return (item, onRemoved) => {
    onRemoved?.()
    runMutation(remove, item.id, {
      onSuccess: () =>
        showToast({ title: 'Item Removed', description: `${item.merchandise.title} was removed from your cart` }),
      onError: (error) =>
        showToast({
          tone: 'destructive',
          title: 'Remove Failed',
          description: serverMessage(error, 'Failed to remove cart item'),
        }),
    })
  }
}
