import type { CartItem } from '#contracts/cart.ts'
import { runMutation } from '../../lib/runMutation.ts'
import { showError } from '../../lib/showError.ts'
import { showToast } from '../../lib/toastStore.ts'
import { useRemoveFromCart } from './queries.ts'

export function useRemoveLine(): (item: CartItem, onRemoved?: () => void) => void {
  const remove = useRemoveFromCart()
  return (item, onRemoved) => {
    onRemoved?.()
    runMutation(remove, item.id, {
      onSuccess: () =>
        showToast({ title: 'Item Removed', description: `${item.merchandise.title} was removed from your cart` }),
      onError: (error) => showError(error, 'Failed to remove cart item', 'Remove Failed'),
    })
  }
}
