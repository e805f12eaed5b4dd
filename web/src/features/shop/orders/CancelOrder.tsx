import { useEffect, useState } from 'react'
import { styled } from 'styled-components'
import type { Order } from '#contracts/shop/orders.ts'
import { msg } from '#contracts/shared/msg.ts'
import { serverMessage } from '#contracts/platform/ApiError.ts'
import { centsOf } from '#contracts/shared/money.ts'
import { runMutation } from '../../../lib/runMutation.ts'
import { showToast } from '../../../lib/toastStore.ts'
import { theme } from '../../../theme.ts'
import { Button } from '../../../ui/Button.tsx'
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { isOwn } from './describeOrder.ts'
import { formatDeadline } from './orderTimes.ts'
import { useCancelOrder } from './queries.ts'
import { useDeadline } from './useDeadline.ts'
import { t } from '../../../lib/text.ts'
import { formatMoney } from '../../../lib/money.ts'

type CancelOrderProps = { order: Order; linkKey: string | null; onCancelled: () => void }

export function CancelOrder({ order, linkKey, onCancelled }: CancelOrderProps) {
  const { reference, canCancel, cancelRefund, cancelUntil, withdrawal } = order
  const [isConfirming, setConfirming] = useState(false)
  const [problem, setProblem] = useState<string>()
  const cancel = useCancelOrder({ reference, linkKey })
  useDeadline(canCancel ? cancelUntil : undefined)
  const wasCancelled = cancel.isSuccess && !canCancel

  // The button that had the focus is gone.
  useEffect(() => {
    if (wasCancelled) onCancelled()
    // Only when the button disappears; `onCancelled` is new on every render.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [wasCancelled])

  const back = formatMoney(centsOf(cancelRefund ?? '0'))

  function handleConfirm() {
    setProblem(undefined)
    runMutation(cancel, undefined, {
      onSuccess: () =>
        showToast({ title: t('Order Canceled'), description: t('We’ll refund {back} the way you paid', { back }) }),
      onError: (error) => {
        const description = serverMessage(error, t('Failed to cancel the order'))
        setProblem(description)
        showToast({ tone: 'destructive', title: t('Cancel Failed'), description })
      },
    })
  }

  return (
    <>
      {problem && (
        <Notice tone="bad" role="alert" title={t('Cancel Failed')}>
          {problem}
        </Notice>
      )}
      {canCancel && (
        <Row data-print="no">
          <Button tone="outline" onClick={() => setConfirming(true)} pending={cancel.isPending}>
            {t('Cancel order')}
          </Button>
          <span>
            {withdrawal && `${t(isOwn(order) ? QUICK.own : QUICK.printed)} `}
            {cancelUntil
              ? t('You can cancel until {deadline}', { deadline: formatDeadline(cancelUntil, new Date()) })
              : t(isOwn(order) ? UNTIL.own : UNTIL.printed)}
          </span>
        </Row>
      )}
      <ConfirmDialog
        open={isConfirming}
        onOpenChange={setConfirming}
        title={t('Cancel this order?')}
        description={t(
          'We won’t print or send {reference}, and we’ll refund {back} the way you paid. This can’t be undone.',
          { reference, back },
        )}
        confirmLabel={t('Cancel order')}
        dismissLabel={t('Keep order')}
        onConfirm={handleConfirm}
      />
    </>
  )
}

const QUICK = {
  printed: msg('The quick way: nothing is printed, and nothing to send back.'),
  own: msg('The quick way: there is nothing to send back.'),
}
const UNTIL = {
  printed: msg('You can cancel until it goes to print'),
  own: msg('You can cancel until we send it'),
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
