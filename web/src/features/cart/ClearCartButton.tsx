import { useState } from 'react'
import { runMutation } from '../../lib/runMutation.ts'
import { showError } from '../../lib/showError.ts'
import { showToast } from '../../lib/toastStore.ts'
import { Button } from '../../ui/Button.tsx'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import { useClearCart } from './queries.ts'

export function ClearCartButton() {
  const [isConfirming, setConfirming] = useState(false)
  const clear = useClearCart()

  function handleConfirm() {
    runMutation(clear, undefined, {
      onSuccess: () => showToast({ title: 'Cart Cleared', description: 'All items have been removed from your cart' }),
      onError: (error) => showError(error, 'Failed to clear cart', 'Clear Failed'),
    })
  }

  return (
    <>
      <Button tone="outline" size="compact" onClick={() => setConfirming(true)} pending={clear.isPending}>
        Clear Cart
      </Button>
      <ConfirmDialog
        open={isConfirming}
        onOpenChange={setConfirming}
        title="Clear the cart?"
        description="This removes every item."
        confirmLabel="Clear Cart"
        onConfirm={handleConfirm}
      />
    </>
  )
}
