import { useEffect, useState } from 'react'
import { styled } from 'styled-components'
import type { Order } from '#contracts/orders.ts'
import { serverMessage } from '#contracts/ApiError.ts'
import { centsOf, formatCents } from '#contracts/money.ts'
import { runMutation } from '../../lib/runMutation.ts'
import { showToast } from '../../lib/toastStore.ts'
import { theme } from '../../theme.ts'
import { Button } from '../../ui/Button.tsx'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { formatDeadline } from './orderTimes.ts'
import { useCancelOrder } from './queries.ts'
import { useDeadline } from './useDeadline.ts'

type CancelOrderProps = { order: Order; linkKey: string | null; onCancelled: () => void }

export function CancelOrder({ order, linkKey, onCancelled }: CancelOrderProps) {
  const { reference, canCancel, cancelUntil, summary, refunded, withdrawal } = order
  const [isConfirming, setConfirming] = useState(false)
  const [problem, setProblem] = useState<string>()
  const cancel = useCancelOrder({ reference, linkKey })
  useDeadline(canCancel ? cancelUntil : undefined)
  const wasCancelled = cancel.isSuccess && !canCancel

  // The button that had the focus is gone.
  useEffect(() => {
    if (wasCancelled) onCancelled()
    // Only when the button disappears; `onCancelled` is new on every render.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [wasCancelled])

  const back = formatCents(centsOf(summary.total) - centsOf(refunded))

  function handleConfirm() {
    setProblem(undefined)
    runMutation(cancel, undefined, {
      onSuccess: () => showToast({ title: 'Order Canceled', description: `We’ll refund ${back} the way you paid` }),
      onError: (error) => {
        const description = serverMessage(error, 'Failed to cancel the order')
        setProblem(description)
        showToast({ tone: 'destructive', title: 'Cancel Failed', description })
      },
    })
  }

  return (
    <>
      {problem && (
        <Notice tone="bad" role="alert" title="Cancel Failed">
          {problem}
        </Notice>
      )}
      {canCancel && (
        <Row data-print="no">
          <Button tone="outline" onClick={() => setConfirming(true)} pending={cancel.isPending}>
            Cancel order
          </Button>
          <span>
            {withdrawal && 'The quick way: nothing is printed, and nothing to send back. '}
            {cancelUntil
              ? `You can cancel until ${formatDeadline(cancelUntil, new Date())}`
              : 'You can cancel until it goes to print'}
          </span>
        </Row>
      )}
      <ConfirmDialog
        open={isConfirming}
        onOpenChange={setConfirming}
        title="Cancel this order?"
        description={`We won’t print or send ${reference}, and we’ll refund ${back} the way you paid. This can’t be undone.`}
        confirmLabel="Cancel order"
        dismissLabel="Keep order"
        onConfirm={handleConfirm}
      />
    </>
  )
}

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[2]} ${theme.space[3]};

  span {
    color: ${theme.color.muted};
    font-size: ${theme.size.sm};
  }
`
