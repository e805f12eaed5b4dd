import { useState } from 'react'
import { styled } from 'styled-components'
import { centsOf } from '#contracts/shared/money.ts'
import type { Order } from '#contracts/shop/orders.ts'
import { runMutation } from '../../../lib/runMutation.ts'
import { showError } from '../../../lib/showError.ts'
import { showToast } from '../../../lib/toastStore.ts'
import { theme } from '../../../theme.ts'
import { Button } from '../../../ui/Button.tsx'
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx'
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx'
import { type OrderAccess, useCancelLine } from './queries.ts'
import { t } from '../../../lib/text.ts'
import { formatMoney } from '../../../lib/money.ts'
import { Trans } from '../../../ui/Trans.tsx'
import { lineVariantText, withVariant } from '../articles/variantText.ts'

type CancelLineProps = {
  line: Order['lines'][number]
  /** Of its order. */
  summary: Order['summary']
  access: OrderAccess
}

export function CancelLine({ line, summary, access }: CancelLineProps) {
  const [isConfirming, setConfirming] = useState(false)
  const cancel = useCancelLine(access)
  if (line.cancelRefund === null) return null
  const item = `${line.quantity} × ${line.title}`
  const isFree = centsOf(line.cancelRefund) === 0
  const back = formatMoney(centsOf(line.cancelRefund))

  function handleConfirm() {
    runMutation(cancel, line.id, {
      onSuccess: () =>
        showToast({
          title: t('Item Canceled'),
          description: isFree
            ? t('There’s nothing to refund for it')
            : t('We’ll refund {back} the way you paid', { back }),
        }),
      onError: (error) => showError(error, t('Failed to cancel the item'), t('Cancel Failed')),
    })
  }

  return (
    <>
      <Quiet tone="quiet" size="compact" onClick={() => setConfirming(true)} pending={cancel.isPending} data-print="no">
        <Trans
          id="Cancel item <0>{name}</0>"
          values={{ name: withVariant(item, lineVariantText(line)) }}
          components={{ 0: <VisuallyHidden /> }}
        />
      </Quiet>
      <ConfirmDialog
        open={isConfirming}
        onOpenChange={setConfirming}
        title={t('Cancel this item?')}
        description={[
          isFree
            ? t(
                'We won’t print {item}. There’s nothing to refund for it. The rest of your order stays. This can’t be undone.',
                { item },
              )
            : t(
                'We won’t print {item}, and we’ll refund {back} the way you paid. The rest of your order stays. This can’t be undone.',
                { item, back },
              ),
          ...whatStays(summary),
        ].join(' ')}
        confirmLabel={t('Cancel item')}
        dismissLabel={t('Keep item')}
        onConfirm={handleConfirm}
      />
    </>
  )
}

/** What was granted at the sale stays, even if the rest wouldn't reach it. */
function whatStays({ code, shipping }: Order['summary']): string[] {
  if (code) return [t('The rest keeps its discounts and its shipping price.')]
  return centsOf(shipping) === 0 ? [t('The rest keeps its free shipping.')] : []
}

/** Its text stands below the name of the item. */
const Quiet = styled(Button)`
  margin-inline-start: -0.75rem;
  color: ${theme.color.muted};
  text-decoration: underline;
`
