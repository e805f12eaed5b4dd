import { useState } from 'react'
import { styled } from 'styled-components'
import { centsOf, formatCents } from '#contracts/money.ts'
import type { Order } from '#contracts/orders.ts'
import { runMutation } from '../../lib/runMutation.ts'
import { showError } from '../../lib/showError.ts'
import { showToast } from '../../lib/toastStore.ts'
import { theme } from '../../theme.ts'
import { Button } from '../../ui/Button.tsx'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import { type OrderAccess, useCancelLine } from './queries.ts'

type CancelLineProps = { line: Order['lines'][number]; access: OrderAccess }

export function CancelLine({ line, access }: CancelLineProps) {
  const [isConfirming, setConfirming] = useState(false)
  const cancel = useCancelLine(access)
  if (line.cancelRefund === null) return null
  const item = `${line.quantity} × ${line.title}`
  const back = formatCents(centsOf(line.cancelRefund))

  function handleConfirm() {
    runMutation(cancel, line.id, {
      onSuccess: () => showToast({ title: 'Item Canceled', description: `We’ll refund ${back} the way you paid` }),
      onError: (error) => showError(error, 'Failed to cancel the item', 'Cancel Failed'),
    })
  }

  return (
    <>
      <Quiet tone="quiet" size="compact" onClick={() => setConfirming(true)} pending={cancel.isPending} data-print="no">
        Cancel item <VisuallyHidden>{`${item}, ${line.color}, ${line.size}`}</VisuallyHidden>
      </Quiet>
      <ConfirmDialog
        open={isConfirming}
        onOpenChange={setConfirming}
        title="Cancel this item?"
        description={`We won’t print ${item}, and we’ll refund ${back} the way you paid. The rest of your order stays. This can’t be undone.`}
        confirmLabel="Cancel item"
        dismissLabel="Keep item"
        onConfirm={handleConfirm}
      />
    </>
  )
}

/** Its text stands below the name of the item. */
const Quiet = styled(Button)`
  margin-inline-start: -0.75rem;
  color: ${theme.color.muted};
  text-decoration: underline;
`
