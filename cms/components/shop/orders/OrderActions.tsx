'use client'
import { useState } from 'react'
import { msg } from '../../platform/view/textIn.ts'
import { useText } from '../../platform/view/useText.ts'
import { CorrectAddress } from './CorrectAddress.tsx'
import type { StoredAddress } from './OrderAddress.tsx'
import { ConfirmAction } from './ConfirmAction.tsx'
import type { OrderAction } from '#domain/shop/orders/possibleActions.ts'

export type OrderActionsProps = {
  id: number
  actions: OrderAction[]
  /** The action whose form is open at first. */
  opened: OrderAction | null
  restCents: number
  isUnknown: boolean
  address: StoredAddress
  /** What the print provider said when it refused the order, or an empty text. */
  refusal: string
}

const LABELS: Record<OrderAction, string> = {
  retry: msg('Try again'),
  cancel: msg('Cancel and refund'),
  refund: msg('Refund part'),
  deliver: msg('Mark delivered'),
  resolve: msg('Resolve problem'),
  'resend-mail': msg('Send confirmation again'),
  'correct-address': msg('Correct the address'),
  'ask-address': msg('Ask the buyer for the address'),
}

export function OrderActions(props: OrderActionsProps) {
  const [open, setOpen] = useState(props.opened)
  const t = useText()
  return (
    <div className="order-actions">
      <div className="moderation" role="group" aria-label={t('Actions for this order')}>
        {props.actions.map((action) => (
          <button
            key={action}
            type="button"
            aria-expanded={open === action}
            onClick={() => setOpen(open === action ? null : action)}
          >
            {t(LABELS[action])}
          </button>
        ))}
      </div>
      {open === 'correct-address' && props.actions.includes(open) && (
        <CorrectAddress {...props} onEnd={() => setOpen(null)} />
      )}
      {open && open !== 'correct-address' && props.actions.includes(open) && (
        <ConfirmAction key={open} {...props} action={open} label={t(LABELS[open])} onEnd={() => setOpen(null)} />
      )}
    </div>
  )
}
