import { useEffect, useState } from 'react'
import { styled } from 'styled-components'
import type { Order } from '#contracts/orders.ts'
import { serverMessage } from '#contracts/ApiError.ts'
import { centsOf, formatCents } from '#contracts/money.ts'
import { runMutation } from '../../lib/runMutation.ts'
import { showToast } from '../../lib/toastStore.ts'
import { theme } from '../../theme.ts'
import { AlertDialog } from '../../ui/AlertDialog.tsx'
import { Button } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { formatDeadline } from './orderTimes.ts'
import { useCancelOrder } from './queries.ts'
import { useDeadline } from './useDeadline.ts'

type CancelOrderProps = { order: Order; linkKey: string | null; onCancelled: () => void }

/** Calls an order off while that is possible, after saying what happens then. */
export function CancelOrder({ order, linkKey, onCancelled }: CancelOrderProps) {
  const { reference, canCancel, cancelUntil, summary, refunded } = order
  const [isAsking, setAsking] = useState(false)
  const [problem, setProblem] = useState<string>()
  const cancel = useCancelOrder({ reference, linkKey })
  useDeadline(canCancel ? cancelUntil : undefined)
  const isGone = cancel.isSuccess && !canCancel

  // The button took the focus along.
  useEffect(() => {
    if (isGone) onCancelled()
    // Once, when it goes; `onCancelled` is another function at every render.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [isGone])

  const back = formatCents(centsOf(summary.total) - centsOf(refunded))

  function handleConfirm() {
    setProblem(undefined)
    runMutation(cancel, undefined, {
      onSuccess: () =>
        showToast({ title: 'Order Cancelled', description: `${back} goes back to the card you paid with` }),
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
          <Button tone="outline" onClick={() => setAsking(true)} pending={cancel.isPending}>
            Cancel order
          </Button>
          <span>
            {cancelUntil
              ? `Can be cancelled until ${formatDeadline(cancelUntil, new Date())}`
              : 'Can be cancelled until it goes to print'}
          </span>
        </Row>
      )}
      <AlertDialog
        open={isAsking}
        onOpenChange={setAsking}
        title="Cancel this order?"
        description={`Nothing of ${reference} is printed or sent, and ${back} goes back to the card you paid with. This cannot be undone.`}
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
