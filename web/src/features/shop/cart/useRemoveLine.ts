import type { CartItem } from '#contracts/shop/cart.ts'
import { runMutation } from '../../../lib/runMutation.ts'
import { showError } from '../../../lib/showError.ts'
import { t } from '../../../lib/text.ts'
import { showToast } from '../../../lib/toastStore.ts'
import { useRemoveFromCart } from './cartChanges.ts'

export function useRemoveLine(): (item: CartItem, onRemoved?: () => void) => void {
  const remove = useRemoveFromCart()
  return (item, onRemoved) => {
    onRemoved?.()
    runMutation(remove, item.id, {
      onSuccess: () =>
        showToast({
          title: t('Item Removed'),
          description: t('{title} was removed from your cart', { title: item.merchandise.title }),
        }),
      onError: (error) => showError(error, t('Failed to remove cart item'), t('Remove Failed')),
    })
  }
}
