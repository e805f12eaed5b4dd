import { useState } from 'react'
import { runMutation } from '../../../lib/runMutation.ts'
import { showError } from '../../../lib/showError.ts'
import { t } from '../../../lib/text.ts'
import { showToast } from '../../../lib/toastStore.ts'
import { Button } from '../../../ui/Button.tsx'
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx'
import { useClearCart } from './cartChanges.ts'

export function ClearCartButton() {
  const [isConfirming, setConfirming] = useState(false)
  const clear = useClearCart()

  function handleConfirm() {
    runMutation(clear, undefined, {
      onSuccess: () =>
        showToast({ title: t('Cart Cleared'), description: t('All items have been removed from your cart') }),
      onError: (error) => showError(error, t('Failed to clear cart'), t('Clear Failed')),
    })
  }

  return (
    <>
      <Button tone="outline" size="compact" onClick={() => setConfirming(true)} pending={clear.isPending}>
        {t('Clear Cart')}
      </Button>
      <ConfirmDialog
        open={isConfirming}
        onOpenChange={setConfirming}
        title={t('Clear the cart?')}
        description={t('This removes every item.')}
        confirmLabel={t('Clear Cart')}
        onConfirm={handleConfirm}
      />
    </>
  )
}
